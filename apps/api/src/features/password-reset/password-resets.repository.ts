import { createHash } from "node:crypto";
import type { Language } from "@tilashar/contracts";
import type { Queries } from "#api/db/database.ts";

/** The owner of a link and what the link was made for. */
export interface ResetOwner {
  accountId: number;
  username: string;
  email: string;
  language: Language;
  /** Digest of e-mail and password as they are now: a link holds the one of its own time. */
  credentials: string;
}

export interface Reset {
  tokenHash: string;
  credentials: string;
  expiresAt: string;
}

const columns = ["id", "username", "email", "email_key", "password_hash", "language"] as const;

interface OwnerRow {
  id: number;
  username: string;
  email: string;
  email_key: string;
  password_hash: string;
  language: string;
}

const toOwner = (row: OwnerRow): ResetOwner => ({
  accountId: row.id,
  username: row.username,
  email: row.email,
  language: row.language as Language,
  credentials: createHash("sha256")
    .update(`${row.email_key}\n${row.password_hash}`)
    .digest("base64url"),
});

export async function findOwnerByEmail(
  queries: Queries,
  emailKey: string,
): Promise<ResetOwner | null> {
  const row = await queries
    .selectFrom("accounts")
    .select(columns)
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return row ? toOwner(row) : null;
}

/** Reads the owner and keeps others from changing the account until the transaction ends. */
export async function lockOwner(queries: Queries, accountId: number): Promise<ResetOwner | null> {
  const row = await queries
    .updateTable("accounts")
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", accountId)
    .returning(columns)
    .executeTakeFirst();
  return row ? toOwner(row) : null;
}

export async function findReset(
  queries: Queries,
  accountId: number,
): Promise<{ reset: Reset; owner: ResetOwner } | null> {
  const row = await queries
    .selectFrom("password_resets as reset")
    .innerJoin("accounts as account", "account.id", "reset.account_id")
    .select(["reset.token_hash", "reset.credentials", "reset.expires_at"])
    .select(columns.map((column) => `account.${column}` as const))
    .where("reset.account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { token_hash: tokenHash, credentials, expires_at: expiresAt, ...owner } = row;
  return { reset: { tokenHash, credentials, expiresAt }, owner: toOwner(owner) };
}

/** A newer link takes the place of an account's older one. */
export async function putReset(queries: Queries, accountId: number, reset: Reset): Promise<void> {
  const values = {
    token_hash: reset.tokenHash,
    credentials: reset.credentials,
    expires_at: reset.expiresAt,
  };
  await queries
    .insertInto("password_resets")
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute();
}

/** Uses a link up. Of several at once exactly one gets true. */
export async function spendReset(
  queries: Queries,
  accountId: number,
  tokenHash: string,
): Promise<boolean> {
  const row = await queries
    .deleteFrom("password_resets")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPassword(
  queries: Queries,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .execute();
}

export async function deleteExpiredResets(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom("password_resets").where("expires_at", "<=", now).execute();
}
