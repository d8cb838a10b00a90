import type { Queries } from "#api/db/database.ts";
import { setAvatar } from "#api/features/auth/index.ts";
import type { Avatar } from "./make-avatar.ts";

/** Gives an account a picture, in place of the one it had. */
export async function saveAvatar(
  queries: Queries,
  accountId: number,
  { hash, image }: Avatar,
  createdAt: string,
): Promise<void> {
  await queries
    .insertInto("avatars")
    .values({ account_id: accountId, hash, image, created_at: createdAt })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ hash, image, created_at: createdAt }),
    )
    .execute();
  await setAvatar(queries, accountId, hash);
}

export async function deleteAvatar(queries: Queries, accountId: number): Promise<void> {
  await queries.deleteFrom("avatars").where("account_id", "=", accountId).execute();
  await setAvatar(queries, accountId, null);
}

/** A picture by its content hash; several accounts may have the same one. */
export async function findAvatar(queries: Queries, hash: string): Promise<Buffer | null> {
  const row = await queries
    .selectFrom("avatars")
    .select("image")
    .where("hash", "=", hash)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.image);
}
