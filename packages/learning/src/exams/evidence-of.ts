import { type Day, daysBetween } from "../days/local-day.ts";
import type { ExamTally } from "./exam-tally.ts";
import type { ExamEvidence } from "./readiness.ts";

/** A mock that was taken, as far as readiness goes. */
export interface TakenMock {
  readonly day: Day;
  readonly tally: readonly ExamTally[];
}

/** All answers to mocks and practice, whatever examination they were of, with how long ago they were given. */
export const evidenceOf = (taken: readonly TakenMock[], today: Day): ExamEvidence[] =>
  taken.flatMap(({ day, tally }) => {
    const daysAgo = Math.max(0, daysBetween(day, today));
    return tally.map((one) => ({ ...one, daysAgo }));
  });
