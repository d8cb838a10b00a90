import type { Wording } from "#api/errors.ts";

const maxLength = 254;

export const tidyEmail = (text: string): string => text.trim().normalize("NFC");

/**
 * What is wrong with a tidied e-mail, or nothing. The pattern is the specification's (text, @, text,
 * dot, text), without what would let one address become several or break out of a mail header.
 */
export function emailProblem(email: string): Wording | null {
  if (email === "") return { key: "email_required" };
  const wellFormed = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]+$/u.test(
    email,
  );
  const visible = email.isWellFormed() && !/\p{C}/u.test(email);
  return wellFormed && visible && email.length <= maxLength ? null : { key: "email_invalid" };
}

/** What must be unique, and what a sign-in looks up: case and compatibility forms are folded. */
export const emailKey = (email: string): string =>
  email.trim().normalize("NFKC").toLowerCase().normalize("NFC");
