import type { Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** A finished proficiency test of a learner. */
export interface TestSittingTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  attempt: Fixed<string>;
  mode: Fixed<string>;
  /** Names the order in which options were shown. */
  form: Fixed<string>;
  /** JSON of `[question, option]` pairs in the order they were asked; the option as it was shown, or null. */
  answers: Fixed<string>;
  score: Fixed<number>;
  percentage: Fixed<number>;
  level: Fixed<string>;
  finished_at: Fixed<string>;
  event_id: Fixed<number>;
}

/** How often an option was chosen, by the ability of who chose: nothing in it is anybody's. */
export interface TestAnswerCountTable {
  question_id: Fixed<number>;
  bin: Fixed<number>;
  /** A letter of the bank; `-`: left unanswered. */
  option: Fixed<string>;
  answers: number;
}

/** Attempts that are in the counts already: a sitting sent again must not count twice. */
export interface CountedTestAttemptTable {
  attempt_hash: Fixed<string>;
  counted_at: Fixed<string>;
}
