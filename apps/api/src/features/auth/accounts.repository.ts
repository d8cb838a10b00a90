import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";
import type { Language } from "#api/messages/messages.ts";
import { readRoles } from "#api/privileges.ts";
import { raiseVersion } from "#api/versions/shared-version.ts";
import type { Account } from "./account.model.ts";

const columns = [
  "id",
  "username",
  "email",
  "email_standing",
  "email_refused_at",
  "language",
  "time_zone",
  "proficiency_level",
  "roles",
  "suspended_at",
  "unread_notices",
] as const;

function rowToAccount(
  row: Pick<Selectable<Schema["accounts"]>, (typeof columns)[number]>,
): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailStanding: row.email_standing as Account["emailStanding"],
    emailRefused: row.email_refused_at !== null,
    language: row.language as Language,
    timeZone: row.time_zone,
    proficiencyLevel: row.proficiency_level as Account["proficiencyLevel"],
    roles: readRoles(row.roles),
    suspended: row.suspended_at !== null,
    unreadNotices: row.unread_notices,
  };
}

export async function findAccount(queries: Queries, id: number): Promise<Account | null> {
  const [row] = await accountOf(queries, { id });
  return row ? rowToAccount(row) : null;
}

/** The account that a refresh token was given to, whatever has become of the token. */
export async function findAccountOfToken(queries: Queries, hash: string): Promise<Account | null> {
  const [row] = await accountOfToken(queries, { hash });
  return row ? rowToAccount(row) : null;
}

const accountOfToken = keptQuery((queries, { hash }: { hash: string }) =>
  queries
    .selectFrom("accounts")
    .select(columns)
    .where("id", "=", (eb) =>
      eb
        .selectFrom("refresh_tokens as token")
        .innerJoin("session_families as family", "family.id", "token.family_id")
        .select("family.account_id")
        .where("token.hash", "=", hash),
    ),
);

/** The account of a session, if it lives. */
export async function findSignedIn(
  queries: Queries,
  session: { accountId: number; familyId: string; now: string },
): Promise<Account | null> {
  const [row] = await signedIn(queries, session);
  return row ? rowToAccount(row) : null;
}

const signedIn = keptQuery(
  (queries, { accountId, familyId, now }: { accountId: number; familyId: string; now: string }) =>
    queries
      .selectFrom("accounts")
      .select(columns)
      .where("id", "=", accountId)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("session_families as family")
            .select("family.id")
            .where("family.id", "=", familyId)
            .whereRef("family.account_id", "=", "accounts.id")
            .where("family.ended_at", "is", null)
            .where("family.expires_at", ">", now),
        ),
      ),
);

/** Where an account's days are read from; null when it is gone. */
export async function findTimeZone(queries: Queries, id: number): Promise<string | null> {
  const [row] = await timeZoneOf(queries, { id });
  return row?.time_zone ?? null;
}

const timeZoneOf = keptQuery((queries, { id }: { id: number }) =>
  queries.selectFrom("accounts").select("time_zone").where("id", "=", id),
);

/** An account with the number of transactions on its learner's work so far; null when it is gone. */
export async function findRevised(
  queries: Queries,
  id: number,
): Promise<(Account & { revision: number }) | null> {
  const [row] = await accountOf(queries, { id });
  return row ? { ...rowToAccount(row), revision: row.revision } : null;
}

/**
 * The revision alone, on the embedded database; null where it cannot be read at once, and of an account that is gone or
 * suspended.
 */
export function revisionNow(queries: Queries, id: number): number | null {
  const row = revisionOf.now(queries, { id })?.[0];
  return row === undefined || row.suspended_at !== null ? null : row.revision;
}

const revisionOf = keptQuery((queries, { id }: { id: number }) =>
  queries.selectFrom("accounts").select(["revision", "suspended_at"]).where("id", "=", id),
);

const accountOf = keptQuery((queries, { id }: { id: number }) =>
  queries
    .selectFrom("accounts")
    .select([...columns, "revision"])
    .where("id", "=", id),
);

export async function findCredentials(
  queries: Queries,
  emailKey: string,
): Promise<{ account: Account; passwordHash: string | null } | null> {
  const row = await queries
    .selectFrom("accounts")
    .select([...columns, "password_hash"])
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return row ? { account: rowToAccount(row), passwordHash: row.password_hash || null } : null;
}

/** Some accounts by their ids; those that are gone are left out. */
export async function listAccounts(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Account>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom("accounts")
    .select(columns)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, rowToAccount(row)]));
}

/** An account as others see it. */
export interface PublicAccount {
  accountId: number;
  username: string;
  /** Content hash of the learner's picture. */
  avatar: string | null;
}

/** What others see of one account; no row when it is gone. */
export const publicAccountOf = (queries: Queries, id: number) =>
  queries
    .selectFrom("accounts")
    .select(["id as accountId", "username", "avatar"])
    .where("id", "=", id);

/** Places on a board with what others see of their accounts; those that are gone are left out. */
export const withPublicAccounts = (
  queries: Queries,
  places: SelectQueryBuilder<Schema, keyof Schema, { accountId: number; points: number }>,
) =>
  queries
    .selectFrom(places.as("place"))
    .innerJoin("accounts", "accounts.id", "place.accountId")
    .select(["place.accountId", "place.points", "accounts.username", "accounts.avatar"]);

/**
 * Which of the two others have already. An address that an account has left counts as its own while the
 * change can be undone: whoever stole an account must not be able to take its old address as well.
 *
 * @param own the account that asks; null for a new one
 */
export async function findTaken(
  queries: Queries,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
  { now, own }: { now: string; own: number | null },
): Promise<{ username: boolean; email: boolean }> {
  const rows = await queries
    .selectFrom("accounts")
    .select(["username_key", "email_key"])
    .where((eb) => eb.or([eb("username_key", "=", usernameKey), eb("email_key", "=", emailKey)]))
    .where("id", "!=", own ?? 0)
    .execute();
  const promised = await queries
    .selectFrom("email_changes")
    .select("id")
    .where("old_email_key", "=", emailKey)
    .where("expires_at", ">", now)
    .where("closed_at", "is", null)
    .where("account_id", "!=", own ?? 0)
    .limit(1)
    .executeTakeFirst();
  return {
    username: rows.some((row) => row.username_key === usernameKey),
    email: rows.some((row) => row.email_key === emailKey) || promised !== undefined,
  };
}

export interface NewAccount {
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  language: Language;
  timeZone: string;
  createdAt: string;
}

export async function insertAccount(queries: Queries, account: NewAccount): Promise<Account> {
  const row = await queries
    .insertInto("accounts")
    .values({
      username: account.username,
      username_key: account.usernameKey,
      email: account.email,
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      language: account.language,
      time_zone: account.timeZone,
      created_at: account.createdAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return rowToAccount(row);
}

/**
 * Reads an account and keeps others from changing its work until the transaction ends: whatever a learner
 * sends twice at once is done one after the other.
 */
export async function lockAccount(queries: Queries, id: number): Promise<Account | null> {
  const [row] = await accountLocked(queries, { id });
  return row ? rowToAccount(row) : null;
}

const accountLocked = keptQuery((queries, { id }: { id: number }) =>
  queries
    .updateTable("accounts")
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .returning(columns),
);

export async function setTimeZone(queries: Queries, id: number, timeZone: string): Promise<void> {
  await queries.updateTable("accounts").set({ time_zone: timeZone }).where("id", "=", id).execute();
}

export async function setProficiencyLevel(
  queries: Queries,
  id: number,
  level: Account["proficiencyLevel"],
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ proficiency_level: level })
    .where("id", "=", id)
    .execute();
}

/** @param avatar the picture's content hash; null for none */
export async function setAvatar(
  queries: Queries,
  id: number,
  avatar: string | null,
): Promise<void> {
  await queries.updateTable("accounts").set({ avatar }).where("id", "=", id).execute();
  await raiseVersion(queries, "public accounts", id);
}
