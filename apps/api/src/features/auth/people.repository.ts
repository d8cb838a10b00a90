import type { Queries } from "#api/db/database.ts";
import type { Language } from "#api/messages/messages.ts";
import { type Role, readRoles } from "#api/privileges.ts";
import { raiseVersion } from "#api/versions/shared-version.ts";

/** An account as those who keep the house see it. */
export interface KnownPerson {
  accountId: number;
  username: string;
  email: string;
  avatar: string | null;
  language: Language;
  createdAt: string;
  roles: readonly Role[];
  suspended: boolean;
  /** Kept off the boards by a moderator. */
  hidden: boolean;
}

/** Somebody by id, by name or by address; null for nobody. */
export async function findPerson(
  queries: Queries,
  by: { id: number } | { usernameKey: string } | { emailKey: string },
): Promise<KnownPerson | null> {
  const all = queries
    .selectFrom("accounts")
    .select([
      "id",
      "username",
      "email",
      "avatar",
      "language",
      "created_at",
      "roles",
      "suspended_at",
      "board_closed_at",
    ]);
  const query =
    "id" in by
      ? all.where("id", "=", by.id)
      : "usernameKey" in by
        ? all.where("username_key", "=", by.usernameKey)
        : all.where("email_key", "=", by.emailKey);
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  return {
    accountId: row.id,
    username: row.username,
    email: row.email,
    avatar: row.avatar,
    language: row.language as Language,
    createdAt: row.created_at,
    roles: readRoles(row.roles),
    suspended: row.suspended_at !== null,
    hidden: row.board_closed_at !== null,
  };
}

export async function renameAccount(
  queries: Queries,
  accountId: number,
  { username, usernameKey }: { username: string; usernameKey: string },
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ username, username_key: usernameKey })
    .where("id", "=", accountId)
    .execute();
  await raiseVersion(queries, "public accounts", accountId);
}

/** One more thing that the owner has to be told; `none` when they have seen everything. */
export async function countNotice(
  queries: Queries,
  accountId: number,
  what: "one more" | "none",
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set((eb) => ({ unread_notices: what === "none" ? 0 : eb("unread_notices", "+", 1) }))
    .where("id", "=", accountId)
    .execute();
}
