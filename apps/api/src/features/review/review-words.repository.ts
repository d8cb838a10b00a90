import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { strongFrom, weakBelow } from "./review-figures.repository.ts";
import { dayMinutes, rowToItem } from "./review-items.repository.ts";
import type { StoredItem } from "./stored-item.model.ts";

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

/** Every word of a learner with the days it is remembered; null before its first answer. */
export async function listStabilities(
  queries: Queries,
  accountId: number,
): Promise<{ kz: string; stability: number | null }[]> {
  const rows = await queries
    .selectFrom("review_items")
    .select(["kz", "due", "stability"])
    .where("account_id", "=", accountId)
    .where("item", "like", "word:%")
    .execute();
  return rows.map(({ kz, due, stability }) => ({
    kz,
    stability: due === null ? null : stability / dayMinutes,
  }));
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
