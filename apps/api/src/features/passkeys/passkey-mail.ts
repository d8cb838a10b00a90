import type { Account } from "#api/features/auth/index.ts";
import type { Mail } from "#api/features/mail/index.ts";
import { say } from "#api/messages/messages.ts";
import type { Passkey } from "./passkey.model.ts";

/** Tells the owner of a new way into the account. @param url where it can be taken away again */
export function passkeyAddedMail(
  { id: accountId, email, username, language }: Account,
  { id, name }: Passkey,
  url: string,
): Mail {
  return {
    key: `passkey added ${accountId} ${id}`,
    to: email,
    language,
    subject: say(language, "mail_passkey_subject"),
    paragraphs: [
      say(language, "mail_passkey_text", { username, name }),
      say(language, "mail_new_way_advice"),
    ],
    action: { label: say(language, "mail_new_way_action"), url },
    purpose: "new passkey",
  };
}
