import type { Queries } from "#api/db/database.ts";

/**
 * What is known of an account's address. `confirmed`: somebody opened a link that was sent there.
 * `trusted`: it was never asked, because the account is older than the question or the server has no mail.
 * `unconfirmed`: a link is on its way.
 */
export type EmailStanding = "unconfirmed" | "trusted" | "confirmed";

export async function findEmailStanding(
  queries: Queries,
  accountId: number,
): Promise<EmailStanding | null> {
  const row = await queries
    .selectFrom("accounts")
    .select("email_standing")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : (row.email_standing as EmailStanding);
}

/** What was refused before says nothing of an address that is new, or has just been shown to get mail. */
export async function setEmailStanding(
  queries: Queries,
  accountId: number,
  standing: EmailStanding,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ email_standing: standing, email_refused_at: null })
    .where("id", "=", accountId)
    .execute();
}

/** Notes that no mail gets to an address; nothing when no account has it any more. The first refusal counts. */
export async function noteEmailRefused(
  queries: Queries,
  emailKey: string,
  refusedAt: string,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set((eb) => ({ email_refused_at: refusedAt, revision: eb("revision", "+", 1) }))
    .where("email_key", "=", emailKey)
    .where("email_refused_at", "is", null)
    .execute();
}
