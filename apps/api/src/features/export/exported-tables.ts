import type { Schema } from "#api/db/schema.ts";

/** Every table that holds something of a learner's. */
type OwnedTable = {
  [Table in keyof Schema]: "account_id" extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

interface Exported {
  /** Columns that stay here: secrets, and what means nothing outside of our database. */
  without: readonly string[];
}

/**
 * What a learner's export holds, by table. A new table with an `account_id` is a type error until it has
 * its line here; null says that nothing in it is the learner's to take along.
 */
export const exportedTables: Readonly<Record<OwnedTable, Exported | null>> = {
  session_families: { without: ["id", "account_id"] },
  saved_lessons: { without: ["account_id"] },
  lesson_progress: { without: ["account_id"] },
  points_ledger: { without: ["account_id"] },
  activity_days: { without: ["account_id"] },
  leaderboard_totals: { without: ["account_id"] },
  email_changes: { without: ["account_id", "undo_hash", "old_email_key"] },
  lesson_steps: { without: ["account_id"] },
  unit_progress: { without: ["account_id"] },
  // The content is gzip in base64, as the learner's browser made it.
  own_texts: { without: ["account_id"] },
  exam_goals: { without: ["account_id"] },
  exam_results: { without: ["account_id"] },
  test_sittings: { without: ["account_id"] },
  learning_events: { without: ["account_id"] },
  earned_achievements: { without: ["account_id"] },
  learner_records: { without: ["account_id"] },
  notification_settings: { without: ["account_id", "next_at"] },
  push_subscriptions: { without: ["account_id", "p256dh", "auth"] },
  review_items: { without: ["account_id", "search", "sort_key"] },
  review_answers: { without: ["account_id"] },
  review_undos: { without: ["account_id"] },
  review_settings: { without: ["account_id"] },
  reports: { without: ["account_id", "guest_key_hash"] },
  account_measures: { without: ["account_id"] },
  content_proposals: { without: ["account_id", "decided_by"] },
  // Nothing but the hash of a link.
  password_resets: null,
  email_confirmations: null,
  // Ten minutes of a browser that is signing in.
  sign_in_flows: null,
  passkeys: {
    without: ["id", "account_id", "credential_id", "user_handle", "public_key", "counter"],
  },
  identities: { without: ["account_id"] },
  // The picture itself is in the export, once.
  // The sound itself is bytes; what was said and when is told.
  speech_recordings: { without: ["token_hash", "sound"] },
  // The sounds are listened to and deleted in the studio; "id" names them there.
  voice_recordings: {
    without: ["account_id", "text_key", "sound", "sound_hash", "approved_by", "refused_by"],
  },
  voice_speakers: { without: ["account_id"] },
  avatars: null,
};

/** Columns of the account's own row that stay here. */
export const accountSecrets = ["password_hash", "username_key", "email_key", "revision"] as const;
