import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Queries } from "#api/db/database.ts";
import type { Outbox } from "#api/outbox/outbox.ts";
import type { MailSettings } from "#api/outside-services.ts";
import { makeFileSender } from "./file-sender.ts";
import type { Mail } from "./mail.model.ts";
import { makeSmtpSender } from "./smtp-sender.ts";

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that is committed.
 *
 * @returns false when a mail under this key was queued before; then nothing is
 */
export type QueueMail = (queries: Queries, mail: Mail) => Promise<boolean>;

interface MailParts {
  outbox: Outbox;
  settings: MailSettings;
  dataDir: string;
  /** A mail server has refused an address for good: nobody can be reached there. */
  addressRefused(address: string): Promise<void>;
  /** What the place is called beside the product's name; may be empty. */
  placeName(): Promise<string>;
  log: FastifyBaseLogger;
}

const days = 24 * 3_600_000;

/** Lets the outbox send mails: by SMTP, or into the outbox folder of the data directory. */
export function serveMail({ outbox, settings, dataDir, log, ...parts }: MailParts): QueueMail {
  const { smtpUrl, from } = settings;
  const toFile = makeFileSender(join(dataDir, "outbox"), from, log);
  const bySmtp = smtpUrl === null ? null : makeSmtpSender(smtpUrl, from);
  outbox.serve<Mail>({
    name: "mail",
    giveUpAfterMs: 4 * days,
    longestPauseMs: 15 * 60_000,
    async deliver(mail, delivery) {
      if (mail.staleAt !== undefined && delivery.now >= mail.staleAt) {
        return { kind: "never", reason: `too late for a ${mail.purpose}` };
      }
      const letter = { ...mail, place: await parts.placeName() };
      if (bySmtp === null) return toFile(letter, delivery);
      const outcome = await bySmtp(letter, delivery.createdAt);
      if (outcome.kind === "never" && outcome.refused) await parts.addressRefused(mail.to);
      return outcome;
    },
  });
  return (queries, mail) =>
    outbox.add(queries, { channel: "mail", key: `mail ${mail.key}`, payload: mail });
}
