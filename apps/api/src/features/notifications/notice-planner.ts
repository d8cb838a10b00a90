import {
  addDays,
  daysBetween,
  instantAt,
  localDay,
  mondayOf,
  nextNotice,
  noticeOn,
} from "@tilashar/learning";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Queries } from "#api/db/database.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import { findStudied, hasStudiedOn } from "#api/features/progress/index.ts";
import { type NoticeLinks, reminderMail, summaryMail, type WordToMeet } from "./notice-mails.ts";
import { type DueLearner, setNextAt, takeDueLearners } from "./notification-settings.repository.ts";
import type { QueuePush } from "./push-notices.ts";

const lookEveryMs = 20_000;
/** Small: on the embedded database nobody else gets a word in during a transaction. */
const batch = 20;
/** A reminder that could not go out for this long would come at the wrong time of day. */
const reminderLateMs = 3 * 3_600_000;
const summaryLateMs = 24 * 3_600_000;

export interface NoticePlanner {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Queues everything that is due. @returns how many learners were looked at */
  plan(): Promise<number>;
}

export interface NoticePlannerParts {
  database: Database;
  queueMail: QueueMail;
  /** Null answers mean that no browser of the learner listens: then it's a mail. */
  queuePush: QueuePush;
  linksOf(accountId: number): NoticeLinks;
  wordOf(day: string, learner: DueLearner): WordToMeet | null;
  /** The day of the examination that a learner prepares for; null of who prepares for none. */
  examDayOf(queries: Queries, accountId: number): Promise<string | null>;
  /** How many words these lessons teach together. */
  wordsIn(lessonIds: readonly number[]): number;
  log: FastifyBaseLogger;
  now(): number;
}

/**
 * Queues reminders and summaries when their instant has come. Any number of processes may run one:
 * whoever has a learner's row locked queues the notice and sets the next instant in one transaction, and
 * the notice's key (learner and day) keeps a second one out for good.
 */
export function makeNoticePlanner(parts: NoticePlannerParts): NoticePlanner {
  const { database, queueMail, queuePush, linksOf, log, now } = parts;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> | undefined;

  async function remind(queries: Queries, learner: DueLearner, day: string): Promise<void> {
    if (now() - learner.dueAt > reminderLateMs) return;
    if (await hasStudiedOn(queries, learner.accountId, day)) return;
    const staleAt = learner.dueAt + reminderLateMs;
    const examDay = await parts.examDayOf(queries, learner.accountId);
    const days = examDay === null ? 0 : daysBetween(day, examDay);
    const daysToExam = days > 0 ? days : null;
    if (await queuePush(queries, learner, { day, staleAt, daysToExam })) return;
    if (!learner.mayMail) return;
    const links = { ...linksOf(learner.accountId), staleAt };
    const told = { word: parts.wordOf(day, learner), daysToExam };
    await queueMail(queries, reminderMail(learner, day, told, links));
  }

  /** @returns false when there is nothing to sum up */
  async function sumUp(queries: Queries, learner: DueLearner, day: string): Promise<boolean> {
    if (!learner.mayMail || now() - learner.dueAt > summaryLateMs) return false;
    const monday = addDays(mondayOf(day), -7);
    const studied = await findStudied(queries, learner.accountId, {
      from: monday,
      to: addDays(monday, 6),
    });
    if (studied.days === 0) return false;
    const { points, days, lessonIds } = studied;
    const week = { monday, points, days, words: parts.wordsIn(lessonIds) };
    await queueMail(queries, summaryMail(learner, week, linksOf(learner.accountId)));
    return true;
  }

  async function serve(queries: Queries, learner: DueLearner): Promise<void> {
    const { wishes, zone, dueAt, accountId } = learner;
    const day = localDay(dueAt, zone);
    // The learner has moved to another zone since: this is no longer their hour.
    const isTheirHour = instantAt(day, wishes.hour, zone) === dueAt;
    const kind = isTheirHour ? noticeOn(wishes, day) : null;
    if (kind === "summary" && !(await sumUp(queries, learner, day)) && wishes.dailyReminder) {
      await remind(queries, learner, day);
    }
    if (kind === "reminder") await remind(queries, learner, day);
    await setNextAt(queries, accountId, nextNotice(wishes, zone, now())?.at ?? null);
  }

  const planBatch = () =>
    database.transact(async (queries) => {
      const due = await takeDueLearners(queries, database.dialect, { now: now(), limit: batch });
      for (const learner of due) await serve(queries, learner);
      return due.length;
    });

  async function plan(): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await planBatch();
      total += count;
      if (count < batch) return total;
      // Requests that came meanwhile are answered first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function work(): void {
    if (working !== undefined) return;
    working = plan()
      .catch((error: unknown) => log.warn({ err: error }, "notices could not be planned"))
      .finally(() => {
        working = undefined;
      });
  }

  return {
    plan,
    async start() {
      timer = setInterval(work, lookEveryMs);
      timer.unref();
      work();
    },
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
