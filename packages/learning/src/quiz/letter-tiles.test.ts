import fc from "fast-check";
import { expect, test } from "vitest";
import { assembled, letterPuzzle } from "./letter-tiles.ts";
import { seededRandom } from "./random.ts";

test("tiles hold exactly the word's letters", () => {
  const puzzle = letterPuzzle("Алматы", seededRandom("seed"));
  expect([...puzzle.tiles].sort()).toEqual([..."алматы"].sort());
});

test("spaces and hyphens are given, not tiles", () => {
  const puzzle = letterPuzzle("сау бол", seededRandom("seed"));
  expect(puzzle.tiles).not.toContain(" ");
  expect(puzzle.slots[3]).toEqual({ kind: "given", text: " " });
});

test("the tiles never lie in the answer's order when they can lie otherwise", () => {
  for (let seed = 0; seed < 300; seed++) {
    expect(letterPuzzle("су", seededRandom(`${seed}`)).tiles.join("")).toBe("ус");
  }
});

test("a word of equal letters still makes a puzzle", () => {
  expect(letterPuzzle("ее", seededRandom("x")).tiles).toEqual(["е", "е"]);
});

test("placing each letter of the word spells the word", () => {
  const words = fc.constantFrom("кітап", "қайырлы таң", "үлкен", "он бір", "ағылшынша");
  fc.assert(
    fc.property(words, fc.string(), (word, seed) => {
      const puzzle = letterPuzzle(word, seededRandom(seed));
      const used = new Set<number>();
      const placed = [...word]
        .filter((c) => c !== " ")
        .map((letter) => {
          const tile = puzzle.tiles.findIndex((text, index) => text === letter && !used.has(index));
          used.add(tile);
          return tile;
        });
      expect(assembled(puzzle, placed)).toBe(word);
    }),
  );
});
