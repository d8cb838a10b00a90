import type { Queries } from "#api/db/database.ts";
import type { Identity } from "./identity.model.ts";

export async function listIdentities(queries: Queries, accountId: number): Promise<Identity[]> {
  return queries
    .selectFrom("identities")
    .select(["provider", "name", "linked_at as linkedAt"])
    .where("account_id", "=", accountId)
    .orderBy("provider")
    .execute();
}

/** Whose account a subject of an issuer is linked to. */
export async function findOwner(
  queries: Queries,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<number | null> {
  const row = await queries
    .selectFrom("identities")
    .select("account_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export interface NewIdentity {
  provider: string;
  issuer: string;
  subject: string;
  name: string;
  linkedAt: string;
}

/** @throws a unique violation when it is linked already, or the account has one of that provider */
export async function insertIdentity(
  queries: Queries,
  accountId: number,
  { provider, issuer, subject, name, linkedAt }: NewIdentity,
): Promise<void> {
  await queries
    .insertInto("identities")
    .values({ account_id: accountId, provider, issuer, subject, name, linked_at: linkedAt })
    .execute();
}

/** @returns false when the account has none of that provider */
export async function deleteIdentity(
  queries: Queries,
  { accountId, provider }: { accountId: number; provider: string },
): Promise<boolean> {
  const row = await queries
    .deleteFrom("identities")
    .where("account_id", "=", accountId)
    .where("provider", "=", provider)
    .returning("provider")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentitiesOf(queries: Queries, accountId: number): Promise<void> {
  await queries.deleteFrom("identities").where("account_id", "=", accountId).execute();
}
