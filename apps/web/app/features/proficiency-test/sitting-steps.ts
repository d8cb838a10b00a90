import type { TestMode, TestOption, TestQuestion } from "@tilashar/contracts";
import { type KeptSitting, sittingLength } from "./kept-sitting.ts";

interface Begun {
  attempt: string;
  owner: number | null;
  form: string;
  mode: TestMode;
  questions: readonly TestQuestion[];
  /** ISO instant. */
  at: string;
}

/** A sitting before its first answer. */
export const begunSitting = ({ at, ...begun }: Begun): KeptSitting => ({
  ...begun,
  answers: {},
  place: 0,
  startedAt: at,
  finishedAt: null,
  result: null,
});

/** The question on screen answered, for the first time or anew; null where none is. */
export function withChoice(sitting: KeptSitting, option: TestOption): KeptSitting | null {
  const question = sitting.questions[sitting.place];
  return question === undefined
    ? null
    : { ...sitting, answers: { ...sitting.answers, [question.id]: option } };
}

/** Another question on screen; null where there is none. */
export const turnedTo = (sitting: KeptSitting, place: number): KeptSitting | null =>
  sitting.questions[place] === undefined ? null : { ...sitting, place };

/** What the step to the next question needs: the next place, the next stage of a precise test, or nothing. */
export function stepOn({ place, questions }: KeptSitting): "turn" | "fetch" | "none" {
  if (place + 1 < questions.length) return "turn";
  return questions.length < sittingLength ? "fetch" : "none";
}

/** The questions so far with their answers, by which the next stage is chosen: `12B,15,3A`. */
export const soFarOf = ({ questions, answers }: KeptSitting): string =>
  questions.map(({ id }) => `${id}${answers[id] ?? ""}`).join(",");

/**
 * A sitting with its next stage. Answers may have been changed, or a page turned back, while it was on its
 * way; whoever still waits at the place it was asked from goes on to its first question.
 *
 * @param asked as it was when the stage was asked for
 */
export const withStage = (
  now: KeptSitting,
  asked: Pick<KeptSitting, "questions" | "place">,
  stage: readonly TestQuestion[],
): KeptSitting => ({
  ...now,
  questions: [...asked.questions, ...stage],
  place: now.place === asked.place ? asked.place + 1 : now.place,
});

/** A sitting that is over; the moment of the first time counts. */
export const finishedSitting = (
  sitting: KeptSitting,
  at: string,
): KeptSitting & { finishedAt: string } => ({
  ...sitting,
  finishedAt: sitting.finishedAt ?? at,
});
