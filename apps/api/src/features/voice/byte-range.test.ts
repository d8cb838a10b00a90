import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

// The service worker's byte-range.test.ts holds the same table: both answer the same player.
test.each([
  ["bytes=0-", { start: 0, end: 9 }],
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=4-100", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  [undefined, "all"],
  ["", "all"],
  ["bytes=5-3", "all"],
  ["bytes=-", "all"],
  ["bytes=a-b", "all"],
  ["bytes=0-1,3-4", "all"],
  ["pages=1-2", "all"],
  ["bytes=10-", null],
  ["bytes=10-20", null],
  ["bytes=-0", null],
] as const)("%s of ten bytes", (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});
