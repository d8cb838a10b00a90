import { letterPuzzle } from "../../quiz/letter-tiles.ts";
import type { LettersItem } from "../item.ts";
import type { Making } from "../making.ts";
import type { TaughtWord } from "../material.ts";
import { wordSubject } from "../subject.ts";

/** Longer expressions are no puzzle but a list of letters. */
const MAX_LETTERS = 14;

/** The word from letter tiles. */
export function makeLetters(word: TaughtWord, { chance, pace }: Making): LettersItem | null {
  const puzzle = letterPuzzle(word.kz, chance);
  if (puzzle.tiles.length < 2 || puzzle.tiles.length > MAX_LETTERS) return null;
  return {
    kind: "letters",
    key: `letters:${word.id}`,
    subjects: [wordSubject(word.kz)],
    words: [word.id],
    points: [],
    seconds: pace.letters(puzzle.tiles.length),
    needs: [],
    word,
    puzzle,
  };
}
