import type { Queries } from "#api/db/database.ts";

export interface NewEmailChange {
  undoHash: string;
  oldEmail: string;
  oldEmailKey: string;
  newEmail: string;
  createdAt: string;
  expiresAt: string;
}

export async function insertEmailChange(
  queries: Queries,
  accountId: number,
  change: NewEmailChange,
): Promise<void> {
  await queries
    .insertInto("email_changes")
    .values({
      account_id: accountId,
      undo_hash: change.undoHash,
      old_email: change.oldEmail,
      old_email_key: change.oldEmailKey,
      new_email: change.newEmail,
      created_at: change.createdAt,
      expires_at: change.expiresAt,
    })
    .execute();
}

export interface EmailChange {
  id: number;
  accountId: number;
  oldEmail: string;
  oldEmailKey: string;
}

/** A change that can still be taken back. */
export async function findOpenEmailChange(
  queries: Queries,
  undoHash: string,
  now: string,
): Promise<EmailChange | null> {
  const row = await queries
    .selectFrom("email_changes")
    .select([
      "id",
      "account_id as accountId",
      "old_email as oldEmail",
      "old_email_key as oldEmailKey",
    ])
    .where("undo_hash", "=", undoHash)
    .where("expires_at", ">", now)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Closes a change and all later ones of its account: whoever made them must not be able to take the
 * restored address away again. Of several at once exactly one gets true.
 */
export async function closeEmailChanges(
  queries: Queries,
  { id, accountId }: EmailChange,
  closedAt: string,
): Promise<boolean> {
  const rows = await queries
    .updateTable("email_changes")
    .set({ closed_at: closedAt })
    .where("account_id", "=", accountId)
    .where("id", ">=", id)
    .where("closed_at", "is", null)
    .returning("id")
    .execute();
  return rows.some((row) => row.id === id);
}

/** Forgets changes that can no longer be taken back. */
export async function deleteOldEmailChanges(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom("email_changes").where("expires_at", "<=", now).execute();
}
