import type { Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** What a learner reviews: words and rules of spelling suffixes. */
export interface ReviewItemTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  /** `word:қала` or `rule:plural:V:back`. */
  item: Fixed<string>;
  kz: Fixed<string>;
  en: string;
  ru: string;
  /** A JSON object by language; null without one. */
  example: string | null;
  source: Fixed<string>;
  /** The learner's own. */
  note: string;
  suspended: number;
  /** Everything that can be searched, folded. */
  search: string;
  /** Sorts in the order of the Kazakh alphabet under any collation. */
  sort_key: Fixed<string>;
  added_at: Fixed<string>;
  /** JSON; derived from the answers. */
  memory: string | null;
  /** The memory's, in milliseconds since the epoch; null before the first answer. */
  due: number | null;
  /** The memory's, in minutes. */
  stability: number;
}

/** Append-only: every answer of a review. */
export interface ReviewAnswerTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  attempt: Fixed<string>;
  item: Fixed<string>;
  kind: Fixed<string>;
  rating: Fixed<number>;
  /** Milliseconds since the epoch. */
  at: Fixed<number>;
  /** The learner's day. */
  day: Fixed<string>;
  ms: Fixed<number>;
  error: Fixed<string | null>;
  /** What it was when it was asked: `new`, `step` or `review`. */
  stage: Fixed<string>;
  /** Points it was worth. */
  worth: Fixed<number>;
  recorded_at: Fixed<string>;
}

/** Append-only: answers that were taken back, also before they arrived. */
export interface ReviewUndoTable {
  account_id: Fixed<number>;
  attempt: Fixed<string>;
  created_at: Fixed<string>;
}

export interface ReviewSettingsTable {
  account_id: Fixed<number>;
  /** JSON. */
  settings: string;
  /** A JSON list of the learner's own parameters. */
  weights: string | null;
  /** Answers in the log when they were fitted. */
  fitted_at_count: number;
}
