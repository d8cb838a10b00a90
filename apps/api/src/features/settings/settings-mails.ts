import type { AccountSettings } from "#api/features/auth/index.ts";
import type { Mail } from "#api/features/mail/index.ts";
import { say } from "#api/messages/messages.ts";

/**
 * Tells the address an account has left, with the way back.
 *
 * @param before the account with the address it left
 * @param undoUrl holds the secret after `#`, which no server or proxy on the way is told
 */
export function emailChangedMail(
  before: AccountSettings,
  { email, key, undoUrl }: { email: string; key: string; undoUrl: string },
): Mail {
  const { language, username } = before;
  return {
    key,
    to: before.email,
    language,
    subject: say(language, "mail_email_changed_subject"),
    paragraphs: [
      say(language, "mail_email_changed_text", { username, email }),
      say(language, "mail_email_changed_advice"),
    ],
    action: { label: say(language, "mail_email_changed_action"), url: undoUrl },
    purpose: "email change",
  };
}

export function accountDeletedMail({ id, email, username, language }: AccountSettings): Mail {
  return {
    key: `account deleted ${id}`,
    to: email,
    language,
    subject: say(language, "mail_account_deleted_subject"),
    paragraphs: [say(language, "mail_account_deleted_text", { username })],
    purpose: "account deleted",
  };
}
