import type { Queries } from "#api/db/database.ts";
import type { Invitation } from "./house.model.ts";

export async function insertInvitation(
  queries: Queries,
  invitation: Pick<Invitation, "note" | "madeAt" | "expiresAt"> & { codeHash: string },
): Promise<number> {
  const { id } = await queries
    .insertInto("invitations")
    .values({
      code_hash: invitation.codeHash,
      note: invitation.note,
      made_at: invitation.madeAt,
      expires_at: invitation.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest invitations first. */
export async function listInvitations(queries: Queries, limit: number): Promise<Invitation[]> {
  const rows = await queries
    .selectFrom("invitations")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    note: row.note,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    usedBy: row.used_by,
  }));
}

/** Whether an invitation of this code can still be used. */
export async function isInvitationOpen(
  queries: Queries,
  codeHash: string,
  now: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom("invitations")
    .select("id")
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an invitation for an account. Of several at once exactly one gets true. */
export async function spendInvitation(
  queries: Queries,
  codeHash: string,
  { accountId, now }: { accountId: number; now: string },
): Promise<boolean> {
  const row = await queries
    .updateTable("invitations")
    .set({ used_at: now, used_by: accountId })
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an unused invitation back. */
export async function deleteInvitation(queries: Queries, id: number): Promise<boolean> {
  const row = await queries
    .deleteFrom("invitations")
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
