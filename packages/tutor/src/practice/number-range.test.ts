import { expect, test } from "vitest";
import { rangeIn } from "./number-range.ts";

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
