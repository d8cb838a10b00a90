import type { Selectable } from "kysely";
import type { Queries } from "#api/db/database.ts";
import type { Schema } from "#api/db/schema.ts";
import type { Measure } from "./measure.model.ts";

const rowToMeasure = (row: Selectable<Schema["account_measures"]>): Measure => ({
  id: row.id,
  kind: row.kind as Measure["kind"],
  reason: row.reason as Measure["reason"],
  note: row.note,
  oldName: row.old_name,
  madeAt: row.made_at,
  endedAt: row.ended_at,
});

export async function insertMeasure(
  queries: Queries,
  accountId: number,
  measure: Omit<Measure, "id" | "endedAt">,
): Promise<Measure> {
  const row = await queries
    .insertInto("account_measures")
    .values({
      account_id: accountId,
      kind: measure.kind,
      reason: measure.reason,
      note: measure.note,
      old_name: measure.oldName,
      made_at: measure.madeAt,
      // A name is taken away once; the other measures last until they are ended.
      ended_at: measure.kind === "renamed" ? measure.madeAt : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return rowToMeasure(row);
}

/** Every measure about a person, newest first. */
export async function listMeasures(queries: Queries, accountId: number): Promise<Measure[]> {
  const rows = await queries
    .selectFrom("account_measures")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(rowToMeasure);
}

/** Measures that the person has not been shown yet, oldest first. */
export async function listUnseenMeasures(queries: Queries, accountId: number): Promise<Measure[]> {
  const rows = await queries
    .selectFrom("account_measures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("seen_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(rowToMeasure);
}

export async function markSeen(queries: Queries, accountId: number, seenAt: string): Promise<void> {
  await queries
    .updateTable("account_measures")
    .set({ seen_at: seenAt })
    .where("account_id", "=", accountId)
    .where("seen_at", "is", null)
    .execute();
}

/** The measure of a kind that is in force, or null. */
export async function findInForce(
  queries: Queries,
  accountId: number,
  kind: Measure["kind"],
): Promise<Measure | null> {
  const row = await queries
    .selectFrom("account_measures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("ended_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ? rowToMeasure(row) : null;
}

/** Whose measure this is, while it is in force; null when there is none or it has ended. */
export async function findOwnerInForce(
  queries: Queries,
  id: number,
): Promise<{ accountId: number; measure: Measure } | null> {
  const row = await queries
    .selectFrom("account_measures")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, measure: rowToMeasure(row) } : null;
}

/** Ends a measure. Of several at once exactly one gets true. The person has yet to be told. */
export async function endMeasure(queries: Queries, id: number, endedAt: string): Promise<boolean> {
  const row = await queries
    .updateTable("account_measures")
    .set({ ended_at: endedAt, seen_at: null })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
