import type { Queries } from "#api/db/database.ts";
import type { Passkey } from "./passkey.model.ts";

/** A passkey as a signature is checked against it. */
export interface PasskeyCredential {
  id: number;
  accountId: number;
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

export interface NewPasskey {
  credentialId: string;
  userHandle: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  name: string;
  createdAt: string;
}

export async function listPasskeys(queries: Queries, accountId: number): Promise<Passkey[]> {
  return queries
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "used_at as usedAt"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
}

/** What an authenticator must know to refuse a second passkey for an account, and the account's handle. */
export async function listCredentials(
  queries: Queries,
  accountId: number,
): Promise<{ id: string; transports: string[]; userHandle: string }[]> {
  const rows = await queries
    .selectFrom("passkeys")
    .select(["credential_id", "transports", "user_handle"])
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => ({
    id: row.credential_id,
    transports: transportsOf(row.transports),
    userHandle: row.user_handle,
  }));
}

export async function findCredential(
  queries: Queries,
  credentialId: string,
): Promise<PasskeyCredential | null> {
  const row = await queries
    .selectFrom("passkeys")
    .select(["id", "account_id", "credential_id", "public_key", "counter", "transports"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: transportsOf(row.transports),
  };
}

/** @throws a unique violation when the credential is somebody's already */
export async function insertPasskey(
  queries: Queries,
  accountId: number,
  passkey: NewPasskey,
): Promise<Passkey> {
  return queries
    .insertInto("passkeys")
    .values({
      account_id: accountId,
      credential_id: passkey.credentialId,
      user_handle: passkey.userHandle,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(" "),
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .returning(["id", "name", "created_at as createdAt", "used_at as usedAt"])
    .executeTakeFirstOrThrow();
}

/**
 * Notes a use. The counter must still be the one that was checked: of two signatures with one counter,
 * the second is a copy's.
 */
export async function noteUse(
  queries: Queries,
  id: number,
  { checked, next, usedAt }: { checked: number; next: number; usedAt: string },
): Promise<boolean> {
  const row = await queries
    .updateTable("passkeys")
    .set({ counter: next, used_at: usedAt })
    .where("id", "=", id)
    .where("counter", "=", checked)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns null when the account has no such passkey */
export async function renamePasskey(
  queries: Queries,
  { id, accountId }: { id: number; accountId: number },
  name: string,
): Promise<Passkey | null> {
  const row = await queries
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning(["id", "name", "created_at as createdAt", "used_at as usedAt"])
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the account has no such passkey */
export async function deletePasskey(
  queries: Queries,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const row = await queries
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPasskeys(queries: Queries, accountId: number): Promise<boolean> {
  const row = await queries
    .selectFrom("passkeys")
    .select("id")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskeysOf(queries: Queries, accountId: number): Promise<void> {
  await queries.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
}

export async function countPasskeys(queries: Queries, accountId: number): Promise<number> {
  const row = await queries
    .selectFrom("passkeys")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const transportsOf = (text: string) => (text === "" ? [] : text.split(" "));
