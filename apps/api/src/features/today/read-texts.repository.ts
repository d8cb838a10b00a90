import type { Queries } from "#api/db/database.ts";

/** Texts whose questions a learner has answered, by their number. */
export async function listReadTexts(
  queries: Queries,
  accountId: number,
): Promise<ReadonlySet<number>> {
  const rows = await queries
    .selectFrom("learning_events")
    .select("subject")
    .distinct()
    .where("account_id", "=", accountId)
    .where("kind", "=", "reading")
    .execute();
  return new Set(rows.map(({ subject }) => Number(subject.slice("reading:".length))));
}
