import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";

export interface RateCount {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/**
 * Counts one more under `key`, in one statement, so that processes that share the database count
 * together and no two requests see the same number. A window that is over starts anew.
 */
export async function countOne(
  queries: Queries,
  key: string,
  now: number,
  windowMs: number,
): Promise<RateCount> {
  const { rows } = await sql<{ count: number; ends_at: number }>`
    insert into rate_counters as c (key, count, ends_at) values (${key}, 1, ${now + windowMs})
    on conflict (key) do update set
      count = case when c.ends_at <= ${now} then 1 else c.count + 1 end,
      ends_at = case when c.ends_at <= ${now} then excluded.ends_at else c.ends_at end
    returning count, ends_at`.execute(queries);
  const row = rows[0];
  if (row === undefined) throw new Error("An upsert returned no row.");
  return { count: row.count, endsAt: row.ends_at };
}

/** Takes one count back. */
export async function uncountOne(queries: Queries, key: string): Promise<void> {
  await queries
    .updateTable("rate_counters")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** Forgets windows that are over. */
export async function deleteEndedCounters(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("rate_counters").where("ends_at", "<=", now).execute();
}
