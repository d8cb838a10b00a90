import { expect, test } from "vitest";
import { repeatFrom } from "./repeat-line.ts";

const lines = [
  { start: 1, end: 2 },
  { start: 3, end: 4.5 },
  { start: 6, end: null },
];

test("a repeated line begins anew a moment after its end, and not before", () => {
  expect(repeatFrom(lines, 1, 3.2)).toBeNull();
  expect(repeatFrom(lines, 1, 4.7)).toBeNull();
  expect(repeatFrom(lines, 1, 4.8)).toBe(3);
  expect(repeatFrom(lines, 0, 4.8)).toBe(1);
});

test("nothing is repeated without a line, beyond the last one, or where a line's end is not known", () => {
  expect(repeatFrom(lines, -1, 100)).toBeNull();
  expect(repeatFrom(lines, 3, 100)).toBeNull();
  expect(repeatFrom(lines, 2, 100)).toBeNull();
});
