import type { EventDetail, EventKind } from "@tilashar/learning";
import type { Selectable } from "kysely";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";
import type { LoggedEvent } from "./logged-event.model.ts";

const columns = [
  "id",
  "kind",
  "subject",
  "occurred_at",
  "zone",
  "day",
  "paid_day",
  "recorded_at",
  "worth",
  "seconds",
  "detail",
] as const;

function rowToEvent(
  row: Pick<Selectable<Schema["learning_events"]>, (typeof columns)[number]>,
): LoggedEvent {
  return {
    id: row.id,
    kind: row.kind as EventKind,
    subject: row.subject,
    at: Date.parse(row.occurred_at),
    recordedAt: Date.parse(row.recorded_at),
    zone: row.zone,
    day: row.day,
    paidDay: row.paid_day,
    worth: row.worth,
    seconds: row.seconds,
    detail: row.detail === null ? {} : (JSON.parse(row.detail) as EventDetail),
  };
}

/** The event of an attempt; null when it has not arrived. */
export const eventByAttemptAsked = (
  accountId: number,
  { kind, attempt }: { kind: EventKind; attempt: string },
): Asked<LoggedEvent | null> =>
  mapped(eventOfAttempt.with({ accountId, kind, attempt }), ([row]) =>
    row ? rowToEvent(row) : null,
  );

const eventOfAttempt = keptQuery(
  (queries, { accountId, kind, attempt }: { accountId: number; kind: string; attempt: string }) =>
    queries
      .selectFrom("learning_events")
      .select(columns)
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("attempt", "=", attempt),
);

/** True when the learner has an event of this kind on this subject. */
export const hasWorkedOnAsked = (
  accountId: number,
  { kind, subject }: Pick<LoggedEvent, "kind" | "subject">,
): Asked<boolean> =>
  mapped(anEventOn.with({ accountId, kind, subject }), (rows) => rows.length > 0);

const anEventOn = keptQuery(
  (queries, { accountId, kind, subject }: { accountId: number; kind: string; subject: string }) =>
    queries
      .selectFrom("learning_events")
      .select("id")
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("subject", "=", subject)
      .limit(1),
);

/** What a learner has worked on of one kind, each once: `reading:12`. */
export const subjectsAsked = (accountId: number, kind: EventKind): Asked<string[]> =>
  mapped(subjectsOf.with({ accountId, kind }), (rows) => rows.map(({ subject }) => subject));

const subjectsOf = keptQuery((queries, { accountId, kind }: { accountId: number; kind: string }) =>
  queries
    .selectFrom("learning_events")
    .select("subject")
    .distinct()
    .where("account_id", "=", accountId)
    .where("kind", "=", kind),
);

/** How many events of one kind a learner has on one of their days. */
export async function countEventsOfDay(
  queries: Queries,
  accountId: number,
  { kind, day }: Pick<LoggedEvent, "kind" | "day">,
): Promise<number> {
  const row = await queries
    .selectFrom("learning_events")
    .select((eb) => eb.fn.countAll<number>().as("events"))
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return row.events;
}

/** Appends an event; the database refuses a second one of the same attempt. */
export async function insertEvent(
  queries: Queries,
  accountId: number,
  event: Omit<LoggedEvent, "id">,
  attempt: string,
): Promise<LoggedEvent> {
  const [row] = await appendEvent(queries, {
    account_id: accountId,
    kind: event.kind,
    subject: event.subject,
    attempt,
    occurred_at: new Date(event.at).toISOString(),
    zone: event.zone,
    day: event.day,
    paid_day: event.paidDay,
    recorded_at: new Date(event.recordedAt).toISOString(),
    worth: event.worth,
    seconds: event.seconds,
    detail: Object.keys(event.detail).length === 0 ? null : JSON.stringify(event.detail),
  });
  return { ...event, id: (row as { id: number }).id };
}

const appendEvent = keptQuery((queries, event: Omit<Selectable<Schema["learning_events"]>, "id">) =>
  queries.insertInto("learning_events").values(event).returning("id"),
);

/** A learner's whole log, in the order it arrived. */
export async function listEvents(queries: Queries, accountId: number): Promise<LoggedEvent[]> {
  const rows = await queries
    .selectFrom("learning_events")
    .select(columns)
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return rows.map(rowToEvent);
}
