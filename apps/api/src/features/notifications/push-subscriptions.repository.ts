import type { Queries } from "#api/db/database.ts";
import type { Language } from "#api/messages/messages.ts";

/** A browser that listens, and the keys only it can read with. */
export interface PushSubscription {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

/** As many devices as one person may have; beyond it the oldest goes. */
const maxDevices = 10;

/** Keeps a browser's subscription; a browser belongs to whoever signed in there last. */
export async function putSubscription(
  queries: Queries,
  accountId: number,
  subscription: Omit<PushSubscription, "id">,
  createdAt: string,
): Promise<void> {
  const { endpoint, ...keys } = subscription;
  await queries
    .insertInto("push_subscriptions")
    .values({ account_id: accountId, endpoint, ...keys, created_at: createdAt })
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({ account_id: accountId, ...keys }),
    )
    .execute();
  const devices = await queries
    .selectFrom("push_subscriptions")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
  const surplus = devices.slice(maxDevices).map(({ id }) => id);
  if (surplus.length > 0) {
    await queries.deleteFrom("push_subscriptions").where("id", "in", surplus).execute();
  }
}

export async function removeSubscription(
  queries: Queries,
  accountId: number,
  endpoint: string,
): Promise<void> {
  await queries
    .deleteFrom("push_subscriptions")
    .where("account_id", "=", accountId)
    .where("endpoint", "=", endpoint)
    .execute();
}

export async function listSubscriptions(
  queries: Queries,
  accountId: number,
): Promise<PushSubscription[]> {
  const rows = await queries
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "p256dh", "auth", "language"])
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

export async function findSubscription(
  queries: Queries,
  id: number,
): Promise<PushSubscription | null> {
  const row = await queries
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "p256dh", "auth", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { ...row, language: row.language as Language } : null;
}

export async function deleteSubscription(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}
