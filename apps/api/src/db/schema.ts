import type { ColumnType, Generated } from "kysely";

/**
 * The tables. Only the portable subset is used: text, integer, bigint. Instants are ISO 8601 in UTC
 * with milliseconds, days are `YYYY-MM-DD`: both sort as text.
 */
export interface Schema {
  accounts: AccountTable;
  session_families: SessionFamilyTable;
  refresh_tokens: RefreshTokenTable;
  saved_lessons: SavedLessonTable;
  lesson_progress: LessonProgressTable;
  points_ledger: PointsLedgerTable;
  activity_days: ActivityDayTable;
  leaderboard_totals: LeaderboardTotalTable;
  leaderboard_counts: LeaderboardCountTable;
  rate_counters: RateCounterTable;
}

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

interface AccountTable {
  id: Generated<number>;
  username: string;
  /** Username folded by case and look-alikes: what must be unique. */
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  language: string;
  time_zone: string;
  proficiency_level: ColumnType<string | null, string | null | undefined, string | null>;
  /** Raised by every transaction on the learner's work: the update is the lock that orders them. */
  revision: Generated<number>;
  created_at: Fixed<string>;
}

interface SessionFamilyTable {
  id: Fixed<string>;
  account_id: Fixed<number>;
  created_at: Fixed<string>;
  expires_at: string;
  ended_at: ColumnType<string | null, string | null | undefined, string | null>;
}

interface RefreshTokenTable {
  hash: Fixed<string>;
  family_id: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
  used_at: ColumnType<string | null, string | null | undefined, string | null>;
}

interface SavedLessonTable {
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
}

interface LessonProgressTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  lesson_id: Fixed<number>;
  best_score: number | null;
  sittings: number;
  first_completed_at: Fixed<string>;
  last_studied_at: string;
}

interface PointsLedgerTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  saved_lesson_id: Fixed<number>;
  lesson_id: Fixed<number>;
  points: Fixed<number>;
  paid_day: Fixed<string>;
  created_at: Fixed<string>;
}

interface ActivityDayTable {
  account_id: Fixed<number>;
  day: Fixed<string>;
  points: number;
  lessons: number;
  first_at: string;
  first_zone: string;
  last_at: string;
  last_zone: string;
}

interface LeaderboardTotalTable {
  period: Fixed<string>;
  account_id: Fixed<number>;
  points: number;
}

interface LeaderboardCountTable {
  period: Fixed<string>;
  /** 0: a bucket is one number of points; each higher level joins 64 buckets of the one below. */
  level: Fixed<number>;
  bucket: Fixed<number>;
  learners: number;
}

interface RateCounterTable {
  key: Fixed<string>;
  count: number;
  /** Milliseconds since the epoch. */
  ends_at: number;
}
