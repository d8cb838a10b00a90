import type { Trilingual } from "@tilashar/course";
import type { Memory } from "@tilashar/learning/review";
import { type Selectable, sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";

/** Where a learner met what they review. */
export type CardSource =
  | "lesson"
  | "reading"
  | "film"
  | "word-of-the-day"
  | "speech"
  | "test"
  | "tutor"
  | "review"
  | "import";

/** Something a learner reviews. */
export interface StoredItem {
  id: number;
  item: string;
  kz: string;
  en: string;
  ru: string;
  example: Trilingual | null;
  source: CardSource;
  note: string;
  suspended: boolean;
  /** ISO instant. */
  addedAt: string;
  memory: Memory | null;
}

function rowToItem(row: Selectable<Schema["review_items"]>): StoredItem {
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
const dayMinutes = 1440;

export interface ItemToInsert
  extends Pick<StoredItem, "item" | "kz" | "en" | "ru" | "example" | "source" | "addedAt"> {
  search: string;
  sortKey: string;
  note: string;
  suspended: boolean;
}

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

/** A vacation as instants, for asking what is due with it; see `dueWith`. */
export interface VacationSpan {
  from: number;
  until: number;
}

/** Where a vacation cuts what is due at an instant: nothing between the two is. */
interface VacationBounds {
  until: number;
  before: number;
}

const vacationBounds = ({ from, until }: VacationSpan, upTo: number): VacationBounds => ({
  until,
  before: from + (upTo - until),
});

/** What is due at `upTo`, and nothing that a vacation has moved beyond it. */
function whereDue(
  queries: Queries,
  accountId: number,
  upTo: number,
  bounds: VacationBounds | null,
) {
  const due = queries
    .selectFrom("review_items")
    .where("account_id", "=", accountId)
    .where("suspended", "=", 0)
    .where("due", "<=", upTo);
  return bounds === null
    ? due
    : due.where((eb) => eb.or([eb("due", ">=", bounds.until), eb("due", "<=", bounds.before)]));
}

export async function listDue(
  queries: Queries,
  accountId: number,
  { upTo, span, limit }: { upTo: number; span: VacationSpan | null; limit: number },
): Promise<StoredItem[]> {
  const bounds = span === null ? null : vacationBounds(span, upTo);
  const rows = await whereDue(queries, accountId, upTo, bounds)
    .selectAll()
    .orderBy("due")
    .limit(limit)
    .execute();
  return rows.map(rowToItem);
}

export async function countDue(
  queries: Queries,
  accountId: number,
  { upTo, span }: { upTo: number; span: VacationSpan | null },
): Promise<number> {
  const [row] =
    span === null
      ? await dueCount(queries, { accountId, upTo })
      : await dueCountBeside(queries, { accountId, upTo, ...vacationBounds(span, upTo) });
  return Number(row?.count ?? 0);
}

const dueCount = keptQuery((queries, { accountId, upTo }: { accountId: number; upTo: number }) =>
  whereDue(queries, accountId, upTo, null).select((eb) => eb.fn.countAll().as("count")),
);

const dueCountBeside = keptQuery(
  (queries, { accountId, upTo, ...bounds }: { accountId: number; upTo: number } & VacationBounds) =>
    whereDue(queries, accountId, upTo, bounds).select((eb) => eb.fn.countAll().as("count")),
);

const whereNew = (queries: Queries, accountId: number) =>
  queries
    .selectFrom("review_items")
    .where("account_id", "=", accountId)
    .where("suspended", "=", 0)
    .where("due", "is", null);

/** What was never asked, the oldest first. */
export async function listNew(
  queries: Queries,
  accountId: number,
  limit: number,
): Promise<StoredItem[]> {
  const rows = await whereNew(queries, accountId)
    .selectAll()
    .orderBy("added_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(rowToItem);
}

export async function countNew(queries: Queries, accountId: number): Promise<number> {
  const { count } = await whereNew(queries, accountId)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A learner's words by how well they are known; rules, sounds and lines are no words. */
export interface WordStrengths {
  /** Never asked yet. */
  fresh: number;
  weak: number;
  fair: number;
  strong: number;
}

export async function countWordStrengths(
  queries: Queries,
  accountId: number,
): Promise<WordStrengths> {
  const rows = await queries
    .selectFrom("review_items")
    .select((eb) => [
      eb
        .case()
        .when("due", "is", null)
        .then("fresh")
        .when("stability", "<", weakBelow)
        .then("weak")
        .when("stability", "<", strongFrom)
        .then("fair")
        .else("strong")
        .end()
        .as("strength"),
      eb.fn.countAll().as("count"),
    ])
    .where("account_id", "=", accountId)
    .where("item", "like", "word:%")
    .groupBy("strength")
    .execute();
  const strengths: WordStrengths = { fresh: 0, weak: 0, fair: 0, strong: 0 };
  for (const { strength, count } of rows)
    strengths[strength as keyof WordStrengths] = Number(count);
  return strengths;
}

export async function countItems(queries: Queries, accountId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("review_items")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every due date of a learner, for the forecast. */
export async function listMemories(
  queries: Queries,
  accountId: number,
): Promise<{ memory: Memory | null; suspended: boolean }[]> {
  const rows = await queries
    .selectFrom("review_items")
    .select(["memory"])
    .where("account_id", "=", accountId)
    .where("suspended", "=", 0)
    .where("due", "is not", null)
    .execute();
  return rows.map(({ memory }) => ({
    memory: memory === null ? null : (JSON.parse(memory) as Memory),
    suspended: false,
  }));
}

/** What is called weak, and what strong. */
const weakBelow = 10 * dayMinutes;
const strongFrom = 45 * dayMinutes;

/** Items that a search asks for: with one of these pieces in their text, or of these keys. */
export interface WantedItems {
  pieces: readonly string[];
  items: readonly string[];
}

/** Which of a learner's words are wanted, in which order, and which page of them. */
export interface WordsPage {
  show?: "all" | "due" | "new" | "weak" | "strong" | "rules" | "suspended";
  sort?: "added" | "alphabet" | "strength" | "due";
  limit?: number;
  offset?: number;
}

export async function pageOfItems(
  queries: Queries,
  accountId: number,
  { show = "all", sort = "added", limit = 50, offset = 0 }: WordsPage,
  wanted: WantedItems | null,
  now: number,
): Promise<{ total: number; items: StoredItem[] }> {
  let found = queries.selectFrom("review_items").where("account_id", "=", accountId);
  if (wanted !== null) {
    const { pieces, items } = wanted;
    found = found.where((eb) =>
      eb.or([
        ...pieces.map((piece) => {
          const pattern = `%${piece.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
          return sql<boolean>`search like ${pattern} escape '\\'`;
        }),
        ...(items.length > 0 ? [eb("item", "in", items)] : []),
      ]),
    );
  }
  switch (show) {
    case "due":
      found = found.where("suspended", "=", 0).where("due", "<=", now);
      break;
    case "new":
      found = found.where("due", "is", null);
      break;
    case "weak":
      found = found.where("due", "is not", null).where("stability", "<", weakBelow);
      break;
    case "strong":
      found = found.where("stability", ">=", strongFrom);
      break;
    case "rules":
      found = found.where((eb) =>
        eb.or([eb("item", "like", "rule:%"), eb("item", "like", "sound:%")]),
      );
      break;
    case "suspended":
      found = found.where("suspended", "=", 1);
      break;
  }
  const { count } = await found
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  let page = found.selectAll();
  if (sort === "alphabet") page = page.orderBy("sort_key");
  if (sort === "strength") page = page.orderBy("stability");
  // Both databases agree on where nulls go only when they are told.
  if (sort === "due")
    page = page
      .orderBy((eb) => eb.case().when("due", "is", null).then(1).else(0).end())
      .orderBy("due");
  const rows = await page.orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { total: Number(count), items: rows.map(rowToItem) };
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

export type Retold = Pick<ItemToInsert, "item" | "note" | "suspended" | "search"> & {
  example: Trilingual | null;
};

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

/** What a search that forgives slips looks at. */
export async function listSearched(
  queries: Queries,
  accountId: number,
): Promise<Pick<StoredItem, "item" | "kz" | "en" | "ru" | "note">[]> {
  return queries
    .selectFrom("review_items")
    .select(["item", "kz", "en", "ru", "note"])
    .where("account_id", "=", accountId)
    .execute();
}

/** All words of a learner, oldest first, for taking along. */
export async function listWords(queries: Queries, accountId: number): Promise<StoredItem[]> {
  const rows = await queries
    .selectFrom("review_items")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("item", "like", "word:%")
    .orderBy("id")
    .execute();
  return rows.map(rowToItem);
}
