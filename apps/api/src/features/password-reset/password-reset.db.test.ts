import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#api/testing/mail-server.ts";
import { goodPassword, onBothDatabases } from "#api/testing/test-api.ts";

const publicUrl = "https://tilashar.example";
const smtp = await startMailServer();
afterAll(() => smtp.stop());

const outside = {
  mail: { smtpUrl: smtp.url, from: "Tilashar <no-reply@tilashar.example>" },
};

const mailsTo = (server: MailServer, email: string) =>
  server.mails.filter((mail) => mail.to?.some((one) => one.address === email));

async function mailTo(email: string, count = 1) {
  await expect.poll(() => mailsTo(smtp, email).length, { timeout: 10_000 }).toBe(count);
  return mailsTo(smtp, email)[count - 1];
}

interface ResetLink {
  uid: string;
  token: string;
}

async function linkIn(email: string, count = 1): Promise<ResetLink> {
  const mail = await mailTo(email, count);
  const found = /(https?:\/\/[^/]+)\/reset-password\/(\d+)\/([\w-]+)\n/.exec(mail?.text ?? "");
  expect(found?.[1]).toBe(publicUrl);
  return { uid: found?.[2] as string, token: found?.[3] as string };
}

onBothDatabases(
  "setting a new password by mail",
  (api) => {
    const ask = (email: unknown, headers: Record<string, string> = {}) =>
      api().call("POST", "/auth/password-reset/", { email }, { headers });
    const confirm = (link: ResetLink, password: unknown = "жаңа-құпия-2026", headers = {}) =>
      api().call("POST", "/auth/password-reset/confirm/", { ...link, password }, { headers });
    const signIn = (email: string, password: string) =>
      api().call("POST", "/auth/token/", { email, password });
    const handled = async () => {
      const open = () =>
        api()
          .database.queries.selectFrom("deliveries")
          .select("id")
          .where("finished_at", "is", null)
          .execute();
      await expect.poll(open, { timeout: 10_000 }).toEqual([]);
    };

    test("a learner gets a link, sets a new password with it, and every session ends", async () => {
      const learner = await api().learner({ language_preference: "ru" });
      const asked = await ask(learner.email.toUpperCase());
      expect([asked.status, asked.body]).toEqual([
        200,
        { message: "Password reset instructions sent to your email." },
      ]);
      const mail = await mailTo(learner.email);
      expect(mail?.subject).toBe("Новый пароль для Tilashar");
      const link = await linkIn(learner.email);
      expect(Buffer.from(link.token, "base64url").length).toBeGreaterThanOrEqual(16);

      const done = await confirm(link, "жаңа-құпия-2026", { "accept-language": "kk" });
      expect(done.status).toBe(200);
      expect(done.body.message).toBe("Құпиясөзіңіз өзгерді. Енді жаңасымен кіре аласыз.");
      expect((await signIn(learner.email, "жаңа-құпия-2026")).status).toBe(200);
      expect((await signIn(learner.email, learner.password)).status).toBe(401);
      const refreshed = await api().call("POST", "/auth/token/refresh/", {
        refresh: learner.refresh,
      });
      expect(refreshed.status).toBe(401);
      const session = await api().call("GET", "/auth/session/", undefined, {
        token: learner.access,
      });
      expect(session.status).toBe(401);
      expect((await mailTo(learner.email, 2))?.subject).toBe("Пароль изменён");
    });

    test("an unknown address gets the same answer, and nobody a mail", async () => {
      const learner = await api().learner();
      const before = smtp.mails.length;
      const known = await ask(learner.email);
      const unknown = await ask("nobody@example.test");
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      await mailTo(learner.email);
      await handled();
      expect(smtp.mails.length).toBe(before + 1);
    });

    // How long both take is measured by bench/who-has-an-account.bench.ts.
    test("known and unknown are the same work for whoever answers: one wish, looked into later", async () => {
      const learner = await api().learner();
      const wishes = async () =>
        api()
          .database.queries.selectFrom("deliveries")
          .select(["id", "channel"])
          .orderBy("id")
          .execute();
      for (const email of [learner.email, "nobody-at-all@example.test"]) {
        const before = (await wishes()).length;
        await ask(email);
        expect((await wishes())[before]?.channel, email).toBe("password reset");
        await handled();
      }
    });

    test("the link is made of the public address, whatever the request says of hosts", async () => {
      const learner = await api().learner();
      await ask(learner.email, {
        host: "tilashar.example@evil.example",
        "x-forwarded-host": "evil.example",
        forwarded: "host=evil.example",
        origin: "https://evil.example",
      });
      const mail = await mailTo(learner.email);
      expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
      await linkIn(learner.email);
    });

    test("what is no single address is refused, and nothing is sent", async () => {
      const before = smtp.mails.length;
      for (const email of [
        ["a@example.test", "b@example.test"],
        "a@example.test,b@example.test",
        "a@example.test\r\nBcc: b@example.test",
        "a@example.test; b@example.test",
        "<a@example.test>",
        "nobody",
        "",
        null,
        { $gt: "" },
      ]) {
        const { status, body } = await ask(email);
        expect(status, JSON.stringify(email)).toBe(400);
        expect(body.email, JSON.stringify(email)).toEqual([expect.any(String)]);
      }
      await handled();
      expect(smtp.mails.length).toBe(before);
    });

    test("a link counts once, also when it is used five times at once", async () => {
      const learner = await api().learner();
      await ask(learner.email);
      const link = await linkIn(learner.email);
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((number) => confirm(link, `жаңа-құпия-${number}-2026`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
      const winner = answers.findIndex(({ status }) => status === 200) + 1;
      expect((await signIn(learner.email, `жаңа-құпия-${winner}-2026`)).status).toBe(200);
      const again = await confirm(link);
      expect([again.status, again.body.code]).toEqual([400, "validation"]);
      expect(again.body.token).toEqual([expect.stringContaining("not valid")]);
    });

    test("a weak password is refused by field and leaves the link as it is", async () => {
      const learner = await api().learner();
      await ask(learner.email);
      const link = await linkIn(learner.email);
      for (const weak of ["", "short", "password1", learner.email]) {
        const { status, body } = await confirm(link, weak);
        expect(status, weak).toBe(400);
        expect(body.password, weak).toEqual([expect.any(String)]);
      }
      expect((await confirm(link, 12345678)).status).toBe(400);
      expect((await confirm(link)).status).toBe(200);
    });

    test("a tampered token, another learner's number and oddities are refused", async () => {
      const [one, other] = [await api().learner(), await api().learner()];
      await ask(one.email);
      const link = await linkIn(one.email);
      const flipped = (link.token[0] === "A" ? "B" : "A") + link.token.slice(1);
      for (const wrong of [
        { ...link, token: flipped },
        { ...link, token: "" },
        { ...link, token: `${link.token}=` },
        { ...link, uid: String(other.id) },
        { ...link, uid: "0" },
        { ...link, uid: "9999999999" },
        { ...link, uid: "1 or 1=1" },
        { ...link, uid: ` ${link.uid}` },
      ]) {
        expect((await confirm(wrong)).status, JSON.stringify(wrong)).toBe(400);
      }
      expect((await confirm({ uid: 1, token: [] } as never)).status).toBe(400);
      expect((await confirm(link)).status).toBe(200);
    });

    test("a newer link takes the place of the older", async () => {
      const learner = await api().learner();
      await ask(learner.email);
      const older = await linkIn(learner.email);
      await ask(learner.email);
      const newer = await linkIn(learner.email, 2);
      expect((await confirm(older)).status).toBe(400);
      expect((await confirm(newer)).status).toBe(200);
    });

    test.each(["password_hash", "email_key"] as const)(
      "a link dies when %s changes",
      async (column) => {
        const learner = await api().learner();
        await ask(learner.email);
        const link = await linkIn(learner.email);
        await api()
          .database.queries.updateTable("accounts")
          .set({ [column]: `changed-${learner.id}` })
          .where("id", "=", learner.id)
          .execute();
        expect((await confirm(link)).status).toBe(400);
      },
    );

    test("a link dies after an hour", async () => {
      const learner = await api().learner();
      await ask(learner.email);
      const link = await linkIn(learner.email);
      const { queries } = api().database;
      const row = await queries
        .selectFrom("password_resets")
        .selectAll()
        .where("account_id", "=", learner.id)
        .executeTakeFirstOrThrow();
      const left = Date.parse(row.expires_at) - Date.now();
      expect(left).toBeGreaterThan(59 * 60_000);
      expect(left).toBeLessThanOrEqual(60 * 60_000);
      expect(JSON.stringify(row)).not.toContain(link.token);
      await queries
        .updateTable("password_resets")
        .set({ expires_at: new Date(Date.now() - 1).toISOString() })
        .where("account_id", "=", learner.id)
        .execute();
      expect((await confirm(link)).status).toBe(400);
    });

    test("no address, token or link is in the log", () => {
      expect(api().log()).not.toMatch(/@example\.test|reset-password\/\d/);
    });
  },
  { publicUrl, outside },
);

onBothDatabases(
  "limits of setting a new password",
  (api) => {
    let before = 0;
    beforeAll(() => {
      before = smtp.mails.length;
    });

    test("a flooded mailbox gets five mails an hour, and the flood the same answer", async () => {
      const learner = await api().learner();
      const answers = [];
      for (let round = 0; round < 12; round++) {
        answers.push(await api().call("POST", "/auth/password-reset/", { email: learner.email }));
      }
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      await mailTo(learner.email, 5);
      const open = () =>
        api()
          .database.queries.selectFrom("deliveries")
          .select("id")
          .where("finished_at", "is", null)
          .execute();
      await expect.poll(open, { timeout: 10_000 }).toEqual([]);
      expect(smtp.mails.length - before).toBe(5);
      expect((await api().call("POST", "/auth/token/", learner)).status).toBe(200);
    });

    test("guesses are limited, with the time to wait", async () => {
      const answers = [];
      for (let guess = 0; guess < 40; guess++) {
        answers.push(
          await api().call("POST", "/auth/password-reset/confirm/", {
            uid: "1",
            token: `guess-${guess}`,
            password: goodPassword,
          }),
        );
      }
      expect(answers[0]?.status).toBe(400);
      expect(answers.at(-1)?.status).toBe(429);
      expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    });

    test("one address may ask only so often, for whomever", async () => {
      const statuses = [];
      for (let round = 0; round < 70; round++) {
        const email = `nobody-${round}@example.test`;
        const asked = await api().call(
          "POST",
          "/auth/password-reset/",
          { email },
          { from: "203.0.113.9" },
        );
        statuses.push(asked.status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(60);
      expect(statuses.at(-1)).toBe(429);
    });
  },
  { publicUrl, outside, rateLimits: true },
);
