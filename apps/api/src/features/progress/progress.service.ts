import {
  awardFor,
  completesLesson,
  type GivenAnswer,
  type GradedWord,
  gradeQuiz,
  questionsOf,
  worthOf,
} from "@tilashar/learning";
import { allSettled } from "#api/db/all-settled.ts";
import { together } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import type { Account, AsLearner } from "#api/features/auth/index.ts";
import { notePointsOnDay } from "./activity-days.repository.ts";
import type { FinishedWork } from "./finished-work.ts";
import { listEarnedBy } from "./learner-records.repository.ts";
import { type BeforeEvent, beforeEventAsked, type RecordEvent } from "./learning-log.ts";
import { noteScore, noteSitting } from "./lesson-progress.repository.ts";
import { countAwards, findAwardOf, insertAward } from "./points-ledger.repository.ts";
import type { SavedLesson } from "./saved-lesson.model.ts";
import {
  insertSavedLesson,
  markClaimed,
  type NamedSave,
  newestUnclaimedAsked,
  saveByAttemptAsked,
  savedLessonAsked,
} from "./saved-lessons.repository.ts";

export interface FinishedQuiz {
  lessonId: number;
  answers: readonly GivenAnswer[] | undefined;
  work: FinishedWork;
  /** The script Kazakh was read in, when it was not Cyrillic. */
  script: "latin" | "arabic" | undefined;
}

export interface KeptQuiz extends SavedLesson {
  /** What a claim on it can be paid now. */
  worth: number;
  /** Achievements it completed, by id. */
  earned: string[];
}

export interface Credit {
  awarded: number;
  /** Points of all time. */
  total: number;
  /** Achievements that the quiz paid for completed, by id. */
  earned: string[];
}

export interface ProgressService {
  /**
   * Writes down that a quiz was finished. The same `attempt` again changes nothing and answers the same.
   *
   * @throws AppError `validation` for an unknown lesson
   */
  saveLesson(accountId: number, quiz: FinishedQuiz): Promise<KeptQuiz>;
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
  asLearner: AsLearner;
  /** The words a lesson's quiz asks, or undefined when there is no such lesson. */
  wordsOf(lessonId: number): readonly GradedWord[] | undefined;
  /** Adds an award to the learner's totals, in the same transaction; returns the total of all time. */
  addToTotals(queries: Queries, accountId: number, points: number, at: number): Promise<number>;
  totalOf(queries: Queries, accountId: number): Promise<number>;
  recordEvent: RecordEvent;
  /** Takes a saved lesson's words to what the learner reviews, in the same transaction. */
  takeLesson(
    queries: Queries,
    account: Account,
    lesson: {
      lessonId: number;
      answers: readonly GivenAnswer[] | undefined;
      attempt: string;
      at: number;
      /** The learner has saved it before. */
      isKnown: boolean;
    },
  ): Promise<void>;
  now(): number;
}

export function makeProgressService(parts: ProgressServiceParts): ProgressService {
  const { asLearner, wordsOf, addToTotals, totalOf, recordEvent, takeLesson } = parts;

  async function worthNow(queries: Queries, accountId: number, save: PaidSave): Promise<number> {
    return worthOf(save.value, await countAwards(queries, accountId, lessonEvent(save)));
  }

  return {
    async saveLesson(accountId, { lessonId, answers, work, script }) {
      const words = wordsOf(lessonId);
      if (words === undefined) throw invalid({ lesson_id: [{ key: "lesson_unknown" }] });
      const questions = questionsOf(words.length);
      const grade = answers === undefined ? null : gradeQuiz(words, answers);
      const score = grade?.correct ?? null;
      // Without answers the claim is believed, as its points are.
      const completed = grade === null || completesLesson(grade, questions);
      const value = score ?? questions;
      const finished = {
        kind: "lesson" as const,
        subject: subjectOf(lessonId),
        ...work,
        worth: value,
        detail: { questions, ...(score !== null && { score }), ...(script && { script }) },
      };
      const asked = together({
        known: saveByAttemptAsked(accountId, work.attempt),
        before: beforeEventAsked(accountId, finished),
      });
      return asLearner(accountId, "saveByAccount", keep, asked);

      async function keep(
        queries: Queries,
        account: Account,
        { known, before }: { known: SavedLesson | null; before: BeforeEvent },
      ): Promise<KeptQuiz> {
        if (known !== null) {
          const earned = await listEarnedBy(queries, known.eventId);
          return { ...known, worth: await worthNow(queries, accountId, known), earned };
        }
        const { event, earned } = await recordEvent(queries, account, finished, before);
        const saving = insertSavedLesson(queries, accountId, {
          eventId: event.id,
          lessonId,
          attempt: work.attempt,
          score,
          questions,
          value,
          studiedDay: event.day,
          paidDay: event.paidDay,
          savedAt: new Date(event.recordedAt).toISOString(),
        });
        const finishedAt = new Date(event.at).toISOString();
        const sitting = {
          lessonId,
          answers,
          attempt: `lesson-${event.id}`,
          at: event.at,
          isKnown: before.hasWorkedOn,
        };
        const [save, worth] = await allSettled([
          saving,
          worthNow(queries, accountId, {
            value,
            eventId: event.id,
            lessonId,
            paidDay: event.paidDay,
          }),
          noteSitting(queries, accountId, { lessonId, score, completed, finishedAt }),
          takeLesson(queries, account, sitting),
        ]);
        return { ...save, worth, earned };
      }
    },

    async claimPoints(accountId, points, savedLessonId) {
      const asked =
        savedLessonId === undefined
          ? newestUnclaimedAsked(accountId)
          : savedLessonAsked(accountId, savedLessonId);
      return asLearner(accountId, null, claim, asked);

      async function claim(queries: Queries, _: Account, found: NamedSave | null): Promise<Credit> {
        if (found === null) {
          if (savedLessonId !== undefined)
            throw invalid({ saved_lesson: [{ key: "field_choice" }] });
          return { awarded: 0, total: await totalOf(queries, accountId), earned: [] };
        }
        const { save, claimed } = found;
        if (claimed) {
          const awarded = await findAwardOf(queries, save.eventId);
          const earned = await listEarnedBy(queries, save.eventId);
          return { awarded, total: await totalOf(queries, accountId), earned };
        }

        const now = parts.now();
        const createdAt = new Date(now).toISOString();
        await markClaimed(queries, save.id, createdAt);
        // Without answers the claim is all there is to know about the sitting's score.
        if (save.score === null) {
          const score = Math.min(points, save.questions);
          await noteScore(queries, accountId, { lessonId: save.lessonId, score });
        }
        const [worth, earned] = await allSettled([
          worthNow(queries, accountId, save),
          listEarnedBy(queries, save.eventId),
        ]);
        const awarded = awardFor(points, worth);
        if (awarded === 0) return { awarded, total: await totalOf(queries, accountId), earned };

        await insertAward(queries, accountId, {
          event: lessonEvent(save),
          points: awarded,
          createdAt,
        });
        await notePointsOnDay(queries, accountId, { day: save.studiedDay, points: awarded });
        return { awarded, total: await addToTotals(queries, accountId, awarded, now), earned };
      }
    },
  };
}

type PaidSave = Pick<SavedLesson, "eventId" | "lessonId" | "paidDay" | "value">;

const subjectOf = (lessonId: number): string => `lesson:${lessonId}`;

/** A save's entry in the log, as far as the ledger needs it. */
const lessonEvent = ({ eventId, lessonId, paidDay }: PaidSave) =>
  ({ id: eventId, kind: "lesson", subject: subjectOf(lessonId), paidDay }) as const;
