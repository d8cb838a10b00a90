import type { LearningEvent } from "@tilashar/learning";

/** What is the same for every piece of work that a learner has finished. */
export type FinishedWork = Pick<LearningEvent, "attempt" | "at" | "seconds">;
