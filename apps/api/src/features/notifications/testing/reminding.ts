import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { examDayOf } from "#api/features/exams/index.ts";
import { serveMail } from "#api/features/mail/index.ts";
import { makeOutbox } from "#api/outbox/outbox.ts";
import type { Learner, TestApi } from "#api/testing/test-api.ts";
import { deriveVapidKeys, makeNoticePlanner, makeUnsubscribeTokens, servePush } from "../index.ts";

export const hour = 3_600_000;
export const publicUrl = "https://tilashar.example";
export const tokens = makeUnsubscribeTokens(randomBytes(32));

/** Whoever queues a mail, any process can read it. */
const key = randomBytes(32);

/** The parts of the product that remind, on a clock of their own: ahead, where the started product's is not. */
export function reminding(api: TestApi, clock: { now: number }) {
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

/** What a learner asks for who wants to be reminded. */
export const asked = {
  daily_reminder: true,
  reminder_hour: 19,
  weekly_summary: false,
  quiet_days: [] as number[],
  timezone: "Asia/Almaty",
};

export const settingsPath = "/profile/notifications-settings/";

/** Settings of notices as learners set them, when the next one is due, and the mails that came. */
export function noticesOf(api: () => TestApi) {
  const want = (learner: Learner, changes: Record<string, unknown> = {}) =>
    api().call("PUT", settingsPath, { ...asked, ...changes }, { token: learner.access });
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

  return { want, nextAt, setNext, mailsTo };
}
