import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Schema } from "./schema.ts";

/** Whose queries alone read and write a table. Others ask the owner's index. */
const owners: Readonly<Record<keyof Schema, string>> = {
  accounts: "features/auth",
  session_families: "features/auth",
  refresh_tokens: "features/auth",
  sign_in_flows: "features/auth",
  passkeys: "features/passkeys",
  identities: "features/provider-sign-in",
  email_changes: "features/auth",
  saved_lessons: "features/progress",
  lesson_progress: "features/progress",
  learning_events: "features/progress",
  points_ledger: "features/progress",
  activity_days: "features/progress",
  learner_records: "features/progress",
  earned_achievements: "features/progress",
  leaderboard_totals: "features/leaderboard",
  leaderboard_counts: "features/leaderboard",
  rate_counters: "limits",
  model_usage: "features/chat",
  shared_versions: "versions",
  deliveries: "outbox",
  password_resets: "features/password-reset",
  email_confirmations: "features/email-confirmation",
  contact_messages: "features/contact",
  notification_settings: "features/notifications",
  push_subscriptions: "features/notifications",
  avatars: "features/avatars",
  speech_recordings: "features/speech",
  review_items: "features/review",
  review_answers: "features/review",
  review_undos: "features/review",
  review_settings: "features/review",
  lesson_steps: "features/path",
  unit_progress: "features/path",
  own_texts: "features/own-texts",
  exam_goals: "features/exams",
  exam_results: "features/exams",
  exam_answer_counts: "features/exams",
  test_sittings: "features/proficiency-test",
  test_answer_counts: "features/proficiency-test",
  counted_test_attempts: "features/proficiency-test",
  privileged_acts: "features/roles",
  reports: "features/reports",
  account_measures: "features/moderation",
  content_proposals: "features/editing",
  house_settings: "features/house",
  invitations: "features/house",
  voice_recordings: "features/voice",
  voice_speakers: "features/studio",
};

/** Reads every table of an account by its own list, which is a type error when a table is missing. */
const readsAll = "features/export/export.repository.ts";

const root = join(import.meta.dirname, "..");
const isProduct = (file: string) =>
  file.endsWith(".ts") &&
  !file.endsWith(".test.ts") &&
  !/(^|\/)testing\//.test(file) &&
  // What makes, moves and saves the database knows all of it.
  !file.startsWith("db/");

const named = Object.keys(owners).join("|");
const inBuilder = new RegExp(
  `(?:selectFrom|insertInto|updateTable|deleteFrom|[a-z]+Join)\\(\\s*\\[?\\s*"(${named})\\b`,
  "g",
);
const inSql = new RegExp(`\\b(?:from|join|into|update)\\s+(${named})\\b(?=[^"]*\`)`, "g");
/** A list that a builder walks along. */
const inList = new RegExp(`"(${named})"(?=[^;]*\\] as const\\))`, "g");

/** The tables that a file's queries name. */
function tablesIn(text: string): Set<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = [inBuilder, inSql, inList].flatMap((pattern) => [...code.matchAll(pattern)]);
  return new Set(found.map(([, table]) => table as string));
}

test("queries are found however they are written", () => {
  const found = tablesIn(`
    // selectFrom("deliveries")
    queries.selectFrom("accounts as account").innerJoin(
      "avatars", "a", "b");
    sql\`update rate_counters set x = 1\`;
    for (const table of ["leaderboard_totals", "leaderboard_counts"] as const) del(table);
  `);
  expect([...found].sort()).toEqual([
    "accounts",
    "avatars",
    "leaderboard_counts",
    "leaderboard_totals",
    "rate_counters",
  ]);
});

test("every table has one owner, and nobody else's queries name it", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(isProduct);
  const asked = new Set<string>();
  const foreign: string[] = [];
  for (const file of files) {
    if (file === readsAll) continue;
    for (const table of tablesIn(readFileSync(join(root, file), "utf8"))) {
      const owner = owners[table as keyof Schema];
      if (file.startsWith(`${owner}/`)) asked.add(table);
      else foreign.push(`${file} names ${table}, which belongs to ${owner}`);
    }
  }
  expect(foreign).toEqual([]);
  expect([...asked].sort()).toEqual(Object.keys(owners).sort());
});
