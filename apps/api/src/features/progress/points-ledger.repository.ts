import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import type { LoggedEvent } from "./logged-event.model.ts";

export interface Award {
  event: Pick<LoggedEvent, "id" | "kind" | "subject" | "paidDay">;
  points: number;
  createdAt: string;
}

/** Writes an award down. The ledger only grows; the database refuses a second award for one event. */
export async function insertAward(
  queries: Queries,
  accountId: number,
  { event, points, createdAt }: Award,
): Promise<void> {
  await queries
    .insertInto("points_ledger")
    .values({
      account_id: accountId,
      event_id: event.id,
      kind: event.kind,
      subject: event.subject,
      points,
      paid_day: event.paidDay,
      created_at: createdAt,
    })
    .execute();
}

/** How many awards a subject has had on one of the learner's days. */
export async function countAwards(
  queries: Queries,
  accountId: number,
  { kind, subject, paidDay }: Pick<LoggedEvent, "kind" | "subject" | "paidDay">,
): Promise<number> {
  const row = await queries
    .selectFrom("points_ledger")
    .select((eb) => eb.fn.countAll<number>().as("awards"))
    .where("account_id", "=", accountId)
    .where("paid_day", "=", paidDay)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  return row.awards;
}

/** Points of one kind that were paid on one of the learner's days. */
export async function sumOfKind(
  queries: Queries,
  accountId: number,
  { kind, paidDay }: Pick<LoggedEvent, "kind" | "paidDay">,
): Promise<number> {
  const row = await queries
    .selectFrom("points_ledger")
    .select(sql<number>`cast(coalesce(sum(points), 0) as integer)`.as("points"))
    .where("account_id", "=", accountId)
    .where("paid_day", "=", paidDay)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return row.points;
}

/** What an event has paid; 0 when nothing. */
export async function findAwardOf(queries: Queries, eventId: number): Promise<number> {
  const row = await queries
    .selectFrom("points_ledger")
    .select("points")
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row?.points ?? 0;
}

/** Points that a subject has paid a learner so far. */
export async function sumPaidFor(
  queries: Queries,
  accountId: number,
  subject: string,
): Promise<number> {
  const row = await queries
    .selectFrom("points_ledger")
    .select(sql<number>`cast(coalesce(sum(points), 0) as integer)`.as("points"))
    .where("account_id", "=", accountId)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  return row.points;
}
