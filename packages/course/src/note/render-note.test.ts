import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderLine, renderNote } from "./render-note.ts";

test("the engine makes the form and shows where its suffixes begin", () => {
  expect(renderNote("{{кітап|N;DAT;SG;PSS1S}}, {{Асан|N;PRED;1;SG}}")).toEqual([
    {
      kind: "paragraph",
      spans: [
        { kind: "kz", text: "кітабыма", segments: ["кітаб", "ым", "а"] },
        { kind: "text", text: ", " },
        { kind: "kz", text: "Асанмын", segments: ["Асан", "мын"] },
      ],
    },
  ]);
});

test("quoted Kazakh stays as it is written", () => {
  expect(renderNote("{{Сен қайдансың?}}")[0]?.spans).toEqual([
    { kind: "kz", text: "Сен қайдансың?" },
  ]);
});

test("every example of the authors' guide is made as the guide says", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../../docs/content.md"), "utf8");
  const examples = [...guide.matchAll(/`(\{\{[^}]+\}\})` ([а-яәғқңөұүһі]+)/giu)];
  expect(examples.length).toBeGreaterThan(6);
  for (const [, directive = "", form] of examples) {
    const [paragraph] = renderNote(directive.replace("\\|", "|"));
    expect(paragraph?.spans.map(({ text }) => text)).toEqual([form]);
  }
});

test("a line's Kazakh is told apart from its own language, quoted or as it stands", () => {
  expect(
    renderLine("In үйде the suffix is -де, not {{-да}}.", "en").map(({ kind, text }) => [
      kind,
      text,
    ]),
  ).toEqual([
    ["text", "In "],
    ["kz", "үйде"],
    ["text", " the suffix is "],
    ["kz", "-де"],
    ["text", ", not "],
    ["kz", "-да"],
    ["text", "."],
  ]);
  expect(renderLine("Где? -да/-де, үйде", "ru").map(({ kind, text }) => [kind, text])).toEqual([
    ["text", "Где? "],
    ["kz", "-да/-де"],
    ["text", ", "],
    ["kz", "үйде"],
  ]);
});
