import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import type { Delivery, Outcome } from "#api/outbox/outbox.ts";
import type { Mail } from "./mail.model.ts";
import { mailMessage } from "./mail-message.ts";

/**
 * Without a mail server each mail becomes one `.eml` file, and its link is printed in the log so that
 * whoever runs the product for themselves can follow it.
 *
 * @param folder made when the first mail comes
 */
export function makeFileSender(folder: string, from: string, log: FastifyBaseLogger) {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail: Mail, { createdAt }: Delivery): Promise<Outcome> => {
    const message = mailMessage(mail, from, createdAt);
    const { message: eml } = await composer.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date(createdAt).toISOString().replaceAll(/[:.]/g, "-");
    const id = String(message.messageId).slice(1, 13);
    const name = `${time}-${mail.purpose.replaceAll(" ", "-")}-${id}.eml`;
    // The name comes from the mail, so a repeated delivery writes the same file; whoever watches the
    // folder never sees half of one.
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, eml as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
    log.info({ purpose: mail.purpose, file: name, link: mail.action?.url }, "mail written");
    return { kind: "sent" };
  };
}
