import { expect, test } from "vitest";
import type { Reading } from "../course/course.ts";
import { bothMeanings } from "./both-meanings.ts";
import { makeGlosser } from "./gloss-text.ts";
import { lemmaCounts, taughtLemmas } from "./known-share.ts";

const reading = {
  paragraphs: [
    {
      sentences: [
        { kz: "Айгүл кітаптарын оқып отыр.", en: "", ru: "" },
        { kz: "Оның 3 кітабы бар.", en: "", ru: "" },
      ],
    },
  ],
} as unknown as Reading;

test("forms of one word count as that word, names and numerals as known", () => {
  const counts = lemmaCounts(reading, makeGlosser([], bothMeanings));
  expect(counts.get("кітап")).toBe(2);
  expect(counts.get("")).toBe(2);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(8);
});

test("an expression teaches each of its words", () => {
  expect([...taughtLemmas([{ kz: "кітап" }, { kz: "Кітап оқу" }])]).toEqual(["кітап", "оқу"]);
});
