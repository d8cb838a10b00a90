import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.model.ts";
import { mailHtml, mailText } from "./mail-template.ts";

/**
 * A mail as the mail library takes it. The Message-ID is made of the mail's key, so that a mail that had
 * to be handed over twice can be told by whoever gets it.
 *
 * @param from `MAIL_FROM`: an address, or a name with one
 * @param sentAt milliseconds since the epoch
 */
export function mailMessage(mail: Mail, from: string, sentAt: number): SendMailOptions {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  const id = createHash("sha256").update(mail.key).digest("hex").slice(0, 32);
  return {
    from,
    // As an object it is one address whatever it holds; a text would be read as a list of them.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
    date: new Date(sentAt),
    messageId: `<${id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language === "kz" ? "kk" : mail.language,
      ...(mail.listUnsubscribe && {
        "List-Unsubscribe": `<${mail.listUnsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
