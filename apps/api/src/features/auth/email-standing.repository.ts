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

export async function setEmailStanding(
  queries: Queries,
  accountId: number,
  standing: EmailStanding,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ email_standing: standing })
    .where("id", "=", accountId)
    .execute();
}
