import { randomUUID } from "node:crypto";
import type { FinishedWork as ToldWork } from "@tilashar/contracts";
import type { LearningEvent } from "@tilashar/learning";

/** What is the same for every piece of work that a learner has finished. */
export type FinishedWork = Pick<LearningEvent, "attempt" | "at" | "seconds">;

/** Reads what a client tells about finished work. Its schema has made sure that `finished_at` is an instant. */
export function finishedWork({ attempt, seconds, finished_at }: ToldWork): FinishedWork {
  return {
    attempt: attempt ?? randomUUID(),
    at: finished_at === undefined ? null : Date.parse(finished_at),
    seconds: seconds ?? 0,
  };
}
