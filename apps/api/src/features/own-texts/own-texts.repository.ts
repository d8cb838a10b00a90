import type { Queries } from "#api/db/database.ts";
import type { OwnTextHead, OwnTextWithContent } from "./own-text.model.ts";

const head = ["text_id", "title", "author", "format", "words", "size", "kept_at"] as const;

type HeadRow = Omit<OwnTextHead, "id" | "keptAt"> & { text_id: string; kept_at: string };

const toHead = ({ text_id: id, kept_at: keptAt, ...rest }: HeadRow): OwnTextHead => ({
  id,
  keptAt,
  ...rest,
});

/** A learner's texts without their content, the one that was kept last first. */
export async function listOwnTexts(queries: Queries, accountId: number): Promise<OwnTextHead[]> {
  const rows = await queries
    .selectFrom("own_texts")
    .select(head)
    .where("account_id", "=", accountId)
    .orderBy("kept_at", "desc")
    .orderBy("text_id")
    .execute();
  return rows.map(toHead);
}

export async function findOwnText(
  queries: Queries,
  accountId: number,
  id: string,
): Promise<OwnTextWithContent | null> {
  const row = await queries
    .selectFrom("own_texts")
    .select([...head, "content"])
    .where("account_id", "=", accountId)
    .where("text_id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { content, ...rest } = row;
  return { ...toHead(rest), content };
}

/** Keeps a text, in the place of the one of this id. */
export async function saveOwnText(
  queries: Queries,
  accountId: number,
  { id, keptAt, ...text }: OwnTextWithContent,
): Promise<void> {
  const values = { ...text, kept_at: keptAt };
  await queries
    .insertInto("own_texts")
    .values({ ...values, account_id: accountId, text_id: id })
    .onConflict((conflict) => conflict.columns(["account_id", "text_id"]).doUpdateSet(values))
    .execute();
}

/** @returns false when there is none */
export async function deleteOwnText(
  queries: Queries,
  accountId: number,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("own_texts")
    .where("account_id", "=", accountId)
    .where("text_id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
