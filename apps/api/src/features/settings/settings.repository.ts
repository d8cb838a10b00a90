import type { Language } from "@tilashar/contracts";
import type { Queries } from "#api/db/database.ts";

/** An account as its owner may change it. */
export interface Settings {
  id: number;
  username: string;
  email: string;
  language: Language;
  /** IANA name. */
  timeZone: string;
  onLeaderboard: boolean;
  /** Content hash of the picture. */
  avatar: string | null;
}

export async function findSettings(queries: Queries, id: number): Promise<Settings | null> {
  const row = await queries
    .selectFrom("accounts")
    .select(["id", "username", "email", "language", "time_zone", "on_leaderboard", "avatar"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    language: row.language as Language,
    timeZone: row.time_zone,
    onLeaderboard: row.on_leaderboard === 1,
    avatar: row.avatar,
  };
}

export interface IdentityChange {
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  language: Language;
  timeZone: string;
  onLeaderboard: boolean;
}

export async function updateIdentity(
  queries: Queries,
  id: number,
  change: IdentityChange,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({
      username: change.username,
      username_key: change.usernameKey,
      email: change.email,
      email_key: change.emailKey,
      language: change.language,
      time_zone: change.timeZone,
      on_leaderboard: Number(change.onLeaderboard),
    })
    .where("id", "=", id)
    .execute();
}

export async function updateEmail(
  queries: Queries,
  id: number,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ email, email_key: emailKey })
    .where("id", "=", id)
    .execute();
}

export async function findPasswordHash(queries: Queries, id: number): Promise<string | null> {
  const row = await queries
    .selectFrom("accounts")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
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
  return row !== undefined;
}
