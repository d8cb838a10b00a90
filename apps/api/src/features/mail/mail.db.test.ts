import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import fastify from "fastify";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import type { Database } from "#api/db/database.ts";
import { makeOutbox, type Outbox } from "#api/outbox/outbox.ts";
import { migratedPlace, type Place } from "#api/testing/fresh-database.ts";
import { freePort, type MailServer, startMailServer } from "#api/testing/mail-server.ts";
import { type Mail, type QueueMail, serveMail } from "./index.ts";

const key = randomBytes(32);
const link = "https://tilashar.example/reset-password/7/s3cret-t0ken";
const letter = (changes: Partial<Mail> = {}): Mail => ({
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

describe.each(["sqlite", "postgres"] as const)("the mail outbox (%s)", (dialect) => {
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

  interface Sender {
    outbox: Outbox;
    queueMail: QueueMail;
    /** Addresses that were found to be none. */
    refused: string[];
    log(): string;
    /** Moves this sender's clock. */
    wait(milliseconds: number): void;
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

  test("a mail arrives once, in two forms, in its language, with its link", async () => {
    const at = await place();
    const smtp = await server();
    const { outbox, queueMail, log } = sender(at, smtp.url, "5 <мектеп>");
    const unsubscribe = "https://tilashar.example/api/notifications/unsubscribe/abc/";
    expect(await queueMail(at.database.queries, letter({ listUnsubscribe: unsubscribe }))).toBe(
      true,
    );
    expect(await queueMail(at.database.queries, letter())).toBe(false);
    await outbox.drain();
    await outbox.drain();
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe("Құпиясөзді қалпына келтіру");
    expect(mail?.to).toMatchObject([{ address: "aigul@example.test" }]);
    expect(mail?.from).toMatchObject({ address: "no-reply@tilashar.example" });
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain("Қош <келдіңіз> & рақмет.");
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).toContain('<html lang="kk">');
    expect(mail?.html).toContain("Қош &lt;келдіңіз&gt; &amp; рақмет.");
    expect(mail?.html).not.toMatch(/<img|src=|@import|url\(/);
    expect(mail?.text).toContain("Tilashar · 5 <мектеп>");
    expect(mail?.html).toContain("Tilashar · 5 &lt;мектеп&gt;");
    const headers = new Map(mail?.headers.map((one) => [one.key, one.value]));
    expect(headers.get("list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(log()).not.toMatch(/aigul|s3cret/);
  });

  test("what waits can't be read in the database, and is forgotten once sent", async () => {
    const at = await place();
    const smtp = await server();
    const { outbox, queueMail } = sender(at, smtp.url);
    await queueMail(at.database.queries, letter());
    expect(JSON.stringify(await waiting(at.database))).not.toMatch(/aigul|s3cret|Айгүл/);
    await outbox.drain();
    const rows = await at.database.queries.selectFrom("deliveries").selectAll().execute();
    expect(rows).toMatchObject([{ payload: null, outcome: "sent", due_at: null }]);
  });

  test("a mail whose transaction is rolled back is never sent", async () => {
    const at = await place();
    const smtp = await server();
    const { outbox, queueMail } = sender(at, smtp.url);
    const work = at.database.transact(async (queries) => {
      await queueMail(queries, letter());
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    await outbox.drain();
    expect(smtp.mails).toEqual([]);
  });

  test("while the server is down mails wait; when it is back each arrives once", async () => {
    const at = await place();
    const port = await freePort();
    const { outbox, queueMail, log } = sender(at, `smtp://127.0.0.1:${port}`);
    for (const number of [1, 2, 3]) {
      await queueMail(at.database.queries, letter({ key: `letter ${number}` }));
    }
    await outbox.start();
    await expect.poll(log).toContain("not delivered yet");
    const smtp = await server(port);
    await smtp.arrived(3);
    await expect.poll(() => waiting(at.database)).toEqual([]);
    expect(smtp.mails).toHaveLength(3);
    expect(log()).not.toMatch(/aigul|s3cret/);
  });

  test("a greylisted mail comes again, under the same Message-ID, and once", async () => {
    const at = await place();
    const smtp = await server();
    smtp.behave("greylist", "greylist");
    const { outbox, queueMail, wait } = sender(at, smtp.url);
    await queueMail(at.database.queries, letter());
    for (let round = 0; round < 4; round++) {
      await outbox.drain();
      wait(20_000);
    }
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.connections()).toBe(3);
    expect(smtp.mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@tilashar\.example>$/);
  });

  test("a refused address is given up at once with a line that names nobody", async () => {
    const at = await place();
    const smtp = await server();
    smtp.behave("refuse");
    const { outbox, queueMail, refused, log, wait } = sender(at, smtp.url);
    await queueMail(at.database.queries, letter());
    await outbox.drain();
    wait(3_600_000);
    await outbox.drain();
    expect(smtp.mails).toEqual([]);
    expect(smtp.connections()).toBe(1);
    expect(log()).toContain("given up");
    expect(log()).not.toMatch(/aigul|s3cret/);
    expect(refused).toEqual(["aigul@example.test"]);
  });

  test("only what a server says of the address itself counts against it", async () => {
    const at = await place();
    const smtp = await server();
    const { outbox, queueMail, refused, wait } = sender(at, smtp.url);
    const answers = [
      [550, "5.7.1 Relaying denied", false],
      [554, "5.7.1 Rejected as unwanted mail", false],
      [552, "5.2.2 Mailbox full", false],
      [550, "5.1.8 Bad sender's address", false],
      [451, "4.1.1 Try later", false],
      [550, "User unknown", true],
      [554, "5.2.1 Mailbox disabled", true],
      [550, "5.1.10 Null MX", true],
    ] as const;
    smtp.behave(...answers.map(([code, text]) => ({ code, text })));
    for (const [number] of answers.entries()) {
      const to = `one-${number}@example.test`;
      await queueMail(at.database.queries, letter({ key: `letter ${number}`, to }));
      await outbox.drain();
    }
    expect(refused).toEqual(["one-5@example.test", "one-6@example.test", "one-7@example.test"]);
    wait(20_000);
    await outbox.drain();
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual(["one-4@example.test"]);
  });

  test("a connection that breaks in the middle of the letter is no delivery: it is sent again", async () => {
    const at = await place();
    const smtp = await server();
    smtp.behave("hang up");
    const { outbox, queueMail, wait } = sender(at, smtp.url);
    await queueMail(at.database.queries, letter());
    for (let round = 0; round < 3; round++) {
      await outbox.drain();
      wait(30_000);
    }
    expect(smtp.mails).toHaveLength(1);
  });

  test("a slow server is waited for, and nobody sends the mail beside it", async () => {
    const at = await place();
    const smtp = await server();
    smtp.behave("slow");
    const first = sender(at, smtp.url);
    const second = sender(at, smtp.url);
    await first.queueMail(at.database.queries, letter());
    await Promise.all([first.outbox.drain(), second.outbox.drain()]);
    await second.outbox.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  test("two processes send forty mails, each once", async () => {
    const at = await place();
    const smtp = await server();
    const other = dialect === "postgres" ? await at.open() : at.database;
    if (other !== at.database) endings.push(() => other.close());
    const first = sender(at, smtp.url);
    const second = sender({ database: other, dataDir: at.dataDir }, smtp.url);
    for (let number = 0; number < 40; number++) {
      await first.queueMail(at.database.queries, letter({ key: `letter ${number}` }));
    }
    await Promise.all([first.outbox.drain(), second.outbox.drain()]);
    expect(smtp.mails).toHaveLength(40);
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(40);
  });

  test("a claim of a process that died is taken over when its lease has run out", async () => {
    const at = await place();
    const smtp = await server();
    const { outbox, queueMail, wait } = sender(at, smtp.url);
    await queueMail(at.database.queries, letter());
    await at.database.queries
      .updateTable("deliveries")
      .set({ due_at: Date.now() + 30_000, attempts: 1 })
      .execute();
    await outbox.drain();
    expect(smtp.mails).toEqual([]);
    wait(31_000);
    await outbox.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  test("after four days of trying a mail is given up", async () => {
    const at = await place();
    const { outbox, queueMail, log, wait } = sender(at, `smtp://127.0.0.1:${await freePort()}`);
    await queueMail(at.database.queries, letter());
    await outbox.drain();
    expect(await waiting(at.database)).toHaveLength(1);
    wait(4 * 24 * 3_600_000);
    await outbox.drain();
    expect(await waiting(at.database)).toEqual([]);
    expect(log()).toContain("given up");
  });

  test("without a server each mail is a file, and its link is in the log", async () => {
    const at = await place();
    const { outbox, queueMail, log } = sender(at, null);
    await queueMail(at.database.queries, letter());
    await outbox.drain();
    const folder = join(at.dataDir, "outbox");
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    const mail = await PostalMime.parse(readFileSync(join(folder, files[0] as string)));
    expect(mail.subject).toBe("Құпиясөзді қалпына келтіру");
    expect(mail.text).toContain(link);
    expect(log()).toContain(link);
    expect(log()).not.toContain("aigul");
  });
});
