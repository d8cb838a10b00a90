import { expect, test } from "vitest";
import { currentLine, playedShare } from "./current-line.ts";

const lines = [
  { start: 3.7, end: 5.2 },
  { start: 6, end: 8 },
  { start: 8.5, end: 9 },
];

test("a line is current from its first moment until the next one begins", () => {
  expect(currentLine(lines, 0)).toBe(-1);
  expect(currentLine(lines, 3.7)).toBe(0);
  expect(currentLine(lines, 5.8)).toBe(0);
  expect(currentLine(lines, 6)).toBe(1);
  expect(currentLine(lines, 60)).toBe(2);
});

test("a player that seeks a hair too early is on the line all the same", () => {
  expect(currentLine(lines, 5.99)).toBe(1);
});

test("a film without times has no current line", () => {
  expect(currentLine([{ start: null, end: null }], 4)).toBe(-1);
});

test("what was skipped was not played", () => {
  expect(
    playedShare(
      [
        [0, 10],
        [50, 60],
      ],
      100,
    ),
  ).toBeCloseTo(0.2);
  expect(playedShare([[0, 100]], 100)).toBe(1);
  expect(playedShare([], 0)).toBe(0);
});
