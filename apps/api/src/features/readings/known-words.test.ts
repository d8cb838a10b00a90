import type { Course } from "@tilashar/course";
import { expect, test } from "vitest";
import { makeKnownWords } from "./known-words.ts";

const lessons = new Map([
  [1, { words: [{ kz: "кітап" }, { kz: "кітап оқу" }] }],
  [2, { words: [{ kz: "үй" }, { kz: "кітап" }] }],
]);
const course = { lessonById: lessons } as unknown as Course;
const counts = new Map([
  [
    7,
    new Map([
      ["", 2],
      ["кітап", 2],
      ["оқу", 1],
      ["үй", 3],
    ]),
  ],
  [
    8,
    new Map([
      ["үй", 1],
      ["су", 1],
    ]),
  ],
  [9, new Map<string, number>()],
]);
const { sharesOf } = makeKnownWords(course, counts);

test("of a text those running words are known whose forms were taught, and names and numerals", () => {
  expect(sharesOf([])).toEqual([
    { id: 7, known: 0.25 },
    { id: 8, known: 0 },
    { id: 9, known: 0 },
  ]);
  expect(sharesOf([1])[0]).toEqual({ id: 7, known: 0.625 });
});

test("a form that several lessons teach counts once, and an unknown lesson teaches nothing", () => {
  expect(sharesOf([2, 1, 1, 99])).toEqual([
    { id: 7, known: 1 },
    { id: 8, known: 0.5 },
    { id: 9, known: 0 },
  ]);
});
