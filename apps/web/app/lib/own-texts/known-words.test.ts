import { expect, test } from "vitest";
import { byLemma } from "./known-words.ts";

test("an expression teaches each of its words, and the best known card of a word counts", () => {
  const strengths = byLemma([
    ["Су ішу", 2],
    ["су", 4],
    ["ішу", 0],
    ["нан", 0],
  ]);
  expect([...strengths]).toEqual([
    ["су", 4],
    ["ішу", 2],
    ["нан", 0],
  ]);
});
