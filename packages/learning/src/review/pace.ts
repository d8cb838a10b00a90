import type { CardKind } from "./card-kind.ts";

/** Seconds an answer takes, by kind of card. */
export type Pace = Readonly<Record<CardKind, number>>;

/** Of learners at the start: looking, thinking, answering, and a glance at the solution. */
export const USUAL_PACE: Pace = {
  meaning: 6,
  kazakh: 8,
  listening: 8,
  typing: 13,
  cloze: 15,
  form: 12,
};

/** A page left open is not thinking. */
export const MAX_ANSWER_MS = 60_000;
/** The usual pace weighs as much as this many answers of the learner's own. */
const prior = 10;

/** The pace of a learner: their own answers, steadied by the usual one while there are few. */
export function paceOf(answers: Iterable<{ kind: CardKind; ms: number }>): Pace {
  const sums = new Map<CardKind, { seconds: number; count: number }>();
  for (const { kind, ms } of answers) {
    if (ms <= 0) continue;
    const sum = sums.get(kind) ?? { seconds: 0, count: 0 };
    sum.seconds += Math.min(ms, MAX_ANSWER_MS) / 1000;
    sum.count += 1;
    sums.set(kind, sum);
  }
  const pace = { ...USUAL_PACE };
  for (const [kind, { seconds, count }] of sums) {
    if (kind in pace) pace[kind] = (USUAL_PACE[kind] * prior + seconds) / (prior + count);
  }
  return pace;
}
