import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import { type Actor, type Role, readRoles, writeRoles } from "#api/privileges.ts";
import type { Viewer } from "#api/viewer.ts";

/** Everybody who may not come in for the time being. */
export async function listSuspended(queries: Queries): Promise<number[]> {
  const rows = await suspendedAccounts(queries, {});
  return rows.map(({ id }) => id);
}

const suspendedAccounts = keptQuery((queries) =>
  queries.selectFrom("accounts").select("id").where("suspended_at", "is not", null),
);

/** Somebody whose session lives, with the roles of now; null when it does not, or they are suspended. */
export async function findActor(
  queries: Queries,
  viewer: Viewer,
  now: string,
): Promise<Actor | null> {
  const [row] = await actorOf(queries, { ...viewer, now });
  return row ? { accountId: row.id, username: row.username, roles: readRoles(row.roles) } : null;
}

const actorOf = keptQuery(
  (queries, { accountId, familyId, now }: { accountId: number; familyId: string; now: string }) =>
    queries
      .selectFrom("accounts")
      .innerJoin("session_families as family", "family.account_id", "accounts.id")
      .select(["accounts.id", "accounts.username", "accounts.roles"])
      .where("accounts.id", "=", accountId)
      .where("accounts.suspended_at", "is", null)
      .where("family.id", "=", familyId)
      .where("family.ended_at", "is", null)
      .where("family.expires_at", ">", now),
);

/** Whoever holds a role, by name. */
export async function listHolders(
  queries: Queries,
): Promise<{ accountId: number; username: string; email: string; roles: Role[] }[]> {
  const rows = await queries
    .selectFrom("accounts")
    .select(["id", "username", "email", "roles"])
    .where("roles", "!=", "")
    .orderBy("username_key")
    .execute();
  return rows.map(({ id, roles, ...names }) => ({
    ...names,
    accountId: id,
    roles: readRoles(roles),
  }));
}

export async function setRoles(
  queries: Queries,
  accountId: number,
  held: readonly Role[],
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ roles: writeRoles(held) })
    .where("id", "=", accountId)
    .execute();
}

/** Since when an account is kept out, or off the board; null: no longer. What is not named stays. */
export async function setStanding(
  queries: Queries,
  accountId: number,
  { suspendedAt, boardClosedAt }: { suspendedAt?: string | null; boardClosedAt?: string | null },
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({
      ...(suspendedAt !== undefined && { suspended_at: suspendedAt }),
      ...(boardClosedAt !== undefined && { board_closed_at: boardClosedAt }),
    })
    .where("id", "=", accountId)
    .execute();
}
