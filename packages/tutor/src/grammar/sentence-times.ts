import { newDraft, takeAdverbs } from "./draft-clause.ts";
import { takeDuration } from "./duration.ts";
import { inOrder } from "./time-expressions.ts";

/** The words of a sentence that tell no time. */
export const withoutTimes = (words: readonly string[], language: "en" | "ru"): string[] =>
  takeDuration(takeAdverbs(words, language, newDraft()), language, newDraft(), false);

/** The times a sentence tells, in Kazakh. */
export function timesOf(words: readonly string[], language: "en" | "ru"): string[] {
  const draft = newDraft();
  takeDuration(takeAdverbs(words, language, draft), language, draft, false);
  return inOrder(draft.times);
}
