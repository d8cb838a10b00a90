import { expect, test } from "vitest";
import { currentWord } from "./current-word.ts";

const words = [
  { start: 1, text: "Бұл" },
  { start: 1.4, text: "—" },
  { start: 1.5, text: "тасбақа." },
];

test("the word that is spoken is told by its letters in the line", () => {
  const line = "Бұл — тасбақа.";
  const said = (time: number) => line.slice(...(currentWord(words, time) ?? [0, 0]));
  expect([0.9, 1, 1.45, 1.6, 9].map(said)).toEqual(["", "Бұл", "—", "тасбақа.", "тасбақа."]);
});

test("a line without times has no current word", () => {
  expect(currentWord([], 5)).toBeNull();
});
