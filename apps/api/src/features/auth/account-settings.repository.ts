import type { Queries } from "#api/db/database.ts";
import type { Language } from "#api/messages/messages.ts";
import { raiseVersion } from "#api/versions/shared-version.ts";
import type { EmailStanding } from "./email-standing.repository.ts";

/** An account as its owner may change it. */
export interface AccountSettings {
  id: number;
  username: string;
  email: string;
  emailStanding: EmailStanding;
  /** Mail servers refuse what is sent there. */
  emailRefused: boolean;
  /** False for who signs in by other ways alone. */
  hasPassword: boolean;
  language: Language;
  /** IANA name. */
  timeZone: string;
  onLeaderboard: boolean;
  /** Content hash of the picture. */
  avatar: string | null;
}

export async function findAccountSettings(
  queries: Queries,
  id: number,
): Promise<AccountSettings | null> {
  const row = await queries
    .selectFrom("accounts")
    .select([
      "id",
      "username",
      "email",
      "language",
      "time_zone",
      "on_leaderboard",
      "email_standing",
      "email_refused_at",
      "password_hash",
      "avatar",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    hasPassword: row.password_hash !== "",
    emailStanding: row.email_standing as EmailStanding,
    emailRefused: row.email_refused_at !== null,
    language: row.language as Language,
    timeZone: row.time_zone,
    onLeaderboard: row.on_leaderboard === 1,
    avatar: row.avatar,
  };
}

export interface IdentityChange {
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  language: Language;
  timeZone: string;
  onLeaderboard: boolean;
}

export async function updateIdentity(
  queries: Queries,
  id: number,
  change: IdentityChange,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({
      username: change.username,
      username_key: change.usernameKey,
      email: change.email,
      email_key: change.emailKey,
      language: change.language,
      time_zone: change.timeZone,
      on_leaderboard: Number(change.onLeaderboard),
    })
    .where("id", "=", id)
    .execute();
  await raiseVersion(queries, "public accounts", id);
}

export async function updateEmail(
  queries: Queries,
  id: number,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ email, email_key: emailKey })
    .where("id", "=", id)
    .execute();
}
