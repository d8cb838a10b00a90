import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";

/** Points that a text has paid a learner so far. */
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
