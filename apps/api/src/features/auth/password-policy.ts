import { readFileSync } from "node:fs";
import type { Wording } from "#api/errors.ts";
import { emailKey } from "./email.ts";

const minLength = 8;
const maxLength = 128;

/** Lower case, one a line, all of at least eight characters; `#` starts a remark. */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);

/**
 * What is wrong with a new password, or nothing. No rules of composition: length and not being among
 * those tried first are what helps (ASVS 6.2). The password itself is never changed.
 */
export function passwordProblem(
  password: string,
  owner: { username: string; email: string },
): Wording | null {
  if (password === "") return { key: "password_required" };
  const length = [...password].length;
  if (length < minLength) return { key: "password_short" };
  if (length > maxLength) return { key: "password_long" };
  const lower = password.toLowerCase();
  if (common.has(lower) || new Set(lower).size <= 2) return { key: "password_common" };
  const personal = [owner.username, owner.email, owner.email.split("@")[0] ?? ""];
  return personal.some((text) => emailKey(text) === emailKey(password))
    ? { key: "password_personal" }
    : null;
}
