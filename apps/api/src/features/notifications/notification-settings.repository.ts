import { type NoticeWishes, nextNotice, type Weekday } from "@tilashar/learning";
import { sql } from "kysely";
import type { Database, Queries } from "#api/db/database.ts";
import { listAccounts } from "#api/features/auth/index.ts";
import type { Language } from "#api/messages/messages.ts";

/** What nobody has asked for is off: mails are for those who want them. */
export const noWishes: NoticeWishes = {
  dailyReminder: false,
  weeklySummary: false,
  hour: 19,
  quietDays: new Set(),
};

interface WishesRow {
  daily_reminder: number;
  reminder_hour: number;
  weekly_summary: number;
  quiet_days: string;
}

const toWishes = (row: WishesRow): NoticeWishes => ({
  dailyReminder: row.daily_reminder === 1,
  weeklySummary: row.weekly_summary === 1,
  hour: row.reminder_hour,
  quietDays: new Set([...row.quiet_days].map((digit) => Number(digit) as Weekday)),
});

export async function findWishes(queries: Queries, accountId: number): Promise<NoticeWishes> {
  const row = await queries
    .selectFrom("notification_settings")
    .select(["daily_reminder", "reminder_hour", "weekly_summary", "quiet_days"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? toWishes(row) : noWishes;
}

/** Saves what a learner wants, and when that is due next. */
export async function putWishes(
  queries: Queries,
  accountId: number,
  wishes: NoticeWishes,
  { zone, now }: { zone: string; now: number },
): Promise<void> {
  const values = {
    daily_reminder: Number(wishes.dailyReminder),
    reminder_hour: wishes.hour,
    weekly_summary: Number(wishes.weeklySummary),
    quiet_days: [...wishes.quietDays].sort().join(""),
    next_at: nextNotice(wishes, zone, now)?.at ?? null,
  };
  await queries
    .insertInto("notification_settings")
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute();
}

/** Ends the mails of an account; nothing else of its wishes changes. */
export async function endNotices(queries: Queries, accountId: number): Promise<void> {
  await queries
    .updateTable("notification_settings")
    .set({ daily_reminder: 0, weekly_summary: 0, next_at: null })
    .where("account_id", "=", accountId)
    .execute();
}

export interface DueLearner {
  accountId: number;
  username: string;
  email: string;
  /** Whether mails may go there: somebody has confirmed it, or was never asked to; and none was refused. */
  mayMail: boolean;
  language: Language;
  zone: string;
  wishes: NoticeWishes;
  /** The instant that has come. */
  dueAt: number;
}

/**
 * Learners whose instant has come, the longest waiting first. Until the transaction ends nobody else
 * gets them: PostgreSQL skips rows that are locked, and the embedded database has one transaction at a time.
 */
export async function takeDueLearners(
  queries: Queries,
  dialect: Database["dialect"],
  { now, limit }: { now: number; limit: number },
): Promise<DueLearner[]> {
  let due = queries
    .selectFrom("notification_settings")
    .select(["account_id", "next_at", "daily_reminder", "reminder_hour", "weekly_summary"])
    .select("quiet_days")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .limit(limit);
  if (dialect === "postgres") due = due.modifyEnd(sql`for update skip locked`);
  const rows = await due.execute();
  const accounts = await listAccounts(
    queries,
    rows.map((row) => row.account_id),
  );
  return rows.flatMap((row) => {
    const account = accounts.get(row.account_id);
    if (account === undefined) return [];
    const { id: accountId, username, email, language, timeZone: zone } = account;
    const mayMail = account.emailStanding !== "unconfirmed" && !account.emailRefused;
    const dueAt = row.next_at ?? now;
    return { accountId, username, email, mayMail, language, zone, wishes: toWishes(row), dueAt };
  });
}

export async function setNextAt(
  queries: Queries,
  accountId: number,
  nextAt: number | null,
): Promise<void> {
  await queries
    .updateTable("notification_settings")
    .set({ next_at: nextAt })
    .where("account_id", "=", accountId)
    .execute();
}
