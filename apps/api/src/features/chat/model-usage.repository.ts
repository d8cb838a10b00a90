import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";

/** What all processes together have asked of the language model on a day. */
export interface ModelUsage {
  calls: number;
  tokens: number;
}

/**
 * Adds to a day's usage, in one statement, so that processes that share the database count together.
 *
 * @param day `YYYY-MM-DD` in UTC
 * @param more may be below zero
 * @returns the day's usage with it
 */
export async function addUsage(
  queries: Queries,
  day: string,
  more: ModelUsage,
): Promise<ModelUsage> {
  const { rows } = await sql<ModelUsage>`
    insert into model_usage as u (day, calls, tokens) values (${day}, ${more.calls}, ${more.tokens})
    on conflict (day) do update set
      calls = u.calls + excluded.calls,
      tokens = u.tokens + excluded.tokens
    returning calls, tokens`.execute(queries);
  const row = rows[0];
  if (row === undefined) throw new Error("An upsert returned no row.");
  return row;
}
