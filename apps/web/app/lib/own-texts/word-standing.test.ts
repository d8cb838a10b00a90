import { expect, test } from "vitest";
import { mostUseful, shareOf, standingOf } from "./word-standing.ts";

const reader = {
  strengths: new Map([
    ["үй", 4],
    ["су", 1],
    ["нан", 0],
  ] as const),
  marks: new Set(["бар", "су"]),
};
const word = (lemma: string, count = 1, kind: "word" | "name" | "number" | "unknown" = "word") => ({
  lemma,
  kind,
  count,
  example: null,
});

test("a word is known by weeks of memory or by the reader's own mark", () => {
  const standings = ["үй", "су", "нан", "бар", "қала"].map((one) => standingOf(word(one), reader));
  expect(standings).toEqual(["known", "known", "learning", "known", "new"]);
  expect(standingOf(word("айша", 1, "name"), reader)).toBeNull();
});

test("the share counts running words; names and numbers are known, words of no dictionary are not", () => {
  const words = [word("үй", 5), word("нан", 2), word("қала", 1), word("айша", 1, "name")];
  expect(shareOf([...words, word("ыкпал", 1, "unknown")], reader)).toEqual({
    words: 10,
    known: 0.6,
    learning: 1,
    fresh: 1,
  });
  expect(shareOf([], reader)).toEqual({ words: 0, known: 0, learning: 0, fresh: 0 });
});

test("the most useful words are new, frequent, and stand in a sentence that can be shown", () => {
  const words = [
    word("үй", 90),
    word("қала", 2),
    { ...word("дала", 2), example: "Дала үлкен." },
    word("өзен", 7),
    word("ыкпал", 8, "unknown"),
  ];
  expect(mostUseful(words, reader, 2).map(({ lemma }) => lemma)).toEqual(["өзен", "дала"]);
});
