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
  learning_events: LearningEventTable;
  points_ledger: PointsLedgerTable;
  activity_days: ActivityDayTable;
  learner_records: LearnerRecordTable;
  earned_achievements: EarnedAchievementTable;
  leaderboard_totals: LeaderboardTotalTable;
  leaderboard_counts: LeaderboardCountTable;
  rate_counters: RateCounterTable;
  model_usage: ModelUsageTable;
  deliveries: DeliveryTable;
  password_resets: PasswordResetTable;
  contact_messages: ContactMessageTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionTable;
  avatars: AvatarTable;
  email_changes: EmailChangeTable;
  speech_recordings: SpeechRecordingTable;
  review_items: ReviewItemTable;
  review_answers: ReviewAnswerTable;
  review_undos: ReviewUndoTable;
  review_settings: ReviewSettingsTable;
  lesson_steps: LessonStepTable;
  unit_progress: UnitProgressTable;
  test_sittings: TestSittingTable;
  test_answer_counts: TestAnswerCountTable;
  counted_test_attempts: CountedTestAttemptTable;
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
  /** 0: the learner does not wish to be seen on the boards. */
  on_leaderboard: Generated<number>;
  /** Content hash of the learner's picture, the name it is served under. */
  avatar: ColumnType<string | null, string | null | undefined, string | null>;
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
  /** Its entry in the log of learning events. */
  event_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface LessonProgressTable {
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
interface LearningEventTable {
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
interface PointsLedgerTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  event_id: Fixed<number>;
  kind: Fixed<string>;
  subject: Fixed<string>;
  points: Fixed<number>;
  paid_day: Fixed<string>;
  created_at: Fixed<string>;
}

interface ActivityDayTable {
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
interface LearnerRecordTable {
  account_id: Fixed<number>;
  rules_version: number;
  /** A JSON object of whole numbers. */
  counters: string;
}

interface EarnedAchievementTable {
  account_id: Fixed<number>;
  achievement: Fixed<string>;
  event_id: Fixed<number>;
  earned_at: Fixed<string>;
}

interface LeaderboardTotalTable {
  period: Fixed<string>;
  account_id: Fixed<number>;
  points: number;
  /** The account's `on_leaderboard`; who is not listed is in no count either. */
  listed: Generated<number>;
}

interface LeaderboardCountTable {
  period: Fixed<string>;
  /** 0: a bucket is one number of points; each higher level joins 64 buckets of the one below. */
  level: Fixed<number>;
  bucket: Fixed<number>;
  learners: number;
}

/** What all together have asked of the language model on a day of UTC. */
interface ModelUsageTable {
  day: Fixed<string>;
  calls: number;
  tokens: number;
}

interface RateCounterTable {
  key: Fixed<string>;
  count: number;
  /** Milliseconds since the epoch. */
  ends_at: number;
}

interface AvatarTable {
  account_id: Fixed<number>;
  hash: string;
  /** WebP. */
  image: Uint8Array;
  created_at: string;
}

interface EmailChangeTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  /** Hash of the secret in the link that takes the change back. */
  undo_hash: Fixed<string>;
  old_email: Fixed<string>;
  old_email_key: Fixed<string>;
  new_email: Fixed<string>;
  created_at: Fixed<string>;
  expires_at: Fixed<string>;
  /** Taken back, or overtaken by an earlier change that was. */
  closed_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Instants are milliseconds since the epoch: they are compared far more often than they are read. */
interface DeliveryTable {
  id: Generated<number>;
  channel: Fixed<string>;
  key: Fixed<string>;
  /** Sealed JSON; null when finished. */
  payload: string | null;
  /** Claims so far; the last one's mark. */
  attempts: Generated<number>;
  /** When it may be claimed (again); null when finished. */
  due_at: number | null;
  created_at: Fixed<number>;
  finished_at: ColumnType<number | null, number | null | undefined, number | null>;
  outcome: ColumnType<string | null, string | null | undefined, string | null>;
}

interface PasswordResetTable {
  account_id: Fixed<number>;
  token_hash: string;
  /** Digest of the e-mail and password the link was made for: it dies when either changes. */
  credentials: string;
  expires_at: string;
}

interface ContactMessageTable {
  id: Generated<number>;
  name: Fixed<string>;
  email: Fixed<string>;
  comment: Fixed<string>;
  language: Fixed<string>;
  created_at: Fixed<string>;
}

interface NotificationSettingsTable {
  account_id: Fixed<number>;
  /** 0 or 1, as `weekly_summary`. */
  daily_reminder: number;
  reminder_hour: number;
  weekly_summary: number;
  /** Weekdays in digits, Monday is 1: `67` keeps the weekend quiet. */
  quiet_days: string;
  /** When there may be something to send next, in milliseconds since the epoch; null: never. */
  next_at: number | null;
}

interface PushSubscriptionTable {
  id: Generated<number>;
  account_id: number;
  endpoint: Fixed<string>;
  p256dh: string;
  auth: string;
  language: string;
  created_at: Fixed<string>;
}

/** Kept only when the operator collects and the learner agreed. */
export interface SpeechRecordingTable {
  id: Generated<number>;
  token_hash: string;
  account_id: number | null;
  word: string;
  /** JSON of what the judge answered. */
  verdict: string;
  /** The learner's opinion of the verdict: 1 fair, 0 not, null not asked. */
  fair: number | null;
  sound: Buffer;
  created_at: string;
}

/** A step of a lesson that a learner has finished. */
interface LessonStepTable {
  account_id: Fixed<number>;
  lesson_id: Fixed<number>;
  step: Fixed<string>;
  first_done_at: Fixed<string>;
  last_done_at: string;
  /** How often it was finished. */
  sessions: number;
}

/** What ends a unit: its story and its checkpoint. */
interface UnitProgressTable {
  account_id: Fixed<number>;
  unit_id: Fixed<string>;
  story_done_at: string | null;
  /** Right first answers of the best checkpoint; null before the first. */
  best: number | null;
  /** When the checkpoint was passed first. */
  passed_at: string | null;
}

/** A finished proficiency test of a learner. */
interface TestSittingTable {
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
interface TestAnswerCountTable {
  question_id: Fixed<number>;
  bin: Fixed<number>;
  /** A letter of the bank; `-`: left unanswered. */
  option: Fixed<string>;
  answers: number;
}

/** Attempts that are in the counts already: a sitting sent again must not count twice. */
interface CountedTestAttemptTable {
  attempt_hash: Fixed<string>;
  counted_at: Fixed<string>;
}

/** What a learner reviews: words and rules of spelling suffixes. */
interface ReviewItemTable {
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
interface ReviewAnswerTable {
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
interface ReviewUndoTable {
  account_id: Fixed<number>;
  attempt: Fixed<string>;
  created_at: Fixed<string>;
}

interface ReviewSettingsTable {
  account_id: Fixed<number>;
  /** JSON. */
  settings: string;
  /** A JSON list of the learner's own parameters. */
  weights: string | null;
  /** Answers in the log when they were fitted. */
  fitted_at_count: number;
}
