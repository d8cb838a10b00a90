import { expect, test } from "vitest";
import { intervalText } from "./interval-text.ts";

const minute = 60_000;
const day = 86_400_000;

test.each([
  [0, "1 min"],
  [10 * minute, "10 min"],
  [59 * minute, "59 min"],
  [60 * minute, "1 h"],
  [19 * 60 * minute, "19 h"],
  [0.8 * day, "1 d"],
  [44 * day, "44 d"],
  [46 * day, "2 mo"],
  [690 * day, "23 mo"],
  [730 * day, "2 y"],
])("%i ms are told as %s", (ms, told) => {
  expect(intervalText(ms)).toBe(told);
});
