import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import type { SentCall } from "#app/lib/session/browser-stage.ts";
import { addOwnWord, importWords, maxImported } from "./import-words.ts";

let calls: SentCall[];

beforeEach(() => {
  calls = setOutboxStage(() => Response.json({ added: 2, known: 0, refused: [] })).calls;
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const kept = async () =>
  (await outbox.waiting()).flatMap(({ body }) => ("cards" in body ? body.cards : []));

test("a learner's list goes to the server as it was pasted", async () => {
  signIn(7);
  expect(await importWords("алма\tapple\nнан\tbread", "en")).toEqual({
    added: 2,
    known: 0,
    refused: [],
  });
  expect(calls[0]).toMatchObject({
    url: "/api/review/import",
    body: { text: "алма\tapple\nнан\tbread", meanings: "en" },
  });
});

test("a guest's list becomes cards in this browser, a word twice only once", async () => {
  const told = await importWords("қағаз\tpaper\nқағаз\tpaper\nдәптер\tnotebook", "en");
  expect(told).toMatchObject({ added: 2, refused: [] });
  expect((await kept()).map(({ kz }) => kz)).toEqual(["қағаз", "дәптер"]);
  expect(calls).toEqual([]);
});

test("a list that is too long is refused whole", async () => {
  const letters = [..."абвгдежзий"];
  const spelt = (index: number) =>
    [...String(index)].map((digit) => letters[Number(digit)]).join("");
  const lines = Array.from({ length: maxImported + 1 }, (_, index) => `сөз${spelt(index)}\tword`);
  const text = lines.join("\n");
  expect(await importWords(text, "en")).toBeNull();
  expect(await kept()).toEqual([]);
});

test("look-alike letters are mended; a word that the engine cannot be asked about is kept as it is", async () => {
  // A Latin "a" and "p" stand for the Cyrillic letters.
  await addOwnWord("қapындаш", "", "ru");
  const [card] = await kept();
  expect(card).toMatchObject({ kz: "қарындаш", ru: "" });
});

test("the learner's own meaning is kept as it is", async () => {
  await addOwnWord("шәйнек", "my grandmother's teapot", "en");
  expect(await kept()).toMatchObject([{ kz: "шәйнек", en: "my grandmother's teapot" }]);
});
