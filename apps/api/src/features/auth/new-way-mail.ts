import type { Mail } from "#api/features/mail/index.ts";
import { say } from "#api/messages/messages.ts";
import type { Account } from "./account.model.ts";

const texts = {
  passkey: { subject: "mail_passkey_subject", text: "mail_passkey_text" },
  provider: { subject: "mail_provider_subject", text: "mail_provider_text" },
} as const;

/**
 * Tells the owner of a new way into the account.
 *
 * @param way `mark` tells this addition from every other of its kind; `name` is what the owner knows it by
 * @param url where it can be taken away again
 */
export function newWayMail(
  { id: accountId, email, username, language }: Account,
  { kind, mark, name }: { kind: keyof typeof texts; mark: string; name: string },
  url: string,
): Mail {
  const { subject, text } = texts[kind];
  return {
    key: `${kind} added ${accountId} ${mark}`,
    to: email,
    language,
    subject: say(language, subject),
    paragraphs: [say(language, text, { username, name }), say(language, "mail_new_way_advice")],
    action: { label: say(language, "mail_new_way_action"), url },
    purpose: `new ${kind}`,
  };
}
