import type { ColumnType, Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** Instants are milliseconds since the epoch: they are compared far more often than they are read. */
export interface DeliveryTable {
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

export interface ContactMessageTable {
  id: Generated<number>;
  name: Fixed<string>;
  email: Fixed<string>;
  comment: Fixed<string>;
  language: Fixed<string>;
  created_at: Fixed<string>;
  closed_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** What a moderator noted when it was closed. */
  note: Generated<string>;
}

export interface NotificationSettingsTable {
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

export interface PushSubscriptionTable {
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
