import type { OptionLetter } from "@tilashar/course";
import type { Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** What a learner prepares for. */
export interface ExamGoalTable {
  account_id: Fixed<number>;
  exam: string;
  level: string;
  /** The day of the examination. */
  day: string;
  chosen_at: string;
}

/** A mock examination that a learner has taken. */
export interface ExamResultTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  attempt: Fixed<string>;
  exam: Fixed<string>;
  mock: Fixed<string>;
  level: Fixed<string>;
  /** Of the mock's items when it was marked. */
  version: Fixed<string>;
  /** JSON of `[item, option]` pairs. */
  answers: Fixed<string>;
  /** JSON of the marks by section. */
  sections: Fixed<string>;
  /** JSON of the answers counted by part, level and point. */
  tally: Fixed<string>;
  score: Fixed<number>;
  total: Fixed<number>;
  /** 1 when it was passed. */
  passed: Fixed<number>;
  seconds: Fixed<number>;
  /** The learner's day. */
  day: Fixed<string>;
  finished_at: Fixed<string>;
  event_id: Fixed<number>;
}

/** How often an option was chosen by takers of one ability: of nobody in particular. */
export interface ExamAnswerCountTable {
  item: Fixed<number>;
  bin: Fixed<number>;
  option: Fixed<OptionLetter>;
  answers: number;
}
