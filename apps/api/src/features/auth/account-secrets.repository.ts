import type { Selectable } from "kysely";
import type { Queries } from "#api/db/database.ts";
import type { Schema } from "#api/db/schema.ts";
import type { Language } from "#api/messages/messages.ts";
import { raiseVersion } from "#api/versions/shared-version.ts";
import { lockAccount } from "./accounts.repository.ts";

/** What signs somebody in, and whom it belongs to. */
export interface AccountSecrets {
  accountId: number;
  username: string;
  email: string;
  emailKey: string;
  /** Null for an account without a password. */
  passwordHash: string | null;
  language: Language;
}

const columns = ["id", "username", "email", "email_key", "password_hash", "language"] as const;

const toSecrets = (
  row: Pick<Selectable<Schema["accounts"]>, (typeof columns)[number]>,
): AccountSecrets => ({
  accountId: row.id,
  username: row.username,
  email: row.email,
  emailKey: row.email_key,
  passwordHash: row.password_hash || null,
  language: row.language as Language,
});

export async function findSecretsByEmail(
  queries: Queries,
  emailKey: string,
): Promise<AccountSecrets | null> {
  const row = await queries
    .selectFrom("accounts")
    .select(columns)
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return row ? toSecrets(row) : null;
}

export async function findSecrets(queries: Queries, id: number): Promise<AccountSecrets | null> {
  const row = await queries
    .selectFrom("accounts")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? toSecrets(row) : null;
}

/** Reads the secrets and keeps others from changing the account until the transaction ends. */
export async function lockSecrets(queries: Queries, id: number): Promise<AccountSecrets | null> {
  return (await lockAccount(queries, id)) === null ? null : findSecrets(queries, id);
}

export async function setPasswordHash(
  queries: Queries,
  id: number,
  passwordHash: string,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
}

/** Changes a password that is still the one that was checked; of several at once exactly one gets true. */
export async function replacePasswordHash(
  queries: Queries,
  id: number,
  { checked, next }: { checked: string; next: string },
): Promise<boolean> {
  const row = await queries
    .updateTable("accounts")
    .set({ password_hash: next })
    .where("id", "=", id)
    .where("password_hash", "=", checked)
    .returning("id")
    .executeTakeFirst();
  if (row !== undefined) await raiseVersion(queries, "public accounts", id);
  return row !== undefined;
}

/** Removes an account whose password is still the one that was checked; every row of it goes along. */
export async function deleteAccountRow(
  queries: Queries,
  id: number,
  checked: string,
): Promise<boolean> {
  const row = await queries
    .deleteFrom("accounts")
    .where("id", "=", id)
    .where("password_hash", "=", checked)
    .returning("id")
    .executeTakeFirst();
  if (row !== undefined) await raiseVersion(queries, "public accounts", id);
  return row !== undefined;
}
