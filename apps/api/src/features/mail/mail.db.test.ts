import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { letter, link, mailing } from "./testing/mailing.ts";

describe.each(["sqlite", "postgres"] as const)("the mail outbox (%s)", (dialect) => {
  const { place, server, sender, waiting, afterwards } = mailing(dialect);

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

  test("two processes send forty mails, each once", async () => {
    const at = await place();
    const smtp = await server();
    const other = dialect === "postgres" ? await at.open() : at.database;
    if (other !== at.database) afterwards(() => other.close());
    const first = sender(at, smtp.url);
    const second = sender({ database: other, dataDir: at.dataDir }, smtp.url);
    for (let number = 0; number < 40; number++) {
      await first.queueMail(at.database.queries, letter({ key: `letter ${number}` }));
    }
    await Promise.all([first.outbox.drain(), second.outbox.drain()]);
    expect(smtp.mails).toHaveLength(40);
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(40);
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
