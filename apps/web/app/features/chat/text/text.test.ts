import fc from "fast-check";
import { expect, test } from "vitest";
import { kazakhRuns } from "./kazakh-runs.ts";
import { messageBlocks } from "./message-blocks.ts";

test("paragraphs, lists and bold are told apart; everything else is text", () => {
  expect(messageBlocks("Say **рақмет**!\nOr:\n- **сау бол**\n- bye\n\n<b>2 ** 3</b>")).toEqual([
    {
      kind: "paragraph",
      lines: [
        [
          { text: "Say ", bold: false },
          { text: "рақмет", bold: true },
          { text: "!", bold: false },
        ],
        [{ text: "Or:", bold: false }],
      ],
    },
    {
      kind: "bullets",
      lines: [[{ text: "сау бол", bold: true }], [{ text: "bye", bold: false }]],
    },
    { kind: "paragraph", lines: [[{ text: "<b>2 ** 3</b>", bold: false }]] },
  ]);
});

test("no letter of a message is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."аә*- \n1.<>b") }), (text) => {
      const shown = messageBlocks(text)
        .flatMap(({ lines }) => lines.flatMap((line) => line.map((one) => one.text)))
        .join("");
      const letters = (any: string) => any.replace(/[^аәb<>]/g, "");
      expect(letters(shown)).toBe(letters(text));
    }),
  );
});

const runs = (
  line: string,
  language: "en" | "ru" | "kz",
  named: string[] = [],
  unchecked: string[] = [],
) =>
  kazakhRuns(line, { language, kazakh: named.map((text) => ({ text })), unchecked }).map(
    ({ kind, text }) => `${kind}:${text}`,
  );

test("a number with its ending belongs to its sentence", () => {
  const line = "Ертең сағат 9-дан 17-ге дейін жарық болмайды.";
  expect(runs(line, "ru", [line])).toEqual([`kazakh:${line}`]);
  expect(runs("Бүгін далада минус 20 градус.", "en")).toEqual([
    "kazakh:Бүгін далада минус 20 градус.",
  ]);
});

test("in English every Cyrillic word is Kazakh, and words in a row are one phrase", () => {
  expect(runs("Мен кітап оқимын. — I read; ends in -мын", "en")).toEqual([
    "kazakh:Мен кітап оқимын.",
    "plain: — I read; ends in -",
    "suffix:мын",
  ]);
});

test("in Russian only what is named or looks Kazakh is", () => {
  expect(runs("слово бала даёт балалар, а үй — үйлер", "ru", ["бала"])).toEqual([
    "plain:слово ",
    "kazakh:бала",
    "plain: даёт балалар, а ",
    "kazakh:үй",
    "plain: — ",
    "kazakh:үйлер",
  ]);
});

test("a word that could not be derived stands apart", () => {
  expect(runs("Say үйқа now", "en", [], ["үйқа"])).toEqual([
    "plain:Say ",
    "unchecked:үйқа",
    "plain: now",
  ]);
});

test("sentences and the words beside a sign stay apart", () => {
  expect(runs("Рақмет! — сау бол… үй = бала", "kz")).toEqual([
    "kazakh:Рақмет!",
    "plain: — ",
    "kazakh:сау бол… үй",
    "plain: = ",
    "kazakh:бала",
  ]);
});

test("a sentence is one phrase over its dash, colon and quotation marks; a word with its meaning is not", () => {
  expect(runs("Оның аты — Ақтөс. Мен күлдім: ол ойнағысы келеді!", "en")).toEqual([
    "kazakh:Оның аты — Ақтөс. Мен күлдім: ол ойнағысы келеді!",
  ]);
  expect(runs("Ол: «Сабыр ет», — деді. Мен «иә» дедім.", "en")).toEqual([
    "kazakh:Ол",
    "plain:: «",
    "kazakh:Сабыр ет», — деді. Мен «иә» дедім.",
  ]);
  expect(runs("ал — але", "en")).toEqual(["kazakh:ал", "plain: — ", "kazakh:але"]);
});

test("runs put together are the line", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."аәбк -,.x") }),
      fc.constantFrom("en" as const, "ru" as const, "kz" as const),
      (line, language) => {
        const all = kazakhRuns(line, { language, kazakh: [], unchecked: ["ә"] });
        expect(all.map(({ text }) => text).join("")).toBe(line);
      },
    ),
  );
});
