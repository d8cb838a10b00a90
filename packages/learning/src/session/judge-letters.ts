import { analyse } from "@tilashar/kazakh/morphology";
import { judgeAnswer } from "../judging/judge-answer.ts";
import { isCorrectAnswer } from "../quiz/quiz-session.ts";
import type { Answer, LettersItem, Verdict } from "./item.ts";
import { mistake, rightVerdict, slipOf, wrongVerdict } from "./verdict.ts";

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
