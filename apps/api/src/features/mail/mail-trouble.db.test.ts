import { describe, expect, test } from "vitest";
import { freePort } from "#api/testing/mail-server.ts";
import { letter, mailing } from "./testing/mailing.ts";

describe.each(["sqlite", "postgres"] as const)("mail servers in trouble (%s)", (dialect) => {
  const { place, server, sender, waiting } = mailing(dialect);

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
});
