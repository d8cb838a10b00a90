import { examDayOf } from "../features/exams/index.ts";
import {
  deriveVapidKeys,
  makeNoticePlanner,
  makeNotificationsService,
  makeUnsubscribeTokens,
  notificationsRoutes,
  publicAddressOf,
  servePush,
} from "../features/notifications/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Area, FeatureParts } from "./parts.ts";
import type { Texts } from "./texts.ts";

/** Reminders and summaries that a learner has asked for, by mail and by push. */
export function makeNotices(
  { config, database, catalogue, server, now }: FeatureParts,
  { asLearner, guard, keyFor, outbox, queueMail }: Foundation,
  { dayWords }: Texts,
): Area {
  const pushKeys = config.outside.push ?? deriveVapidKeys(keyFor("web push"));
  const tokens = makeUnsubscribeTokens(keyFor("unsubscribe"));
  const notifications = makeNotificationsService({ database, asLearner, tokens, now });
  const sender = /[^\s<>]+@[^\s<>]+/.exec(config.outside.mail.from)?.[0] ?? "no-reply@localhost";
  const planner = makeNoticePlanner({
    database,
    queueMail,
    queuePush: servePush({
      database,
      outbox,
      keys: pushKeys,
      contact: `mailto:${sender}`,
      resolveHost: publicAddressOf,
    }),
    linksOf: (accountId) => ({
      publicUrl: config.publicUrl,
      unsubscribeToken: tokens.issue(accountId),
    }),
    wordOf(day, { zone, language }) {
      const word = dayWords.on(day, zone);
      if (word === null) return null;
      const { kz, en, ru } = word.entry;
      return { kazakh: kz, meaning: { en, ru, kz: "" }[language] };
    },
    examDayOf,
    wordsIn: (lessonIds) =>
      lessonIds.reduce((sum, id) => sum + (catalogue.lessonOf(id)?.lesson.words.length ?? 0), 0),
    log: server.log,
    now,
  });
  return {
    routes: [notificationsRoutes(notifications, guard, pushKeys.publicKey)],
    workers: [planner],
  };
}
