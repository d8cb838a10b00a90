import {
  awardFor,
  type GivenAnswer,
  type GradedWord,
  gradeQuiz,
  localDay,
  questionsOf,
  worthOf,
} from "@tilashar/learning";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { type Account, lockAccount } from "#api/features/auth/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { noteLessonOnDay, notePointsOnDay } from "./activity-days.repository.ts";
import { noteScore, noteSitting } from "./lesson-progress.repository.ts";
import { countAwards, findAwardOf, insertAward } from "./points-ledger.repository.ts";
import type { SavedLesson } from "./saved-lesson.model.ts";
import {
  findByAttempt,
  findNewestUnclaimed,
  findSavedLesson,
  insertSavedLesson,
  markClaimed,
} from "./saved-lessons.repository.ts";

/** A guest's result may have waited this long; an older one counts as if it had been this old. */
const longestWaitMs = 7 * 24 * 3_600_000;

export interface FinishedQuiz {
  lessonId: number;
  answers: readonly GivenAnswer[] | undefined;
  /** Makes a resend idempotent. */
  attempt: string | undefined;
  /** ISO instant; only a result that waited in the browser has one. */
  finishedAt: string | undefined;
}

export interface Credit {
  awarded: number;
  /** Points of all time. */
  total: number;
}

export interface ProgressService {
  /**
   * Writes down that a quiz was finished. The same `attempt` again changes nothing and answers the same.
   *
   * @throws AppError `validation` for an unknown lesson or an instant that is none
   */
  saveLesson(accountId: number, quiz: FinishedQuiz): Promise<SavedLesson & { worth: number }>;
  /**
   * Credits a claim against the newest save that has not been claimed: at most what that is worth.
   * Without such a save nothing is credited. A claim that names its save hits no other: sent again, it
   * credits nothing more and answers the same.
   *
   * @throws AppError `validation` when the learner has no such save
   */
  claimPoints(accountId: number, points: number, savedLessonId?: number): Promise<Credit>;
}

interface ProgressServiceParts {
  database: Database;
  limiter: RateLimiter;
  /** The words a lesson's quiz asks, or undefined when there is no such lesson. */
  wordsOf(lessonId: number): readonly GradedWord[] | undefined;
  /** Adds an award to the learner's totals, in the same transaction; returns the total of all time. */
  addToTotals(queries: Queries, accountId: number, points: number, at: number): Promise<number>;
  totalOf(queries: Queries, accountId: number): Promise<number>;
  now(): number;
}

export function makeProgressService(parts: ProgressServiceParts): ProgressService {
  const { database, limiter, wordsOf, addToTotals, totalOf } = parts;

  async function lockedAccount(queries: Queries, accountId: number): Promise<Account> {
    const account = await lockAccount(queries, accountId);
    // A token outlives its account by minutes.
    if (account === null) throw new AppError("not_authenticated");
    return account;
  }

  async function worthNow(queries: Queries, accountId: number, save: SavedLesson): Promise<number> {
    return worthOf(save.value, await countAwards(queries, accountId, save));
  }

  return {
    async saveLesson(accountId, { lessonId, answers, attempt, finishedAt }) {
      const words = wordsOf(lessonId);
      if (words === undefined) throw invalid({ lesson_id: [{ key: "lesson_unknown" }] });
      const now = parts.now();
      const finished = finishedAt === undefined ? now : waitedSince(finishedAt, now);
      const questions = questionsOf(words.length);
      const score = answers === undefined ? null : gradeQuiz(words, answers).correct;
      await limiter.take("saveByAccount", String(accountId));

      return database.transact(async (queries) => {
        const { timeZone } = await lockedAccount(queries, accountId);
        const known =
          attempt === undefined ? null : await findByAttempt(queries, accountId, attempt);
        if (known !== null) {
          return { ...known, worth: await worthNow(queries, accountId, known) };
        }
        const studiedDay = localDay(finished, timeZone);
        const finishedInstant = new Date(finished).toISOString();
        const save = await insertSavedLesson(queries, accountId, {
          lessonId,
          attempt: attempt ?? null,
          score,
          questions,
          value: score ?? questions,
          studiedDay,
          paidDay: localDay(now, timeZone),
          savedAt: new Date(now).toISOString(),
        });
        await noteSitting(queries, accountId, { lessonId, score, finishedAt: finishedInstant });
        await noteLessonOnDay(queries, accountId, {
          day: studiedDay,
          at: finishedInstant,
          zone: timeZone,
        });
        return { ...save, worth: await worthNow(queries, accountId, save) };
      });
    },

    async claimPoints(accountId, points, savedLessonId) {
      return database.transact(async (queries) => {
        await lockedAccount(queries, accountId);
        let save: SavedLesson | null;
        if (savedLessonId === undefined) {
          save = await findNewestUnclaimed(queries, accountId);
        } else {
          const named = await findSavedLesson(queries, accountId, savedLessonId);
          if (named === null) throw invalid({ saved_lesson: [{ key: "field_choice" }] });
          if (named.claimed) {
            const awarded = await findAwardOf(queries, savedLessonId);
            return { awarded, total: await totalOf(queries, accountId) };
          }
          save = named.save;
        }
        if (save === null) return { awarded: 0, total: await totalOf(queries, accountId) };

        const now = parts.now();
        const createdAt = new Date(now).toISOString();
        await markClaimed(queries, save.id, createdAt);
        // Without answers the claim is all there is to know about the sitting's score.
        if (save.score === null) {
          const score = Math.min(points, save.questions);
          await noteScore(queries, accountId, { lessonId: save.lessonId, score });
        }
        const awarded = awardFor(points, await worthNow(queries, accountId, save));
        if (awarded === 0) return { awarded, total: await totalOf(queries, accountId) };

        await insertAward(queries, accountId, {
          savedLessonId: save.id,
          lessonId: save.lessonId,
          points: awarded,
          paidDay: save.paidDay,
          createdAt,
        });
        await notePointsOnDay(queries, accountId, { day: save.studiedDay, points: awarded });
        return { awarded, total: await addToTotals(queries, accountId, awarded, now) };
      });
    },
  };
}

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** The moment a waiting result was finished: not after now, and not longer ago than results may wait. */
function waitedSince(finishedAt: string, now: number): number {
  const moment = isoInstant.test(finishedAt) ? Date.parse(finishedAt) : Number.NaN;
  if (Number.isNaN(moment)) throw invalid({ finished_at: [{ key: "time_invalid" }] });
  return Math.max(now - longestWaitMs, Math.min(now, moment));
}
