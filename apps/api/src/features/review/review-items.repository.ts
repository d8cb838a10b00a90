import type { Trilingual } from "@tilashar/course";
import type { Memory } from "@tilashar/learning/review";
import type { Selectable } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";
import type { CardSource, ItemToInsert, Retold, StoredItem } from "./stored-item.model.ts";

/** A row as what it stands for. */
export function rowToItem(row: Selectable<Schema["review_items"]>): StoredItem {
  return {
    id: row.id,
    item: row.item,
    kz: row.kz,
    en: row.en,
    ru: row.ru,
    example: row.example === null ? null : (JSON.parse(row.example) as Trilingual),
    source: row.source as CardSource,
    note: row.note,
    suspended: row.suspended === 1,
    addedAt: row.added_at,
    memory: row.memory === null ? null : (JSON.parse(row.memory) as Memory),
  };
}

/** A day in minutes: the unit of the stored stability. */
export const dayMinutes = 1440;

/** Which of these the learner has. */
export async function findItems(
  queries: Queries,
  accountId: number,
  items: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await itemsAmong(queries, { accountId, items });
  return new Set(rows.map(({ item }) => item));
}

const itemsAmong = keptQuery(
  (queries, { accountId, items }: { accountId: number; items: readonly string[] }) =>
    queries
      .selectFrom("review_items")
      .select("item")
      .where("account_id", "=", accountId)
      .where("item", "in", items),
);

/** Inserts what the learner does not have yet; returns the keys of what was new. */
export async function insertItems(
  queries: Queries,
  accountId: number,
  items: readonly ItemToInsert[],
): Promise<string[]> {
  if (items.length === 0) return [];
  const rows = items.map(
    ({ item, kz, en, ru, source, note, search, sortKey, addedAt, example, suspended }) => ({
      item,
      kz,
      en,
      ru,
      source,
      note,
      account_id: accountId,
      example: example === null ? null : JSON.stringify(example),
      suspended: suspended ? 1 : 0,
      search,
      sort_key: sortKey,
      added_at: addedAt,
    }),
  );
  return (await addItems(queries, { rows })).map(({ item }) => item);
}

type NewRow = Omit<Selectable<Schema["review_items"]>, "id" | "memory" | "due" | "stability">;

const addItems = keptQuery((queries, { rows }: { rows: readonly NewRow[] }) =>
  queries
    .insertInto("review_items")
    .values(rows.map((row) => ({ ...row, memory: null, due: null, stability: 0 })))
    .onConflict((conflict) => conflict.columns(["account_id", "item"]).doNothing())
    .returning("item"),
);

/** Keeps a memory that was derived from the log; nothing happens when the learner has no such item. */
export async function storeMemory(
  queries: Queries,
  accountId: number,
  { item, memory }: { item: string; memory: Memory | null },
): Promise<void> {
  await queries
    .updateTable("review_items")
    .set({
      memory: memory === null ? null : JSON.stringify(memory),
      due: memory?.due ?? null,
      stability: Math.round((memory?.stability ?? 0) * dayMinutes),
    })
    .where("account_id", "=", accountId)
    .where("item", "=", item)
    .execute();
}

export async function countItems(queries: Queries, accountId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("review_items")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findItem(
  queries: Queries,
  accountId: number,
  id: number,
): Promise<StoredItem | null> {
  const row = await queries
    .selectFrom("review_items")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? rowToItem(row) : null;
}

export async function changeItem(
  queries: Queries,
  accountId: number,
  id: number,
  change: { suspended?: number; note?: string; search?: string },
): Promise<void> {
  await queries
    .updateTable("review_items")
    .set(change)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** What is said about an item that is there already: its newest sentence, a note, that it is set aside. */
export async function retell(
  queries: Queries,
  accountId: number,
  { item, example, note, suspended, search }: Retold,
): Promise<void> {
  const own = queries
    .updateTable("review_items")
    .where("account_id", "=", accountId)
    .where("item", "=", item);
  if (example) await own.set({ example: JSON.stringify(example) }).execute();
  if (suspended) await own.set({ suspended: 1 }).execute();
  // A note that was written on it before is the learner's too.
  if (note) await own.where("note", "=", "").set({ note, search }).execute();
}

/** @returns false when there is no such item */
export async function deleteItem(
  queries: Queries,
  accountId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("review_items")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
