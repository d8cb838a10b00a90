import type { Mail } from "#api/features/mail/index.ts";
import { say } from "#api/messages/messages.ts";
import type { ResetOwner } from "./password-resets.repository.ts";

/** The mail with the link. */
export function resetMail(
  { email, username, language }: ResetOwner,
  link: string,
  { key, staleAt }: { key: string; staleAt: number },
): Mail {
  return {
    key,
    staleAt,
    to: email,
    language,
    subject: say(language, "mail_reset_subject"),
    paragraphs: [say(language, "mail_reset_hello", { username }), say(language, "mail_reset_text")],
    action: { label: say(language, "mail_reset_action"), url: link },
    footer: say(language, "mail_reset_footer"),
    purpose: "password reset",
  };
}

/** Tells the owner that it has happened, in case it was somebody else. */
export function resetDoneMail(
  { email, username, language }: ResetOwner,
  loginUrl: string,
  tokenHash: string,
): Mail {
  return {
    key: `password reset done ${tokenHash}`,
    to: email,
    language,
    subject: say(language, "mail_reset_done_subject"),
    paragraphs: [
      say(language, "mail_reset_done_text", { username }),
      say(language, "mail_reset_done_advice"),
      loginUrl,
    ],
    purpose: "password changed",
  };
}
