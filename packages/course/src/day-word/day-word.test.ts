import { expect, test } from "vitest";
import { assembleCourse } from "../course/assemble-course.ts";
import { dayWordOn } from "./day-word.ts";

const example = { kz: "Сөз.", ru: "Слово.", en: "A word." };
const entry = (day: number, kz: string) =>
  ({ day, kz, pos: "noun", ru: "слово", en: "word", picture: "books", example }) as const;

const course = assembleCourse([
  {
    kind: "dayWords",
    file: "words-of-the-day/03-march.yaml",
    data: { month: 3, author: "Tilashar team", words: [entry(22, "наурыз"), entry(22, "көктем")] },
  },
  {
    kind: "dayWords",
    file: "words-of-the-day/01-january.yaml",
    data: { month: 1, author: "Tilashar team", words: [entry(1, "қыс"), entry(2, "аяз")] },
  },
]);

const on = (year: number, month: number, day: number) =>
  dayWordOn(course, { year, month, day })?.kz;

test("a day shows its own word", () => {
  expect(on(2026, 1, 1)).toBe("қыс");
  expect(on(2026, 1, 2)).toBe("аяз");
});

test("words of one day take turns by year", () => {
  expect(new Set([on(2026, 3, 22), on(2027, 3, 22)])).toEqual(new Set(["наурыз", "көктем"]));
  expect(on(2028, 3, 22)).toBe(on(2026, 3, 22));
});

test("a day without a word shows the latest earlier one", () => {
  expect(on(2026, 2, 14)).toBe("аяз");
  expect(on(2026, 12, 31)).toBe(on(2026, 3, 22));
});

test("an empty course has no word", () => {
  expect(dayWordOn(assembleCourse([]), { year: 2026, month: 1, day: 1 })).toBeUndefined();
});
