import type { LessonMaterial, TaughtWord } from "./material.ts";
import type { StepId, StepKind } from "./session-plan.ts";

/** New words of one session, at most. */
export const MAX_NEW_WORDS = 6;
/** A lesson's steps of new words, at most. */
const MAX_MEETINGS = 6;

/** How many words each step of new words has, by how many the lesson teaches. */
export function wordGroups(words: number): number[] {
  const groups = Math.min(MAX_MEETINGS, Math.ceil(words / MAX_NEW_WORDS));
  return Array.from(
    { length: groups },
    (_, at) => Math.floor((words * (at + 1)) / groups) - Math.floor((words * at) / groups),
  );
}

/** Letters of the two words that a step of new words is called after: a phone shows two steps side by side. */
const NAMING_LETTERS = 16;

/** The first headwords of each of a lesson's steps of new words: two, or one where two are too long for a name. */
export function firstWords(headwords: readonly string[]): string[][] {
  let at = 0;
  return wordGroups(headwords.length).map((size) => {
    const two = headwords.slice(at, at + Math.min(size, 2));
    at += size;
    return two.join("").length > NAMING_LETTERS ? two.slice(0, 1) : two;
  });
}

/** The words of a lesson's step of new words. */
export function wordsOfStep(lesson: LessonMaterial, step: StepId): readonly TaughtWord[] {
  const at = Number(step.replace("meet-", "")) - 1;
  const groups = wordGroups(lesson.words.length);
  const before = groups.slice(0, at).reduce((sum, size) => sum + size, 0);
  return lesson.words.slice(before, before + (groups[at] ?? 0));
}

/** What decides which steps a lesson has. */
export interface SteppedLesson {
  /** Words it teaches, those of later lessons that are met in it among them. */
  readonly words: number;
  readonly hasDialogue: boolean;
}

/** A lesson's steps in order, its quiz last. */
export function lessonSteps({ words, hasDialogue }: SteppedLesson): {
  readonly id: StepId | "check";
  readonly kind: StepKind;
}[] {
  return [
    ...wordGroups(words).map((_, at) => ({
      id: `meet-${at + 1}` as StepId,
      kind: "meet" as const,
    })),
    { id: "notice", kind: "notice" },
    ...(hasDialogue ? [{ id: "talk", kind: "talk" } as const] : []),
    { id: "use", kind: "use" },
    { id: "check", kind: "check" },
  ];
}
