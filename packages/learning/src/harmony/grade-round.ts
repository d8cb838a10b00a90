import { acceptedForms, takesSuffix } from "./harmony-rule.ts";
import type { HarmonySuffixId } from "./harmony-task.ts";
import { HARMONY_STEMS } from "./stems.ts";

/** Tasks in a round. */
export const HARMONY_ROUND = 10;

/** One answer of a round, as it is sent. */
export interface HarmonyAnswer {
  readonly stem: string;
  readonly suffix: HarmonySuffixId;
  /** The whole form that was chosen. */
  readonly given: string;
}

const stems = new Map(HARMONY_STEMS.map((stem) => [stem.kz, stem]));

/**
 * Grades a round by the language engine. Each stem with its suffix counts once, by its first answer.
 *
 * @returns null when something was answered that the trainer does not ask
 */
export function gradeHarmonyRound(
  answers: readonly HarmonyAnswer[],
): { right: number; total: number } | null {
  const first = new Map<string, HarmonyAnswer>();
  for (const answer of answers) {
    const stem = stems.get(answer.stem);
    if (stem === undefined || !takesSuffix(stem, answer.suffix)) return null;
    const key = `${answer.stem} ${answer.suffix}`;
    if (!first.has(key)) first.set(key, answer);
  }
  const graded = [...first.values()];
  const right = graded.filter(({ stem, suffix, given }) =>
    acceptedForms(stem, suffix).includes(given),
  ).length;
  return { right, total: graded.length };
}
