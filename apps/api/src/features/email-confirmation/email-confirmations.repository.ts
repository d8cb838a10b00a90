import type { Queries } from "#api/db/database.ts";

export interface Confirmation {
  accountId: number;
  /** The address the link was sent to. */
  emailKey: string;
}

/** A newer link takes the place of an account's older one. */
export async function putConfirmation(
  queries: Queries,
  { accountId, ...link }: Confirmation & { tokenHash: string; expiresAt: string },
): Promise<void> {
  const values = {
    token_hash: link.tokenHash,
    email_key: link.emailKey,
    expires_at: link.expiresAt,
  };
  await queries
    .insertInto("email_confirmations")
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute();
}

/** What a link is for; null when it counts no more. */
export async function findConfirmation(
  queries: Queries,
  tokenHash: string,
  now: string,
): Promise<Confirmation | null> {
  const row = await queries
    .selectFrom("email_confirmations")
    .select(["account_id as accountId", "email_key as emailKey"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up. Of several at once exactly one gets true. */
export async function spendConfirmation(queries: Queries, tokenHash: string): Promise<boolean> {
  const row = await queries
    .deleteFrom("email_confirmations")
    .where("token_hash", "=", tokenHash)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteConfirmation(queries: Queries, accountId: number): Promise<void> {
  await queries.deleteFrom("email_confirmations").where("account_id", "=", accountId).execute();
}

export async function deleteExpiredConfirmations(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom("email_confirmations").where("expires_at", "<=", now).execute();
}
