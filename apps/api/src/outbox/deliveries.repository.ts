import { sql } from "kysely";
import type { Database, Queries } from "#api/db/database.ts";

export interface Claimed {
  id: number;
  key: string;
  payload: string;
  /** Counts this attempt too. It is also the claim's mark: whoever claims later raises it. */
  attempts: number;
  createdAt: number;
}

/** @returns false when something under this key is there already */
export async function insertDelivery(
  queries: Queries,
  delivery: { channel: string; key: string; payload: string; dueAt: number },
): Promise<boolean> {
  const row = await queries
    .insertInto("deliveries")
    .values({
      channel: delivery.channel,
      key: delivery.key,
      payload: delivery.payload,
      due_at: delivery.dueAt,
      created_at: delivery.dueAt,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes up to `limit` due deliveries for this process until `leaseUntil`. Processes that claim at once
 * never get the same one: PostgreSQL skips rows another claim has locked, and the embedded database lets
 * one statement run at a time. A claim that is not finished by then is due again.
 */
export async function claimDeliveries(
  { queries, dialect }: Database,
  claim: { channel: string; now: number; leaseUntil: number; limit: number },
): Promise<Claimed[]> {
  const skip = dialect === "postgres" ? sql`for update skip locked` : sql``;
  const { rows } = await sql<{
    id: number;
    key: string;
    payload: string;
    attempts: number;
    created_at: number;
  }>`
    with due as materialized (
      select id from deliveries where channel = ${claim.channel} and due_at <= ${claim.now}
      order by due_at limit ${claim.limit} ${skip}
    )
    update deliveries set due_at = ${claim.leaseUntil}, attempts = attempts + 1
    where id in (select id from due)
    returning id, key, payload, attempts, created_at`.execute(queries);
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

const mine = (queries: Queries, { id, attempts }: Claimed) =>
  queries
    .updateTable("deliveries")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("finished_at", "is", null);

/** Makes a claimed delivery due at another time: later after a failure, or while it is still under way. */
export async function putOff(queries: Queries, claimed: Claimed, dueAt: number): Promise<void> {
  await mine(queries, claimed).set({ due_at: dueAt }).execute();
}

/** Ends a delivery. Its key stays, so that it cannot be queued again; what it held is forgotten. */
export async function finishDelivery(
  queries: Queries,
  claimed: Claimed,
  { at, outcome }: { at: number; outcome: "sent" | "given_up" },
): Promise<void> {
  await mine(queries, claimed)
    .set({ due_at: null, payload: null, finished_at: at, outcome })
    .execute();
}

/** Makes every claim due at once: for a process that knows it is alone, when it starts. */
export async function releaseClaims(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable("deliveries")
    .set({ due_at: now })
    .where("due_at", ">", now)
    .where("finished_at", "is", null)
    .execute();
}

/** What has not ended, by channel, and the age of its oldest. */
export async function countWaiting(
  queries: Queries,
  now: number,
): Promise<{ channel: string; deliveries: number; oldestMs: number }[]> {
  const rows = await queries
    .selectFrom("deliveries")
    // What has ended has no due_at, which the index leaves aside.
    .where("due_at", "is not", null)
    .groupBy("channel")
    .select(({ fn }) => [
      "channel",
      fn.countAll<number>().as("deliveries"),
      fn.min("created_at").as("oldest"),
    ])
    .execute();
  return rows.map(({ channel, deliveries, oldest }) => ({
    channel,
    deliveries,
    oldestMs: Math.max(0, now - oldest),
  }));
}

/** How what has ended did so, by channel. */
export async function countEnded(
  queries: Queries,
): Promise<{ channel: string; outcome: string; deliveries: number }[]> {
  const rows = await queries
    .selectFrom("deliveries")
    .where("outcome", "is not", null)
    .groupBy(["channel", "outcome"])
    .select(({ fn }) => ["channel", "outcome", fn.countAll<number | string>().as("deliveries")])
    .execute();
  return rows.map(({ channel, outcome, deliveries }) => ({
    channel,
    outcome: outcome ?? "",
    deliveries: Number(deliveries),
  }));
}

/** Forgets what ended before an instant. */
export async function deleteFinished(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("deliveries").where("finished_at", "<", before).execute();
}
