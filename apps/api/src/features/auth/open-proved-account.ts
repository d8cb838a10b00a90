import { randomInt } from "node:crypto";
import { isTimeZone } from "@tilashar/learning";
import type { Queries } from "#api/db/database.ts";
import type { Language } from "#api/messages/messages.ts";
import type { Account } from "./account.model.ts";
import { findTaken, insertAccount } from "./accounts.repository.ts";
import { defaultTimeZone } from "./auth.service.ts";
import { emailKey } from "./email.ts";
import { tidyUsername, usernameKey, usernameProblem } from "./username.ts";

/** Somebody whose address another has proved, with names they go by there, most fitting first. */
interface ProvedNewcomer {
  email: string;
  names: readonly string[];
  language: Language;
  timeZone: string | undefined;
}

/** What names of no use are replaced by. */
const namelessName = "learner";

/** A name that is free: theirs, theirs with a number, else one of ours. */
async function freeUsername(
  queries: Queries,
  { email, names }: ProvedNewcomer,
  now: string,
): Promise<string> {
  const plain = names
    .map((name) => tidyUsername(name).replace(/\s+/g, "_"))
    .filter((name) => usernameProblem(name) === null);
  const numbered = [...plain.slice(0, 1), namelessName].flatMap((name) =>
    Array.from({ length: 4 }, () => `${[...name].slice(0, 24).join("")}${randomInt(1000, 1e6)}`),
  );
  for (const username of [...plain, ...numbered]) {
    const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
    if (!(await findTaken(queries, keys, { now, own: null })).username) return username;
  }
  return `${namelessName}${randomInt(1e9, 1e12)}`;
}

/** Opens an account that has no password. @throws a unique violation when somebody was quicker */
export async function openProvedAccount(
  queries: Queries,
  newcomer: ProvedNewcomer,
  now: string,
): Promise<Account> {
  const { email, language, timeZone } = newcomer;
  const username = await freeUsername(queries, newcomer, now);
  return insertAccount(queries, {
    username,
    usernameKey: usernameKey(username),
    email,
    emailKey: emailKey(email),
    passwordHash: "",
    language,
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : defaultTimeZone,
    createdAt: now,
  });
}
