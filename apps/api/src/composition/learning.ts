import { achievementsRoutes, makeAchievementsService } from "../features/achievements/index.ts";
import { examsRoutes, makeExamsService } from "../features/exams/index.ts";
import { harmonyRoutes, makeHarmonyService } from "../features/harmony/index.ts";
import { leaderboardRoutes } from "../features/leaderboard/index.ts";
import { makeOwnTextsService, ownTextsRoutes } from "../features/own-texts/index.ts";
import { makePathService, pathRoutes } from "../features/path/index.ts";
import {
  deleteOldCountedAttempts,
  makeLessonAdvice,
  makePathOpening,
  makeProficiencyTestService,
  makeQuestionBank,
  proficiencyTestRoutes,
} from "../features/proficiency-test/index.ts";
import { makeProfileService, profileRoutes } from "../features/profile/index.ts";
import { makeProgressService, progressRoutes } from "../features/progress/index.ts";
import {
  makeReviewLog,
  makeReviewService,
  makeTakeLesson,
  makeTakeSession,
  makeWeightsFitter,
  reviewRoutes,
} from "../features/review/index.ts";
import {
  filmsBeside,
  makeTodayService,
  readingsBeside,
  todayRoutes,
} from "../features/today/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Area, FeatureParts } from "./parts.ts";
import type { Texts } from "./texts.ts";

/** A result of a test waits in a browser for days at most. */
const countedAttemptsKeptMs = 90 * 24 * 60 * 60 * 1000;

/** What a learner does and how far it has brought them: progress, review, the test, the profile. */
export function makeLearning(parts: FeatureParts, foundation: Foundation, texts: Texts) {
  const { config, database, course, catalogue, now } = parts;
  const { limiter, asLearner, guard, keep, send, sendShared, leaderboard, badges } = foundation;
  const { recordEvent, warn } = foundation;
  const log = makeReviewLog({ recordEvent, now });
  const fitter = makeWeightsFitter({ database, warn });
  const review = makeReviewService({ database, course, asLearner, log, fitter, now });
  const progress = makeProgressService({
    asLearner,
    wordsOf: catalogue.wordsOf,
    addToTotals: leaderboard.add,
    totalOf: leaderboard.totalOf,
    recordEvent,
    takeLesson: makeTakeLesson({ cards: review.cards, log, lessonOf: catalogue.studiedOf }),
    now,
  });
  const profile = makeProfileService({
    database,
    reviews: review,
    total: leaderboard.total,
    now,
  });
  const bank = makeQuestionBank(course);
  const proficiencyTest = makeProficiencyTestService({
    database,
    bank,
    opening: makePathOpening(course),
    advice: makeLessonAdvice(
      course,
      catalogue.lessons.map(({ lesson }) => lesson.id),
    ),
    asLearner,
    limiter,
    recordEvent,
    now,
  });
  const path = makePathService({
    database,
    catalogue: texts.path,
    asLearner,
    recordEvent,
    takeSession: makeTakeSession({ addCards: review.cards.addCards, log }),
    opensAt: proficiencyTest.opens,
  });
  const exams = makeExamsService({
    database,
    catalogue: texts.exams,
    asLearner,
    recordEvent,
    knownOf: proficiencyTest.known,
    now,
  });
  const today = makeTodayService({
    database,
    reviews: review,
    path,
    readings: readingsBeside(texts.readings),
    films: filmsBeside(texts.films),
    knownShares: texts.knownWords.sharesOf,
  });
  const { showEarned } = badges;

  const area: Area = {
    routes: [
      progressRoutes(progress, showEarned, guard),
      achievementsRoutes(makeAchievementsService(database, asLearner), badges, guard),
      leaderboardRoutes({ service: leaderboard, guard, send, sendShared }),
      profileRoutes(profile, catalogue, guard, keep),
      proficiencyTestRoutes({
        service: proficiencyTest,
        bank,
        lessons: catalogue,
        guard,
        send,
        showEarned,
      }),
      harmonyRoutes(makeHarmonyService({ asLearner, recordEvent }), guard),
      ownTextsRoutes(makeOwnTextsService({ database, asLearner, now }), guard),
      todayRoutes(today, guard, keep),
      pathRoutes({
        catalogue: texts.path,
        service: path,
        showEarned,
        guard,
        keep,
        publicUrl: config.publicUrl,
      }),
      reviewRoutes(review, showEarned, guard),
      examsRoutes({
        catalogue: texts.exams,
        course,
        service: exams,
        showEarned,
        guard,
        publicUrl: config.publicUrl,
      }),
    ],
    hourlyJobs: [
      () =>
        deleteOldCountedAttempts(
          database.queries,
          new Date(now() - countedAttemptsKeptMs).toISOString(),
        ),
    ],
    workers: [fitter],
  };
  return { area, review, nextLessonOf: path.nextLessonOf };
}

export type Learning = ReturnType<typeof makeLearning>;
