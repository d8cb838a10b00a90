import { createHash, randomBytes } from "node:crypto";
import type { Queries } from "#api/db/database.ts";

/** What a browser has begun and must finish itself: each kind is finished by its own call alone. */
export type FlowKind = "passkey sign-in" | "new passkey" | "provider sign-in" | "new provider";

export interface SignInFlow {
  kind: FlowKind;
  /** Whose account it is for; null while nobody is known. */
  accountId: number | null;
  /** What the server has to know at its end: a challenge, a nonce. */
  content: string;
}

/** Long enough for a provider's own page with its second factor. */
const lifetimeMs = 10 * 60_000;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Begins a flow. @returns the secret that only the browser that began it has */
export async function beginFlow(
  queries: Queries,
  { kind, accountId, content }: SignInFlow,
  now: number,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await queries
    .insertInto("sign_in_flows")
    .values({
      hash: hashOf(secret),
      kind,
      account_id: accountId,
      content,
      expires_at: new Date(now + lifetimeMs).toISOString(),
    })
    .execute();
  return secret;
}

/** Ends a flow, whatever comes of it. Of several at once exactly one gets it; null when it counts no more. */
export async function takeFlow(
  queries: Queries,
  secret: string,
  { kind, accountId, now }: { kind: FlowKind; accountId: number | null; now: number },
): Promise<string | null> {
  const row = await queries
    .deleteFrom("sign_in_flows")
    .where("hash", "=", hashOf(secret))
    .where("kind", "=", kind)
    .where("account_id", accountId === null ? "is" : "=", accountId)
    .where("expires_at", ">", new Date(now).toISOString())
    .returning("content")
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function deleteExpiredFlows(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom("sign_in_flows").where("expires_at", "<=", now).execute();
}
