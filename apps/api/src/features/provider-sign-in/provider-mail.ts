import type { Account } from "#api/features/auth/index.ts";
import type { Mail } from "#api/features/mail/index.ts";
import { say } from "#api/messages/messages.ts";

/** Tells the owner of a new way into the account. @param url where it can be taken away again */
export function providerAddedMail(
  { id: accountId, email, username, language }: Account,
  { provider, linkedAt }: { provider: string; linkedAt: string },
  url: string,
): Mail {
  return {
    key: `provider added ${accountId} ${provider} ${linkedAt}`,
    to: email,
    language,
    subject: say(language, "mail_provider_subject"),
    paragraphs: [
      say(language, "mail_provider_text", { username, provider }),
      say(language, "mail_new_way_advice"),
    ],
    action: { label: say(language, "mail_new_way_action"), url },
    purpose: "new provider",
  };
}
