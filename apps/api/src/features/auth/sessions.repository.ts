import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

export interface RefreshTokenState {
  familyId: string;
  accountId: number;
  usedAt: string | null;
  /** The earlier of the token's and the family's end. */
  expiresAt: string;
  familyEnded: boolean;
}

export async function insertFamily(
  queries: Queries,
  family: {
    id: string;
    accountId: number;
    device: string | null;
    createdAt: string;
    expiresAt: string;
  },
): Promise<void> {
  await queries
    .insertInto("session_families")
    .values({
      id: family.id,
      account_id: family.accountId,
      device: family.device,
      created_at: family.createdAt,
      expires_at: family.expiresAt,
    })
    .execute();
}

export async function insertRefreshToken(
  queries: Queries,
  token: { hash: string; familyId: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await addToken.write(queries, token);
}

const addToken = keptQuery(
  (queries, token: { hash: string; familyId: string; createdAt: string; expiresAt: string }) =>
    queries.insertInto("refresh_tokens").values({
      hash: token.hash,
      family_id: token.familyId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    }),
);

export async function findRefreshToken(
  queries: Queries,
  hash: string,
): Promise<RefreshTokenState | null> {
  const [row] = await tokenOf(queries, { hash });
  if (!row) return null;
  const { endedAt, ...state } = row;
  return { ...state, familyEnded: endedAt !== null };
}

const tokenOf = keptQuery((queries, { hash }: { hash: string }) =>
  queries
    .selectFrom("refresh_tokens as token")
    .innerJoin("session_families as family", "family.id", "token.family_id")
    .select([
      "family.id as familyId",
      "family.account_id as accountId",
      "family.ended_at as endedAt",
      "token.used_at as usedAt",
      "token.expires_at as expiresAt",
    ])
    .where("token.hash", "=", hash),
);

/** Marks a token as used. Of several at once exactly one gets true. */
export async function spendRefreshToken(
  queries: Queries,
  hash: string,
  usedAt: string,
): Promise<boolean> {
  return (await spend(queries, { hash, usedAt })).length > 0;
}

const spend = keptQuery((queries, { hash, usedAt }: { hash: string; usedAt: string }) =>
  queries
    .updateTable("refresh_tokens")
    .set({ used_at: usedAt })
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .returning("hash"),
);

export async function extendFamily(
  queries: Queries,
  familyId: string,
  expiresAt: string,
): Promise<void> {
  await extend.write(queries, { familyId, expiresAt });
}

const extend = keptQuery(
  (queries, { familyId, expiresAt }: { familyId: string; expiresAt: string }) =>
    queries
      .updateTable("session_families")
      .set({ expires_at: expiresAt })
      .where("id", "=", familyId),
);

export async function endFamily(
  queries: Queries,
  familyId: string,
  endedAt: string,
): Promise<void> {
  await queries
    .updateTable("session_families")
    .set({ ended_at: endedAt })
    .where("id", "=", familyId)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends a session of an account. @returns false when it is another's, or has ended */
export async function endFamilyOf(
  queries: Queries,
  { id, accountId }: { id: string; accountId: number },
  now: string,
): Promise<boolean> {
  const row = await queries
    .updateTable("session_families")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface OpenFamily {
  id: string;
  device: string | null;
  createdAt: string;
  expiresAt: string;
}

/** More than anybody has devices; what stands beyond it is ended with all others. */
const mostListed = 200;

/** The sessions of an account that live, the latest seen first. */
export async function listOpenFamilies(
  queries: Queries,
  accountId: number,
  now: string,
): Promise<OpenFamily[]> {
  return queries
    .selectFrom("session_families")
    .select(["id", "device", "created_at as createdAt", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("expires_at", "desc")
    .limit(mostListed)
    .execute();
}

/** Ends all sessions of an account, but for the one that asks. */
export async function endSessions(
  queries: Queries,
  accountId: number,
  { endedAt, except }: { endedAt: string; except: string | null },
): Promise<void> {
  await queries
    .updateTable("session_families")
    .set({ ended_at: endedAt })
    .where("account_id", "=", accountId)
    .where("id", "!=", except ?? "")
    .where("ended_at", "is", null)
    .execute();
}

export async function isFamilyAlive(
  queries: Queries,
  family: { id: string; accountId: number },
  now: string,
): Promise<boolean> {
  return (await livingFamily(queries, { ...family, now })).length > 0;
}

const livingFamily = keptQuery(
  (queries, { id, accountId, now }: { id: string; accountId: number; now: string }) =>
    queries
      .selectFrom("session_families")
      .select("id")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("ended_at", "is", null)
      .where("expires_at", ">", now),
);

/** When a session that lives began; null when it does not. */
export async function findFamilyStart(
  queries: Queries,
  { id, accountId }: { id: string; accountId: number },
  now: string,
): Promise<string | null> {
  const row = await queries
    .selectFrom("session_families")
    .select("created_at")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Forgets sessions that ended by themselves; their tokens go with them. */
export async function deleteExpiredSessions(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom("refresh_tokens").where("expires_at", "<=", now).execute();
  await queries.deleteFrom("session_families").where("expires_at", "<=", now).execute();
}
