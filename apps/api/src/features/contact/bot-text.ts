import type { ContactMessage } from "./contact-messages.repository.ts";

/** The bot service's limit, in UTF-16 code units. */
const maxLength = 4096;

/**
 * A contact message as the bot shows it. It is sent as plain text, so nothing in it is markup; the
 * visitor's own lines are set off, so that none can pass for ours.
 */
export function botText(id: number, { name, email, comment, language }: ContactMessage): string {
  const head = [`Tilashar: message ${id} (${language})`, `Name: ${name}`, `Email: ${email}`];
  const body = comment === "" ? [] : ["", ...comment.split("\n").map((line) => `│ ${line}`)];
  const text = [...head, ...body].join("\n");
  return text.length <= maxLength ? text : `${wholeCharacters(text.slice(0, maxLength - 2))} …`;
}

/** Half a character at the end would be refused. */
const wholeCharacters = (text: string) => text.replace(/[\ud800-\udbff]$/, "");
