import { type Selectable, sql } from "kysely";
import { type Asked, mapped, together } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";
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
  await appendAward.write(queries, {
    account_id: accountId,
    event_id: event.id,
    kind: event.kind,
    subject: event.subject,
    points,
    paid_day: event.paidDay,
    created_at: createdAt,
  });
}

const appendAward = keptQuery((queries, award: Omit<Selectable<Schema["points_ledger"]>, "id">) =>
  queries.insertInto("points_ledger").values(award),
);

/** How many awards a subject has had on one of the learner's days. */
export async function countAwards(
  queries: Queries,
  accountId: number,
  { kind, subject, paidDay }: Pick<LoggedEvent, "kind" | "subject" | "paidDay">,
): Promise<number> {
  const [row] = await awardsOf(queries, { accountId, kind, subject, paidDay });
  return row?.awards ?? 0;
}

interface PaidOnDay {
  accountId: number;
  kind: string;
  paidDay: string;
}

const awardsOf = keptQuery(
  (queries, { accountId, kind, subject, paidDay }: PaidOnDay & { subject: string }) =>
    queries
      .selectFrom("points_ledger")
      .select((eb) => eb.fn.countAll<number>().as("awards"))
      .where("account_id", "=", accountId)
      .where("paid_day", "=", paidDay)
      .where("kind", "=", kind)
      .where("subject", "=", subject),
);

/** How many awards a subject, and how many points its kind, has had on one of the learner's days. */
export const paidAsked = (
  accountId: number,
  { kind, subject, paidDay }: Pick<LoggedEvent, "kind" | "subject" | "paidDay">,
): Asked<{ awardsOfSubject: number; pointsOfKind: number }> =>
  together({
    awardsOfSubject: mapped(
      awardsOf.with({ accountId, kind, subject, paidDay }),
      ([row]) => row?.awards ?? 0,
    ),
    pointsOfKind: mapped(
      paidOfKind.with({ accountId, kind, paidDay }),
      ([row]) => row?.points ?? 0,
    ),
  });

const paidOfKind = keptQuery((queries, { accountId, kind, paidDay }: PaidOnDay) =>
  queries
    .selectFrom("points_ledger")
    .select(sql<number>`cast(coalesce(sum(points), 0) as integer)`.as("points"))
    .where("account_id", "=", accountId)
    .where("paid_day", "=", paidDay)
    .where("kind", "=", kind),
);

/** What an event has paid; 0 when nothing. */
export async function findAwardOf(queries: Queries, eventId: number): Promise<number> {
  const [row] = await awardOf(queries, { eventId });
  return row?.points ?? 0;
}

const awardOf = keptQuery((queries, { eventId }: { eventId: number }) =>
  queries.selectFrom("points_ledger").select("points").where("event_id", "=", eventId),
);

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
