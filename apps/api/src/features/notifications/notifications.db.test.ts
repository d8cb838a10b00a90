import { createECDH, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, expect, test } from "vitest";
import { examDayOf } from "#api/features/exams/index.ts";
import { serveMail } from "#api/features/mail/index.ts";
import { makeOutbox } from "#api/outbox/outbox.ts";
import { type Learner, onBothDatabases, type TestApi } from "#api/testing/test-api.ts";
import { deriveVapidKeys, makeNoticePlanner, makeUnsubscribeTokens, servePush } from "./index.ts";
import { reminderMessage } from "./push-message.ts";

const hour = 3_600_000;
const publicUrl = "https://tilashar.example";
const tokens = makeUnsubscribeTokens(randomBytes(32));

/** A push service on this machine: what it was sent, and what it answers. */
async function pushService() {
  const got: { path: string; headers: Record<string, unknown>; size: number }[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    let size = 0;
    for await (const chunk of request) size += (chunk as Buffer).length;
    got.push({ path: request.url ?? "", headers: request.headers, size });
    response.writeHead(answers.shift() ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { got, answers, port, stop: () => server.close() };
}

const pushes = await pushService();
afterAll(() => void pushes.stop());

/** Whoever queues a mail, any process can read it. */
const key = randomBytes(32);

/** The parts of the product that remind, on a clock of their own: ahead, where the started product's is not. */
function reminding(api: TestApi, clock: { now: number }) {
  const { database, place } = api;
  const { log } = api.app.server;
  const now = () => clock.now;
  const outbox = makeOutbox({ database, key, log, now });
  const queueMail = serveMail({
    outbox,
    settings: { smtpUrl: null, from: "Tilashar <no-reply@tilashar.example>" },
    dataDir: join(place.dataDir, "reminding"),
    placeName: async () => "",
    addressRefused: () => Promise.reject(new Error("a file refuses nobody")),
    log,
  });
  const queuePush = servePush({
    database,
    outbox,
    keys: deriveVapidKeys(randomBytes(32)),
    contact: "mailto:no-reply@tilashar.example",
    resolveHost: async () => ({ address: "127.0.0.1", family: 4 }),
  });
  const planner = makeNoticePlanner({
    database,
    queueMail,
    queuePush,
    linksOf: (accountId) => ({ publicUrl, unsubscribeToken: tokens.issue(accountId) }),
    wordOf: () => ({ kazakh: "нан", meaning: "хлеб" }),
    examDayOf,
    wordsIn: (lessonIds) => lessonIds.length * 10,
    log,
    now,
  });
  return { outbox, planner };
}

onBothDatabases("reminders and summaries", (api) => {
  const path = "/profile/notifications-settings/";
  const asked = {
    daily_reminder: true,
    reminder_hour: 19,
    weekly_summary: false,
    quiet_days: [] as number[],
    timezone: "Asia/Almaty",
  };
  const want = (learner: Learner, changes: Record<string, unknown> = {}) =>
    api().call("PUT", path, { ...asked, ...changes }, { token: learner.access });
  const nextAt = async ({ id }: Learner) => {
    const row = await api()
      .database.queries.selectFrom("notification_settings")
      .select("next_at")
      .where("account_id", "=", id)
      .executeTakeFirst();
    return row?.next_at ?? null;
  };
  const setNext = (learner: Learner, at: number) =>
    api()
      .database.queries.updateTable("notification_settings")
      .set({ next_at: at })
      .where("account_id", "=", learner.id)
      .execute();
  const studied = (learner: Learner, day: string, points = 10) =>
    api()
      .database.queries.insertInto("activity_days")
      .values({
        account_id: learner.id,
        day,
        points,
        lessons: 1,
        first_at: `${day}T05:00:00.000Z`,
        first_zone: "Asia/Almaty",
        last_at: `${day}T05:00:00.000Z`,
        last_zone: "Asia/Almaty",
      })
      .execute();

  /** Mails written for a learner. */
  async function mailsTo({ email }: Learner): Promise<Email[]> {
    const folder = join(api().place.dataDir, "reminding/outbox");
    const files = (() => {
      try {
        return readdirSync(folder).filter((name) => name.endsWith(".eml"));
      } catch {
        return [];
      }
    })();
    const mails = await Promise.all(
      files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    );
    return mails.filter((mail) => mail.to?.some((one) => one.address === email));
  }

  test("nothing is sent to who has not asked for it", async () => {
    const learner = await api().learner();
    const { status, body } = await api().call("GET", path, undefined, { token: learner.access });
    expect([status, body]).toEqual([
      200,
      { ...asked, daily_reminder: false, weekly_summary: false },
    ]);
    expect(await nextAt(learner)).toBeNull();
  });

  test("settings are kept, the zone with the account's, and the next instant is the learner's hour", async () => {
    const learner = await api().learner();
    const changes = { timezone: "America/New_York", reminder_hour: 7, quiet_days: [7, 6, 6] };
    const saved = await want(learner, changes);
    expect([saved.status, saved.body.message, saved.body.quiet_days]).toEqual([
      200,
      "Notification settings updated successfully",
      [6, 7],
    ]);
    const read = await api().call("GET", path, undefined, { token: learner.access });
    expect(read.body).toEqual({ ...asked, ...changes, quiet_days: [6, 7] });
    const at = (await nextAt(learner)) as number;
    expect(at).toBeGreaterThan(Date.now());
    const shown = new Intl.DateTimeFormat("en-GB", {
      timeZone: "America/New_York",
      hour: "2-digit",
      minute: "2-digit",
    }).format(at);
    expect(shown).toBe("07:00");
    await want(learner, { daily_reminder: false });
    expect(await nextAt(learner)).toBeNull();
  });

  test("odd settings are refused by field", async () => {
    const learner = await api().learner();
    for (const [changes, field] of [
      [{ daily_reminder: "yes" }, "daily_reminder"],
      [{ reminder_hour: 24 }, "reminder_hour"],
      [{ reminder_hour: 7.5 }, "reminder_hour"],
      [{ reminder_hour: "7" }, "reminder_hour"],
      [{ weekly_summary: null }, "weekly_summary"],
      [{ quiet_days: [0] }, "quiet_days"],
      [{ quiet_days: [1, 2, 3, 4, 5, 6, 7, 1] }, "quiet_days"],
      [{ timezone: "Asia/Atlantis" }, "timezone"],
      [{ timezone: "" }, "timezone"],
    ] as const) {
      const { status, body } = await want(learner, changes);
      expect(status, JSON.stringify(changes)).toBe(400);
      expect(body[field], JSON.stringify(changes)).toEqual([expect.any(String)]);
    }
    expect((await api().call("GET", path)).status).toBe(401);
    expect((await api().call("PUT", path, asked)).status).toBe(401);
  });

  test("a reminder comes once on a day without study, from however many planners, in the learner's language", async () => {
    const learner = await api().learner({ language_preference: "ru" });
    await want(learner);
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const [one, other] = [reminding(api(), clock), reminding(api(), clock)];
    await Promise.all([one.planner.plan(), other.planner.plan(), one.planner.plan()]);
    await one.outbox.drain();
    const mails = await mailsTo(learner);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe("Пять минут казахского?");
    expect(mail?.text).toContain("Слово дня — нан: хлеб.");
    expect(mail?.text).toContain(`${publicUrl}/lessons`);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    const token = tokens.issue(learner.id);
    expect(headers.get("list-unsubscribe")).toBe(
      `<${publicUrl}/api/notifications/unsubscribe/${token}/>`,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.text).toContain(`${publicUrl}/unsubscribe/${token}`);
    expect(await nextAt(learner)).toBe(clock.now - 1000 + 24 * hour);

    // The same day once more, as after a crash or with a clock set back: the day's key is used up.
    await setNext(learner, clock.now - 1000);
    await one.planner.plan();
    await one.outbox.drain();
    expect(await mailsTo(learner)).toHaveLength(1);
  });

  test("who prepares for an examination is told how many days are left, until its day", async () => {
    const learner = await api().learner({ language_preference: "en" });
    await want(learner);
    const dueAt = (await nextAt(learner)) as number;
    const day = (days: number) => new Date(dueAt + days * 24 * hour).toISOString().slice(0, 10);
    const choose = (days: number) =>
      api().call(
        "PUT",
        "/profile/exam-goal/",
        { exam: "residence", level: "a1", day: day(days) },
        { token: learner.access },
      );
    expect((await choose(12)).status).toBe(200);
    const clock = { now: dueAt + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    clock.now += 12 * 24 * hour;
    await setNext(learner, clock.now - 1000);
    await planner.plan();
    await outbox.drain();
    const texts = (await mailsTo(learner)).map(({ text }) => text ?? "");
    expect(texts).toHaveLength(2);
    const [told] = texts.filter((text) => text.includes("Days until your examination: 12."));
    expect(told).toContain(`${publicUrl}/exams`);
    expect(texts.filter((text) => text.includes(`${publicUrl}/lessons`))).toHaveLength(1);
  });

  test("no mail goes to an address that waits to be confirmed, or that refuses mail", async () => {
    const learner = await api().learner();
    await want(learner);
    const { queries } = api().database;
    const standing = (email_standing: string, email_refused_at: string | null = null) =>
      queries
        .updateTable("accounts")
        .set({ email_standing, email_refused_at })
        .where("id", "=", learner.id)
        .execute();
    await standing("unconfirmed");
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    expect(await mailsTo(learner)).toEqual([]);
    expect(await nextAt(learner), "tomorrow is asked again").toBeGreaterThan(clock.now);
    await standing("confirmed", "2040-01-01T00:00:00.000Z");
    clock.now = ((await nextAt(learner)) as number) + 1000;
    await planner.plan();
    await outbox.drain();
    expect(await mailsTo(learner)).toEqual([]);
    await standing("confirmed");
    clock.now = ((await nextAt(learner)) as number) + 1000;
    await planner.plan();
    await outbox.drain();
    expect(await mailsTo(learner)).toHaveLength(1);
  });

  test("no reminder on a day with study, on a quiet day, hours late, or for an hour left behind", async () => {
    const clock = { now: 0 };
    const { planner, outbox } = reminding(api(), clock);
    const due = Date.parse("2040-11-17T14:00:00Z");
    const busy = await api().learner();
    const quiet = await api().learner();
    const late = await api().learner();
    const moved = await api().learner();
    for (const learner of [busy, late, moved]) await want(learner);
    await want(quiet, { quiet_days: [6] });
    await studied(busy, "2040-11-17");
    await want(moved, { timezone: "Europe/Berlin" });
    for (const learner of [busy, quiet, moved]) await setNext(learner, due);
    await setNext(late, due - 4 * hour);
    clock.now = due;
    await planner.plan();
    await outbox.drain();
    for (const learner of [busy, quiet, late, moved]) {
      expect(await mailsTo(learner)).toEqual([]);
      expect(await nextAt(learner)).toBeGreaterThan(due);
    }
  });

  test("on Monday last week is summed up, once, when there was something", async () => {
    const clock = { now: Date.parse("2040-11-19T14:00:00Z") };
    const { planner, outbox } = reminding(api(), clock);
    const learner = await api().learner();
    const idle = await api().learner();
    for (const one of [learner, idle]) {
      await want(one, { daily_reminder: false, weekly_summary: true });
      await setNext(one, clock.now);
    }
    await studied(learner, "2040-11-11", 500);
    await studied(learner, "2040-11-12", 12);
    await studied(learner, "2040-11-18", 8);
    await studied(learner, "2040-11-19", 500);
    await api()
      .database.queries.insertInto("saved_lessons")
      .values({
        account_id: learner.id,
        lesson_id: 1,
        attempt: "a",
        score: 1,
        questions: 2,
        value: 2,
        studied_day: "2040-11-12",
        paid_day: "2040-11-12",
        saved_at: "2040-11-12T05:00:00.000Z",
      })
      .execute();
    await Promise.all([planner.plan(), planner.plan()]);
    await outbox.drain();
    const mails = await mailsTo(learner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Your week in Kazakh");
    expect(mails[0]?.text).toContain("Days you studied: 2\n");
    expect(mails[0]?.text).toContain("Points you earned: 20\n");
    expect(mails[0]?.text).toContain("Words you practised: 10\n");
    expect(await mailsTo(idle)).toEqual([]);
  });

  test("the planner walks an index and looks at nobody who is not due", async () => {
    const { queries, dialect } = api().database;
    if (dialect !== "sqlite") return;
    const { executeQuery } = queries;
    const plan = await executeQuery.call(queries, {
      sql: "explain query plan select account_id from notification_settings where next_at <= 5 order by next_at limit 20",
      parameters: [],
      query: { kind: "RawNode" } as never,
      queryId: { queryId: "x" },
    });
    expect(JSON.stringify(plan.rows)).toContain("notification_settings_by_due");
  });

  test("one click ends the mails without signing in; a forged or broken link ends nothing", async () => {
    const learner = await api().learner();
    await want(learner, { weekly_summary: true });
    const path = (token: string) => `/notifications/unsubscribe/${token}/`;
    const real = await realToken(api(), learner);
    const form = { "content-type": "application/x-www-form-urlencoded" };

    for (const token of [`${learner.id}.${"A".repeat(43)}`, "x", tokens.issue(learner.id)]) {
      const refused = await api().call("POST", path(token), "List-Unsubscribe=One-Click", {
        headers: form,
      });
      expect([refused.status, refused.body.code]).toEqual([400, "validation"]);
    }
    // Programs that look at links must not end anything by it.
    const looked = await api().call("GET", path(real));
    expect([looked.status, looked.headers.location]).toEqual([303, `/unsubscribe/${real}`]);
    expect(await nextAt(learner)).not.toBeNull();

    const ended = await api().call("POST", path(real), "List-Unsubscribe=One-Click", {
      headers: { ...form, "accept-language": "kk" },
    });
    expect([ended.status, ended.body.message]).toEqual([
      200,
      "Дайын: енді еске салу хаты да, апта қорытындысы да келмейді.",
    ]);
    expect(await nextAt(learner)).toBeNull();
    const { body } = await api().call("GET", "/profile/notifications-settings/", undefined, {
      token: learner.access,
    });
    expect([body.daily_reminder, body.weekly_summary]).toEqual([false, false]);

    const multipart = await api().call(
      "POST",
      path(real),
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      { headers: { "content-type": "multipart/form-data; boundary=b" } },
    );
    expect(multipart.status).toBe(200);
    const page = await api().call("POST", path(real), "", {
      headers: { ...form, accept: "text/html,*/*" },
    });
    expect([page.status, page.headers.location]).toEqual([303, `/unsubscribe/${real}?done`]);
  });

  test("a browser that listens gets the reminder in the mail's place, encrypted, once", async () => {
    const learner = await api().learner();
    await want(learner);
    await listening(api(), learner, `http://push.example:${pushes.port}/one-${learner.username}`);
    const day = new Date(((await nextAt(learner)) as number) + 9 * 24 * hour);
    await api().call(
      "PUT",
      "/profile/exam-goal/",
      { exam: "residence", level: "a1", day: day.toISOString().slice(0, 10) },
      { token: learner.access },
    );
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    await outbox.drain();
    const got = pushes.got.filter(({ path }) => path === `/one-${learner.username}`);
    expect(got).toHaveLength(1);
    expect(got[0]?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "low",
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
    });
    // Encryption adds its heading, a mark of the end and a tag to what is said
    const said = Buffer.byteLength(JSON.stringify(reminderMessage("en", 9)));
    expect(got[0]?.size).toBe(said + 86 + 1 + 16);
    expect(await mailsTo(learner)).toEqual([]);
  });

  test.each([404, 410])("a subscription that is gone (%i) is forgotten", async (status) => {
    const learner = await api().learner();
    await want(learner);
    await listening(api(), learner, `http://push.example:${pushes.port}/gone-${learner.username}`);
    pushes.answers.push(status);
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    const left = await api()
      .database.queries.selectFrom("push_subscriptions")
      .select("id")
      .where("account_id", "=", learner.id)
      .execute();
    expect(left).toEqual([]);
  });

  test("a push service in trouble is asked again", async () => {
    const learner = await api().learner();
    await want(learner);
    await listening(api(), learner, `http://push.example:${pushes.port}/again-${learner.username}`);
    pushes.answers.push(503, 429);
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    for (let round = 0; round < 4; round++) {
      await outbox.drain();
      clock.now += 60_000;
    }
    const got = pushes.got.filter(({ path }) => path === `/again-${learner.username}`);
    expect(got).toHaveLength(3);
  });

  test("only endpoints of the public internet are taken, and a device can be taken back", async () => {
    const learner = await api().learner();
    const keys = browserKeys();
    const send = (method: "POST" | "DELETE", body: unknown) =>
      api().call(method, "/profile/push-subscriptions/", body, { token: learner.access });
    const count = async () =>
      (
        await api()
          .database.queries.selectFrom("push_subscriptions")
          .select("id")
          .where("account_id", "=", learner.id)
          .execute()
      ).length;
    for (const endpoint of [
      "http://fcm.googleapis.com/x",
      "https://127.0.0.1/x",
      "https://localhost/x",
      "https://[::1]/x",
      "gopher://x.example/",
    ]) {
      const { status, body } = await send("POST", { endpoint, keys });
      expect([status, body.endpoint], endpoint).toEqual([400, [expect.any(String)]]);
    }
    expect(
      (await send("POST", { endpoint: "https://fcm.googleapis.com/x", keys: {} })).status,
    ).toBe(400);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${learner.id}`;
    expect((await send("POST", { endpoint, keys })).status).toBe(200);
    expect((await send("POST", { endpoint, keys })).status).toBe(200);
    expect(await count()).toBe(1);
    expect((await send("DELETE", { endpoint })).status).toBe(200);
    expect(await count()).toBe(0);
    const { body } = await api().call("GET", "/notifications/push-key/");
    expect(Buffer.from(body.key, "base64url")).toHaveLength(65);
  });
});

function browserKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    p256dh: pair.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** A subscription as only a test may make it: its endpoint is on this machine. */
async function listening(api: TestApi, learner: Learner, endpoint: string): Promise<void> {
  await api.database.queries
    .insertInto("push_subscriptions")
    .values({
      account_id: learner.id,
      endpoint,
      ...browserKeys(),
      language: "en",
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** The product's own token for a learner, out of the mail it wrote. */
async function realToken(api: TestApi, learner: Learner): Promise<string> {
  await api.database.queries
    .updateTable("notification_settings")
    .set({ next_at: Date.now() - (Date.now() % hour) })
    .where("account_id", "=", learner.id)
    .execute();
  const now = new Date();
  const local = Number(
    new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Almaty", hour: "2-digit" }).format(now),
  );
  await api.call(
    "PUT",
    "/profile/notifications-settings/",
    {
      daily_reminder: true,
      reminder_hour: local,
      weekly_summary: true,
      quiet_days: [],
      timezone: "Asia/Almaty",
    },
    { token: learner.access },
  );
  await api.database.queries
    .updateTable("notification_settings")
    .set({ next_at: Date.now() - (Date.now() % hour) })
    .where("account_id", "=", learner.id)
    .execute();
  // What is due is looked for at the start, and from then on three times a minute.
  await api.restart();
  const folder = join(api.place.dataDir, "outbox");
  const find = async () => {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(".")) continue;
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      if (!mail.to?.some((one) => one.address === learner.email)) continue;
      const token = /\/unsubscribe\/(\d+\.[\w-]{43})/.exec(mail.text ?? "")?.[1];
      if (token !== undefined) return token;
    }
    return null;
  };
  await expect
    .poll(() => find().catch(() => null), { timeout: 15_000, interval: 100 })
    .not.toBeNull();
  return (await find()) as string;
}
