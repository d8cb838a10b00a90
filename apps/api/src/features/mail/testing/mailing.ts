import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import fastify from "fastify";
import { afterEach } from "vitest";
import type { Database } from "#api/db/database.ts";
import { makeOutbox, type Outbox } from "#api/outbox/outbox.ts";
import { migratedPlace, type Place } from "#api/testing/fresh-database.ts";
import { type MailServer, startMailServer } from "#api/testing/mail-server.ts";
import { type Mail, type QueueMail, serveMail } from "../index.ts";

const key = randomBytes(32);
export const link = "https://tilashar.example/reset-password/7/s3cret-t0ken";
/** A mail as the product writes them. */
export const letter = (changes: Partial<Mail> = {}): Mail => ({
  key: "letter 1",
  to: "aigul@example.test",
  language: "kz",
  subject: "Құпиясөзді қалпына келтіру",
  paragraphs: ["Сәлем, Айгүл!", "Қош <келдіңіз> & рақмет."],
  action: { label: "Жаңа құпиясөз", url: link },
  footer: "Бұл хат керек болмаса, елемей-ақ қойыңыз.",
  purpose: "password reset",
  ...changes,
});

/** Who writes mails and sends them, on a clock of its own. */
interface Sender {
  outbox: Outbox;
  queueMail: QueueMail;
  /** Addresses that were found to be none. */
  refused: string[];
  log(): string;
  /** Moves this sender's clock. */
  wait(milliseconds: number): void;
}

/** Mail servers and senders of a suite on one kind of database; each ends with its test. */
export function mailing(dialect: "sqlite" | "postgres") {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  async function place(): Promise<Place & { database: Database }> {
    const { place: fresh, database } = await migratedPlace(dialect);
    endings.push(
      () => fresh.remove(),
      () => database.close(),
    );
    return { ...fresh, database };
  }

  async function server(port?: number): Promise<MailServer> {
    const started = await startMailServer(port);
    endings.push(() => started.stop());
    return started;
  }

  function sender(
    at: { database: Database; dataDir: string },
    smtpUrl: string | null,
    place = "",
  ): Sender {
    const lines: string[] = [];
    const stream = new PassThrough();
    stream.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
    const { log } = fastify({ logger: { level: "debug", stream } });
    let later = 0;
    const now = () => Date.now() + later;
    const outbox = makeOutbox({ database: at.database, key, log, now });
    const settings = { smtpUrl, from: "Tilashar <no-reply@tilashar.example>" };
    const refused: string[] = [];
    const addressRefused = async (address: string) => void refused.push(address);
    const { dataDir } = at;
    const queueMail = serveMail({
      outbox,
      settings,
      dataDir,
      addressRefused,
      placeName: async () => place,
      log,
    });
    endings.push(() => outbox.stop());
    return {
      outbox,
      queueMail,
      refused,
      log: () => lines.join(""),
      wait(milliseconds) {
        later += milliseconds;
      },
    };
  }

  const waiting = async ({ queries }: Database) =>
    queries.selectFrom("deliveries").selectAll().where("finished_at", "is", null).execute();

  /** Ends with the test, the last one begun first. */
  const afterwards = (end: () => Promise<unknown>) => void endings.push(end);

  return { place, server, sender, waiting, afterwards };
}
