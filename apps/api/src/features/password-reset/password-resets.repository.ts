import { createHash } from "node:crypto";
import type { Queries } from "#api/db/database.ts";
import {
  type AccountSecrets,
  findSecrets,
  findSecretsByEmail,
  lockSecrets,
} from "#api/features/auth/index.ts";
import type { Language } from "#api/messages/messages.ts";

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

const ownerOf = ({ emailKey, passwordHash, ...account }: AccountSecrets): ResetOwner => ({
  ...account,
  credentials: createHash("sha256")
    .update(`${emailKey}\n${passwordHash ?? ""}`)
    .digest("base64url"),
});

export async function findOwnerByEmail(
  queries: Queries,
  emailKey: string,
): Promise<ResetOwner | null> {
  const secrets = await findSecretsByEmail(queries, emailKey);
  return secrets && ownerOf(secrets);
}

/** Reads the owner and keeps others from changing the account until the transaction ends. */
export async function lockOwner(queries: Queries, accountId: number): Promise<ResetOwner | null> {
  const secrets = await lockSecrets(queries, accountId);
  return secrets && ownerOf(secrets);
}

export async function findReset(
  queries: Queries,
  accountId: number,
): Promise<{ reset: Reset; owner: ResetOwner } | null> {
  const reset = await queries
    .selectFrom("password_resets")
    .select(["token_hash as tokenHash", "credentials", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const secrets = reset && (await findSecrets(queries, accountId));
  return secrets ? { reset, owner: ownerOf(secrets) } : null;
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

export async function deleteExpiredResets(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom("password_resets").where("expires_at", "<=", now).execute();
}
