import { analyse } from "@tilashar/kazakh/morphology";
import { type AnswerError, type Judgement, judgeAnswer } from "../judging/judge-answer.ts";
import type { DrillTask } from "./drill-task.ts";

const lemmasOf = (text: string): string[] =>
  analyse(text)
    .filter(({ guessed }) => !guessed)
    .map(({ lemma }) => lemma);

/** Edits of letters, which may also make another form of the word: үйге for үйде. */
const EDITS: ReadonlySet<string> = new Set([
  "letter",
  "missing-letter",
  "extra-letter",
  "swapped",
] satisfies AnswerError["kind"][]);

/** Judges an answer to a drill and names what is wrong with it. */
export function judgeDrill(task: DrillTask, given: string): Judgement {
  const { answers, explanation, lemma } = task;
  const options = { slipAllowed: false, lemmasOf, lemma };
  const judgement = judgeAnswer(given, { answers, explanation }, options);
  const { error } = judgement;
  return error !== null && EDITS.has(error.kind) && lemmasOf(given.trim()).includes(lemma)
    ? { ...judgement, error: { kind: "other-form" } }
    : judgement;
}
