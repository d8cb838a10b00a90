import { m } from "#app/paraglide/messages.js";

/** Text, an at sign, text, a dot, text: the address itself proves the rest by receiving mail. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an address as it was typed, or nothing. */
export function emailError(email: string): string | undefined {
  if (email.trim() === "") return m.error_email_required();
  return emailPattern.test(email.trim()) ? undefined : m.error_email_invalid();
}
