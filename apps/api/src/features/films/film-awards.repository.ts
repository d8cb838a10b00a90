import type { Queries } from "#api/db/database.ts";

/** True once a film has paid the learner. */
export async function hasPaidFor(
  queries: Queries,
  accountId: number,
  subject: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom("points_ledger")
    .select("id")
    .where("account_id", "=", accountId)
    .where("subject", "=", subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
