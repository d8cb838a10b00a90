import {
  awardFor,
  completesLesson,
  type GivenAnswer,
  type GradedWord,
  gradeQuiz,
  questionsOf,
  worthOf,
} from "@tilashar/learning";
import type { Queries } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import type { Account, AsLearner } from "#api/features/auth/index.ts";
import { notePointsOnDay } from "./activity-days.repository.ts";
import type { FinishedWork } from "./finished-work.ts";
import { listEarnedBy } from "./learner-records.repository.ts";
import type { RecordEvent } from "./learning-log.ts";
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
    },
  ): Promise<void>;
  now(): number;
}

export function makeProgressService(parts: ProgressServiceParts): ProgressService {
  const { asLearner, wordsOf, addToTotals, totalOf, recordEvent, takeLesson } = parts;

  async function worthNow(queries: Queries, accountId: number, save: SavedLesson): Promise<number> {
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
      return asLearner(accountId, "saveByAccount", async (queries, account) => {
        const known = await findByAttempt(queries, accountId, work.attempt);
        if (known !== null) {
          const earned = await listEarnedBy(queries, known.eventId);
          return { ...known, worth: await worthNow(queries, accountId, known), earned };
        }
        const value = score ?? questions;
        const { event, earned } = await recordEvent(queries, account, {
          kind: "lesson",
          subject: subjectOf(lessonId),
          ...work,
          worth: value,
          detail: { questions, ...(score !== null && { score }), ...(script && { script }) },
        });
        const save = await insertSavedLesson(queries, accountId, {
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
        const finishedInstant = new Date(event.at).toISOString();
        await noteSitting(queries, accountId, {
          lessonId,
          score,
          completed,
          finishedAt: finishedInstant,
        });
        const sitting = { lessonId, answers, attempt: `lesson-${event.id}`, at: event.at };
        await takeLesson(queries, account, sitting);
        return { ...save, worth: await worthNow(queries, accountId, save), earned };
      });
    },

    async claimPoints(accountId, points, savedLessonId) {
      return asLearner(accountId, null, async (queries) => {
        let save: SavedLesson | null;
        if (savedLessonId === undefined) {
          save = await findNewestUnclaimed(queries, accountId);
        } else {
          const named = await findSavedLesson(queries, accountId, savedLessonId);
          if (named === null) throw invalid({ saved_lesson: [{ key: "field_choice" }] });
          if (named.claimed) {
            const awarded = await findAwardOf(queries, named.save.eventId);
            const earned = await listEarnedBy(queries, named.save.eventId);
            return { awarded, total: await totalOf(queries, accountId), earned };
          }
          save = named.save;
        }
        if (save === null)
          return { awarded: 0, total: await totalOf(queries, accountId), earned: [] };

        const now = parts.now();
        const createdAt = new Date(now).toISOString();
        await markClaimed(queries, save.id, createdAt);
        // Without answers the claim is all there is to know about the sitting's score.
        if (save.score === null) {
          const score = Math.min(points, save.questions);
          await noteScore(queries, accountId, { lessonId: save.lessonId, score });
        }
        const awarded = awardFor(points, await worthNow(queries, accountId, save));
        const earned = await listEarnedBy(queries, save.eventId);
        if (awarded === 0) return { awarded, total: await totalOf(queries, accountId), earned };

        await insertAward(queries, accountId, {
          event: lessonEvent(save),
          points: awarded,
          createdAt,
        });
        await notePointsOnDay(queries, accountId, { day: save.studiedDay, points: awarded });
        return { awarded, total: await addToTotals(queries, accountId, awarded, now), earned };
      });
    },
  };
}

const subjectOf = (lessonId: number): string => `lesson:${lessonId}`;

/** A save's entry in the log, as far as the ledger needs it. */
const lessonEvent = ({ eventId, lessonId, paidDay }: SavedLesson) =>
  ({ id: eventId, kind: "lesson", subject: subjectOf(lessonId), paidDay }) as const;
