import type { Outcome } from "#api/outbox/outbox.ts";
import type { MailSettings } from "#api/outside-services.ts";
import { makeSmtpSender } from "./smtp-sender.ts";

/** What an operator is told about a mail that was tried. */
export interface TestedMail {
  sent: boolean;
  line: string;
}

const advice: Readonly<Record<string, string>> = {
  EAUTH: "the name or password in SMTP_URL is refused",
  EDNS: "the host in SMTP_URL has no address",
  ECONNECTION: "nothing listens there: look at host and port of SMTP_URL, and at a firewall",
  ECONNREFUSED: "nothing listens there: look at host and port of SMTP_URL, and at a firewall",
  ESOCKET:
    "the connection broke: smtps:// is for port 465, smtp:// for 587 and 25, where encryption is agreed upon",
  ETLS: "encryption could not be agreed upon",
  ETIMEDOUT: "no answer in time: a firewall often swallows port 25, use 587 or 465",
  EENVELOPE: "the server does not take this sender or this receiver: look at MAIL_FROM",
  EMESSAGE: "the server does not take the mail itself",
};

/**
 * Sends one mail by the settings of the server, and says how that went.
 *
 * @param to where it goes
 */
export async function sendTestMail(
  settings: MailSettings,
  to: string,
  now: number,
): Promise<TestedMail> {
  if (settings.smtpUrl === null) {
    return { sent: false, line: "SMTP_URL is not set: mails are files in the data folder." };
  }
  const outcome = await makeSmtpSender(settings.smtpUrl, settings.from)(
    {
      key: `test ${now} ${to}`,
      to,
      language: "en",
      subject: "Tilashar: a test mail",
      paragraphs: [
        "Whoever runs this site has asked for this mail, to see whether mails arrive.",
        "If it lies among unwanted mail, look at the records SPF, DKIM and DMARC of your domain.",
      ],
      purpose: "test",
    },
    now,
  );
  return { sent: outcome.kind === "sent", line: told(outcome, settings.from, to) };
}

function told(outcome: Outcome, from: string, to: string): string {
  if (outcome.kind === "sent") {
    return `The mail server has taken a mail from ${from} to ${to}. Look whether it arrives, and where.`;
  }
  const code = /^\w+/.exec(outcome.reason)?.[0] ?? "";
  const why = advice[code];
  return `Not sent (${outcome.reason})${why === undefined ? "." : `: ${why}.`}`;
}
