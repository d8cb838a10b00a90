import { createTransport } from "nodemailer";
import type { Outcome } from "#api/outbox/outbox.ts";
import type { Mail } from "./mail.model.ts";
import { mailMessage } from "./mail-message.ts";

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  /** The server's answer as it stands. */
  response?: string;
}

/** The connection did not come about: the next mail would fare no better. */
const away = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EAUTH",
  "ECONNREFUSED",
]);

/**
 * Sends mails by SMTP, each on a connection of its own.
 *
 * @param smtpUrl `smtp://user:password@host:587`, or smtps
 */
export function makeSmtpSender(smtpUrl: string, from: string) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    dnsTimeout: 10_000,
    // RFC 5321, 4.5.3.2: a server may think for minutes after the last line, and leaving early risks a
    // second copy of a mail it has taken.
    socketTimeout: 300_000,
  });
  return async (mail: Mail, sentAt: number): Promise<Outcome> => {
    try {
      await transport.sendMail(mailMessage(mail, from, sentAt));
      return { kind: "sent" };
    } catch (error) {
      return outcomeOf(error as SmtpFailure);
    }
  };
}

/** The words of a server may hold the address: only its codes are kept. */
function outcomeOf({ code = "error", command = "", responseCode, response }: SmtpFailure): Outcome {
  const reason = [code, command, responseCode].filter(Boolean).join(" ");
  const ofThisMail = command === "RCPT TO" || command === "DATA";
  if (ofThisMail && responseCode !== undefined && responseCode >= 500) {
    return { kind: "never", reason, refused: isOfAddress(responseCode, response ?? "") };
  }
  return ofThisMail || !away.has(code) ? { kind: "later", reason } : { kind: "away", reason };
}

/** Addresses (RFC 3463, 5.1.x) but for those of the sender, and mailboxes that are closed. */
const ofAddress = /^5\.(1\.(?!7$|8$)\d+|2\.1)$/;

/**
 * Whether a refusal says that the address is none. Servers refuse for good as well because they dislike
 * the letter, this server or its domain, or because a mailbox is full: that says nothing of the address.
 */
function isOfAddress(responseCode: number, response: string): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return enhanced === undefined ? [550, 551, 553].includes(responseCode) : ofAddress.test(enhanced);
}
