import type { ColumnType, Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

export interface SavedLessonTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  lesson_id: Fixed<number>;
  attempt: Fixed<string | null>;
  /** Correct answers when answers were sent. */
  score: Fixed<number | null>;
  /** Questions of the lesson at that time. */
  questions: Fixed<number>;
  /** What a first claim of the day could earn. */
  value: Fixed<number>;
  /** The learner's day on which the quiz was finished. */
  studied_day: Fixed<string>;
  /** The learner's day on which the result arrived: repeats are counted by it. */
  paid_day: Fixed<string>;
  saved_at: Fixed<string>;
  claimed_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Its entry in the log of learning events. */
  event_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface LessonProgressTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  lesson_id: Fixed<number>;
  best_score: number | null;
  sittings: number;
  first_completed_at: Fixed<string>;
  last_studied_at: string;
  /** 1 once the lesson was passed: it stays so. */
  completed: number;
}

/** Append-only: everything a learner has done, in the order it arrived. */
export interface LearningEventTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  kind: Fixed<string>;
  subject: Fixed<string>;
  attempt: Fixed<string>;
  occurred_at: Fixed<string>;
  /** The learner's zone at that time; `day` was read from its clock. */
  zone: Fixed<string>;
  day: Fixed<string>;
  /** The learner's day on which it arrived: repeats and caps are counted by it. */
  paid_day: Fixed<string>;
  recorded_at: Fixed<string>;
  worth: Fixed<number>;
  seconds: Fixed<number>;
  /** A JSON object. */
  detail: Fixed<string | null>;
}

/** Append-only: every award of points. Each total shown is its sum. */
export interface PointsLedgerTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  event_id: Fixed<number>;
  kind: Fixed<string>;
  subject: Fixed<string>;
  points: Fixed<number>;
  paid_day: Fixed<string>;
  created_at: Fixed<string>;
}

export interface ActivityDayTable {
  account_id: Fixed<number>;
  day: Fixed<string>;
  points: number;
  lessons: number;
  readings: Generated<number>;
  films: Generated<number>;
  spoken: Generated<number>;
  reviews: Generated<number>;
  tests: Generated<number>;
  seconds: Generated<number>;
  /** How much of a day's work was done; the rules say from where on the day counts. */
  study: Generated<number>;
  first_at: string;
  first_zone: string;
  last_at: string;
  last_zone: string;
}

/** Counters derived from the log; a row of older rules is derived anew. */
export interface LearnerRecordTable {
  account_id: Fixed<number>;
  rules_version: number;
  /** A JSON object of whole numbers. */
  counters: string;
}

export interface EarnedAchievementTable {
  account_id: Fixed<number>;
  achievement: Fixed<string>;
  event_id: Fixed<number>;
  earned_at: Fixed<string>;
}

export interface LeaderboardTotalTable {
  period: Fixed<string>;
  account_id: Fixed<number>;
  points: number;
  /** The account's `on_leaderboard`; who is not listed is in no count either. */
  listed: Generated<number>;
}

export interface LeaderboardCountTable {
  period: Fixed<string>;
  /** 0: a bucket is one number of points; each higher level joins 64 buckets of the one below. */
  level: Fixed<number>;
  bucket: Fixed<number>;
  learners: number;
}

/** A step of a lesson that a learner has finished. */
export interface LessonStepTable {
  account_id: Fixed<number>;
  lesson_id: Fixed<number>;
  step: Fixed<string>;
  first_done_at: Fixed<string>;
  last_done_at: string;
  /** How often it was finished. */
  sessions: number;
}

/** What ends a unit: its story and its checkpoint. */
export interface UnitProgressTable {
  account_id: Fixed<number>;
  unit_id: Fixed<string>;
  story_done_at: string | null;
  /** Right first answers of the best checkpoint; null before the first. */
  best: number | null;
  /** When the checkpoint was passed first. */
  passed_at: string | null;
}
