import { expect, test } from "vitest";
import { placeAt } from "./use-spoken-place.ts";

test("the word that is heard is the last that has begun", () => {
  const words = [
    { start: 0.1, end: 0.4, textStart: 0, textEnd: 3 },
    { start: 0.9, end: 1.4, textStart: 5, textEnd: 10 },
  ];
  expect(placeAt(words, 0)).toBeNull();
  expect(placeAt(words, 0.2)).toEqual({ start: 0, end: 3 });
  expect(placeAt(words, 0.6)).toEqual({ start: 0, end: 3 });
  expect(placeAt(words, 0.9)).toEqual({ start: 5, end: 10 });
  expect(placeAt([], 1)).toBeNull();
});
