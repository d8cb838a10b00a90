import { expect, test } from "vitest";
import { HARD, numbersToAsk, rangeIn } from "./number-range.ts";

test.each([
  ["quiz me on numbers 1-100 but mixed up", { from: 1, to: 100 }],
  ["stop. too hard, just 1–20", { from: 1, to: 20 }],
  ["only up to 10 please", { from: 1, to: 10 }],
  ["от 5 до 15", { from: 5, to: 15 }],
  ["1-ден 30-ға дейін", { from: 1, to: 30 }],
  ["quiz me on colours", undefined],
])("%s", (said, range) => {
  expect(rangeIn(said)).toEqual(range);
});

test("a range is asked number by number, a long one from all over it", () => {
  expect(numbersToAsk({ from: 21, to: 23 }).map(({ kz, en }) => `${en[0]} ${kz}`)).toEqual([
    "21 жиырма бір",
    "22 жиырма екі",
    "23 жиырма үш",
  ]);
  const values = numbersToAsk(HARD).map(({ en }) => Number(en[0]));
  expect(new Set(values).size).toBe(values.length);
  expect(values.every((value) => value >= HARD.from && value <= HARD.to)).toBe(true);
  expect(values.some((value) => value > 5000)).toBe(true);
});
