import { inOrder, type LoggedAnswer } from "./replay.ts";

/** An answer as the optimiser of parameters wants it: whole days since the one before. */
export interface TrainingReview {
  readonly rating: number;
  readonly deltaT: number;
}

/** Fewer reviews than this say more about chance than about the learner. */
export const MIN_FOR_FITTING = 400;
/** The newest ones are enough, and bound the work. */
const maxAnswers = 8_000;
const dayMs = 86_400_000;

/**
 * Histories to fit a learner's parameters to: for each answer but the first of a day's, all that came
 * before it of the same thing.
 */
export function trainingSet(
  histories: Iterable<readonly LoggedAnswer[]>,
): (readonly TrainingReview[])[] {
  const set: (readonly TrainingReview[])[] = [];
  for (const answers of histories) {
    const reviews: TrainingReview[] = [];
    let last: number | null = null;
    for (const { rating, at } of [...answers].sort(inOrder)) {
      const deltaT = last === null ? 0 : Math.max(0, Math.round((at - last) / dayMs));
      reviews.push({ rating, deltaT });
      last = at;
      if (deltaT > 0) set.push([...reviews]);
    }
  }
  return set.slice(-maxAnswers);
}
