import { analyse } from "@tilashar/kazakh/morphology";
import { judgeAnswer } from "../../judging/judge-answer.ts";
import { letterPuzzle } from "../../quiz/letter-tiles.ts";
import { isCorrectAnswer } from "../../quiz/quiz-session.ts";
import type { Answer, LettersItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { TaughtWord } from "../material.ts";
import { wordSubject } from "../subject.ts";
import { mistake, rightVerdict, slipOf, wrongVerdict } from "../verdict.ts";

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

/** Right by the quiz's rule; else the judge of typed Kazakh names the letter. */
export function judgeLetters({ word }: LettersItem, given: Answer): Verdict {
  const text = given[0] ?? "";
  if (isCorrectAnswer(word.kz, text)) return rightVerdict(word.kz);
  const { error } = judgeAnswer(
    text,
    { answers: [word.kz] },
    {
      slipAllowed: false,
      lemmasOf: (one) => analyse(one).flatMap(({ guessed, lemma }) => (guessed ? [] : [lemma])),
    },
  );
  return wrongVerdict(word.kz, mistake(slipOf(error), text, word.kz, { error }));
}
