import type { Mail } from "#api/features/mail/index.ts";
import { type Language, say } from "#api/messages/messages.ts";

export interface Addressee {
  id: number;
  username: string;
  email: string;
  language: Language;
}

/** @param url holds the secret after `#`, which no server or proxy on the way is told */
export function confirmationMail(
  { username, email, language }: Addressee,
  { key, url, staleAt }: { key: string; url: string; staleAt: number },
): Mail {
  return {
    key,
    to: email,
    language,
    subject: say(language, "mail_confirm_subject"),
    paragraphs: [
      say(language, "mail_confirm_hello", { username }),
      say(language, "mail_confirm_text"),
    ],
    action: { label: say(language, "mail_confirm_action"), url },
    footer: say(language, "mail_confirm_footer"),
    staleAt,
    purpose: "email confirmation",
  };
}
