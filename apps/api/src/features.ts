import type { PublicContent } from "@tilashar/contracts";
import type { Course, PictureManifest } from "@tilashar/course";
import type { BuiltFilms } from "@tilashar/course/films";
import { glossaryOf, type LemmaCounts } from "@tilashar/course/gloss";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import {
  achievementsRoutes,
  makeAchievementsService,
  makeBadgeCase,
} from "./features/achievements/index.ts";
import {
  authRoutes,
  deleteExpiredSessions,
  makeAccessTokens,
  makeAuthService,
  type PasswordHashing,
} from "./features/auth/index.ts";
import { avatarRoutes, makeAvatarMaker } from "./features/avatars/index.ts";
import { cardsRoutes, makeCardCatalogue } from "./features/cards/index.ts";
import {
  chatRoutes,
  makeChatService,
  makeModelBudget,
  makeModelEngine,
  makeOfflineEngine,
  openTutorDesk,
} from "./features/chat/index.ts";
import { contactRoutes, makeContactService } from "./features/contact/index.ts";
import { docsRoutes } from "./features/docs/index.ts";
import { exportRoutes, makeExportService } from "./features/export/index.ts";
import { filmsRoutes, makeFilmCatalogue, makeFilmsService } from "./features/films/index.ts";
import { harmonyRoutes, makeHarmonyService } from "./features/harmony/index.ts";
import { healthRoutes } from "./features/health/index.ts";
import { leaderboardRoutes, makeLeaderboardService } from "./features/leaderboard/index.ts";
import { type LessonCatalogue, lessonsRoutes } from "./features/lessons/index.ts";
import { serveMail } from "./features/mail/index.ts";
import { meterRequests, metricsRoutes } from "./features/metrics/index.ts";
import {
  deriveVapidKeys,
  makeNoticePlanner,
  makeNotificationsService,
  makeUnsubscribeTokens,
  notificationsRoutes,
  publicAddressOf,
  servePush,
} from "./features/notifications/index.ts";
import {
  deleteExpiredResets,
  makePasswordResetService,
  passwordResetRoutes,
} from "./features/password-reset/index.ts";
import {
  deleteOldCountedAttempts,
  makeLessonAdvice,
  makeProficiencyTestService,
  makeQuestionBank,
  proficiencyTestRoutes,
} from "./features/proficiency-test/index.ts";
import { makeProfileService, profileRoutes } from "./features/profile/index.ts";
import { makeProgressService, makeRecordEvent, progressRoutes } from "./features/progress/index.ts";
import {
  makeKnownWords,
  makeReadingCatalogue,
  makeReadingsService,
  readingsRoutes,
} from "./features/readings/index.ts";
import {
  makeReviewLog,
  makeReviewService,
  makeTakeLesson,
  makeWeightsFitter,
  reviewRoutes,
} from "./features/review/index.ts";
import { searchRoutes } from "./features/search/index.ts";
import {
  deleteOldEmailChanges,
  makeCredentialsService,
  makeSettingsService,
  settingsRoutes,
} from "./features/settings/index.ts";
import { siteMapRoutes } from "./features/site-map/index.ts";
import {
  deleteOldRecordings,
  makeOutsideEar,
  makePracticeWords,
  makeReceipts,
  makeSpeechService,
  speechRoutes,
} from "./features/speech/index.ts";
import { makeTodayService, todayRoutes } from "./features/today/index.ts";
import { makeOutsideVoice, makeVoiceService, voiceRoutes } from "./features/voice/index.ts";
import { guestZone, makeDayWords, wordOfTheDayRoutes } from "./features/word-of-the-day/index.ts";
import { deleteEndedCounters } from "./limits/rate-counters.repository.ts";
import { makeRateLimiter, noLimits } from "./limits/rate-limiter.ts";
import { makeOutbox } from "./outbox/outbox.ts";
import { makeGuard } from "./plugins/authentication.ts";
import { deriveKey } from "./session-secret.ts";

export interface FeatureParts {
  config: Pick<Config, "publicUrl" | "rateLimits" | "dataDir" | "outside"> &
    Partial<Pick<Config, "speechCollect" | "metrics">>;
  database: Database;
  course: Course;
  /** How often each dictionary form occurs in each text. */
  lemmas: ReadonlyMap<number, LemmaCounts>;
  /** Addresses of the course's built pictures. */
  pictures: PictureManifest;
  /** Addresses and times of the course's films. */
  films: BuiltFilms;
  /** Where those pictures lie. */
  picturesFolder: string;
  catalogue: LessonCatalogue;
  hashing: PasswordHashing;
  sessionSecret: string;
  /** Its token signer, log and description are used; the routes are added by whoever called. */
  server: FastifyInstance;
  now(): number;
  isStopping(): boolean;
}

export interface Features {
  /** Everything under `/api`. */
  routes: FastifyPluginAsync[];
  /** Files made when they are asked for, beside the built ones. */
  assets: FastifyPluginAsync[];
  /** What is done once an hour. */
  chores: (() => Promise<void>)[];
  /** What runs beside the requests, from the start of the server to its end. */
  workers: { start(): Promise<void>; stop(): Promise<void> }[];
  /** The content calls without HTTP, for pages rendered in this process. */
  content: PublicContent;
}

/** A result of a test waits in a browser for days at most. */
const countedAttemptsKeptMs = 90 * 24 * 60 * 60 * 1000;

/** Agreed-to recordings of speech are forgotten after a year. */
const recordingsKeptMs = 365 * 24 * 60 * 60 * 1000;

/** Builds each feature from the ones it stands on: the one place where repositories, services and routes meet. */
export function makeFeatures(parts: FeatureParts): Features {
  const { config, database, catalogue, hashing, server, now } = parts;
  const metrics = config.metrics ?? { kind: "off" };
  const limiter = config.rateLimits ? makeRateLimiter(database, now) : noLimits;
  const accessTokens = makeAccessTokens(server.jwt, now);
  const guard = makeGuard(server, accessTokens);
  const outbox = makeOutbox({
    database,
    key: deriveKey(parts.sessionSecret, "outbox"),
    log: server.log,
    now,
  });
  const queueMail = serveMail({
    outbox,
    settings: config.outside.mail,
    dataDir: config.dataDir,
    log: server.log,
  });
  const leaderboard = makeLeaderboardService(database, now);
  const auth = makeAuthService({
    database,
    hashing,
    accessTokens,
    refreshKey: deriveKey(parts.sessionSecret, "refresh token"),
    limiter,
    welcome: leaderboard.join,
    now,
  });
  const badges = makeBadgeCase(parts.pictures.badges);
  const recordEvent = makeRecordEvent({
    addToTotals: leaderboard.add,
    totalOf: leaderboard.totalOf,
    now,
  });
  const passwordReset = makePasswordResetService({
    database,
    outbox,
    queueMail,
    hashing,
    limiter,
    publicUrl: config.publicUrl,
    now,
  });
  const contact = makeContactService({
    database,
    outbox,
    limiter,
    bot: config.outside.bot,
    now,
  });
  const reviewLog = makeReviewLog({ recordEvent, now });
  const weightsFitter = makeWeightsFitter({
    database,
    warn: (message) => server.log.warn(message),
  });
  const review = makeReviewService({
    database,
    course: parts.course,
    limiter,
    log: reviewLog,
    fitter: weightsFitter,
    now,
  });
  const progress = makeProgressService({
    database,
    limiter,
    wordsOf: catalogue.wordsOf,
    addToTotals: leaderboard.add,
    totalOf: leaderboard.totalOf,
    recordEvent,
    takeLesson: makeTakeLesson({
      addCards: review.addCards,
      log: reviewLog,
      detailOf: catalogue.detailOf,
    }),
    now,
  });
  const profile = makeProfileService({
    database,
    dueReviews: review.dueNow,
    totalOf: (accountId) => leaderboard.totalOf(database.queries, accountId),
    now,
  });

  const cards = makeCardCatalogue(parts.course, parts.pictures);
  const dayWords = makeDayWords({ course: parts.course, pictures: parts.pictures, cards, now });
  const account = { database, limiter, queueMail, setListed: leaderboard.setListed, now };
  const settings = makeSettingsService({
    ...account,
    accessTokens,
    avatars: makeAvatarMaker(),
    publicUrl: config.publicUrl,
  });
  const credentials = makeCredentialsService({ ...account, hashing });
  const exports = makeExportService({
    database,
    limiter,
    lessonOf: catalogue.detailOf,
    ownWords: review.ownWords,
    now,
  });

  const readings = makeReadingCatalogue(parts.course, parts.pictures);
  const knownWords = makeKnownWords(parts.course, parts.lemmas);
  const films = makeFilmCatalogue(parts.course, parts.pictures, parts.films);

  const today = makeTodayService({
    database,
    queue: review.queue,
    lessons: parts.course.lessons.map(({ id, titles, words }) => ({
      id,
      title: titles,
      words: words.length,
    })),
    texts: readings.summaries.map(({ id, title_en, title_ru, title_kz, num_words }) => ({
      id,
      title: { en: title_en, ru: title_ru, kz: title_kz },
      words: num_words,
      questions: readings.detailOf(id)?.questions.length ?? 0,
    })),
    knownShares: knownWords.sharesOf,
  });

  const voice = makeVoiceService({
    dataDir: config.dataDir,
    content: parts.course,
    outside:
      config.outside.tts === null
        ? null
        : makeOutsideVoice({
            address: config.outside.tts,
            warn: (message) => server.log.warn(message),
            now,
          }),
    limiter,
  });

  const practiceWords = makePracticeWords(parts.course, parts.pictures);
  const collecting = config.speechCollect === true;
  const speech = makeSpeechService({
    database,
    recordEvent,
    receipts: makeReceipts(deriveKey(parts.sessionSecret, "speech receipt")),
    ear:
      config.outside.asr === null
        ? null
        : makeOutsideEar({
            address: config.outside.asr,
            warn: (message) => server.log.warn(message),
            now,
          }),
    words: practiceWords.spoken,
    collecting,
    now,
  });

  const bank = makeQuestionBank(parts.course);

  const tutorDesk = openTutorDesk({ course: parts.course });
  const chat = makeChatService({
    database,
    engine:
      config.outside.llm === null
        ? makeOfflineEngine(tutorDesk, now)
        : makeModelEngine({
            address: config.outside.llm,
            desk: tutorDesk,
            budget: makeModelBudget({ database, ...config.outside.llm, now }),
            warn: (message) => server.log.warn(message),
            now,
          }),
    recordEvent,
    lessonOf: (id) => catalogue.summaryOf(id),
    readingOf: (id) => readings.summaries.find((reading) => reading.id === id),
    guestZone,
    now,
  });

  const pushKeys =
    config.outside.push ?? deriveVapidKeys(deriveKey(parts.sessionSecret, "web push"));
  const unsubscribeTokens = makeUnsubscribeTokens(deriveKey(parts.sessionSecret, "unsubscribe"));
  const notifications = makeNotificationsService({
    database,
    limiter,
    tokens: unsubscribeTokens,
    now,
  });
  const noticePlanner = makeNoticePlanner({
    database,
    queueMail,
    queuePush: servePush({
      database,
      outbox,
      keys: pushKeys,
      contact: `mailto:${/[^\s<>]+@[^\s<>]+/.exec(config.outside.mail.from)?.[0] ?? "no-reply@localhost"}`,
      resolveHost: publicAddressOf,
    }),
    linksOf: (accountId) => ({
      publicUrl: config.publicUrl,
      unsubscribeToken: unsubscribeTokens.issue(accountId),
    }),
    wordOf(day, { zone, language }) {
      const word = dayWords.on(day, zone);
      const meanings = { en: word?.word_english, ru: word?.word_russian, kz: "" };
      return word && { kazakh: word.word_kazakh, meaning: meanings[language] ?? "" };
    },
    wordsIn: (lessonIds) =>
      lessonIds.reduce((sum, id) => sum + (catalogue.summaryOf(id)?.num_words ?? 0), 0),
    log: server.log,
    now,
  });

  return {
    routes: [
      authRoutes(auth, guard),
      passwordResetRoutes(passwordReset),
      contactRoutes(contact),
      notificationsRoutes(notifications, guard, pushKeys.publicKey),
      lessonsRoutes(catalogue, database, guard, config.publicUrl),
      progressRoutes(progress, badges.showEarned, guard),
      achievementsRoutes(makeAchievementsService(database), badges, guard),
      leaderboardRoutes(leaderboard, guard),
      profileRoutes(profile, catalogue, guard),
      settingsRoutes(settings, credentials, limiter, guard),
      exportRoutes(exports, guard),
      readingsRoutes({
        catalogue: readings,
        service: makeReadingsService({ database, limiter, recordEvent, now }),
        knownWords,
        glossary: glossaryOf(parts.course),
        database,
        guard,
        publicUrl: config.publicUrl,
      }),
      filmsRoutes({
        catalogue: films,
        service: makeFilmsService({ database, limiter, recordEvent, now }),
        guard,
        publicUrl: config.publicUrl,
      }),
      proficiencyTestRoutes({
        service: makeProficiencyTestService({
          database,
          bank,
          advice: makeLessonAdvice(
            parts.course,
            catalogue.summaries.map(({ id }) => id),
          ),
          limiter,
          recordEvent,
          now,
        }),
        bank,
        lessons: catalogue,
        guard,
        showEarned: badges.showEarned,
      }),
      harmonyRoutes(makeHarmonyService({ database, limiter, recordEvent, now }), guard),
      wordOfTheDayRoutes(dayWords, database, guard),
      todayRoutes(today, guard),
      reviewRoutes(review, badges.showEarned, guard),
      searchRoutes(parts.course, parts.lemmas),
      speechRoutes({
        service: speech,
        words: practiceWords,
        database,
        limiter,
        guard,
        collecting,
        showEarned: badges.showEarned,
      }),
      chatRoutes({ service: chat, limiter, guard, showEarned: badges.showEarned }),
      healthRoutes({ ping: () => database.ping(), isStopping: parts.isStopping }),
      ...(metrics.kind === "off"
        ? []
        : [metricsRoutes({ access: metrics, requests: meterRequests(server), database, now })]),
      docsRoutes(() => server.swagger() as never, config.publicUrl),
    ],
    assets: [
      cardsRoutes(cards, parts.picturesFolder, config.publicUrl),
      siteMapRoutes(parts.course, config.publicUrl),
      voiceRoutes(voice, config.publicUrl),
      avatarRoutes(database.queries, config.publicUrl),
    ],
    chores: [
      () => deleteEndedCounters(database.queries, now()),
      () => deleteExpiredSessions(database.queries, new Date(now()).toISOString()),
      () => deleteOldEmailChanges(database.queries, new Date(now()).toISOString()),
      () => deleteOldRecordings(database.queries, new Date(now() - recordingsKeptMs).toISOString()),
      () =>
        deleteOldCountedAttempts(
          database.queries,
          new Date(now() - countedAttemptsKeptMs).toISOString(),
        ),
      () => leaderboard.sweep(),
      () => outbox.sweep(),
      () => deleteExpiredResets(database.queries, new Date(now()).toISOString()),
    ],
    workers: [
      outbox,
      noticePlanner,
      weightsFitter,
      { start: async () => {}, stop: () => tutorDesk.stop() },
    ],
    content: {
      lessons: () => [...catalogue.summaries],
      lesson: (id) => catalogue.detailOf(id) ?? null,
      readings: () => [...readings.summaries],
      reading: (id) => readings.detailOf(id) ?? null,
      films: () => [...films.summaries],
      film: (id) => films.detailOf(id) ?? null,
      dayWord: (day) => dayWords.on(day ?? dayWords.todayIn(guestZone), guestZone),
      pastDayWords: () => dayWords.past(guestZone),
      card: (kind, id) => cards.addresses(kind, String(id)),
    },
  };
}
