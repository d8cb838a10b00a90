import type { GivenAnswer as QuizAnswer } from "@tilashar/learning";
import { wordKey } from "@tilashar/learning/review";
import { LRUCache } from "lru-cache";
import type { Queries } from "#api/db/database.ts";
import type { Account } from "#api/features/auth/index.ts";
import type { StudiedLesson } from "#api/features/lessons/index.ts";
import type { CardAdder, PreparedCards } from "./add-cards.ts";
import { lessonCards } from "./lesson-cards.ts";
import type { ReviewLog } from "./review-log.ts";

export interface LessonTaken {
  lessonId: number;
  answers: readonly QuizAnswer[] | undefined;
  /** Unique for the sitting. */
  attempt: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** The learner has saved this lesson before. */
  isKnown: boolean;
}

/** The words of a saved lesson become cards; what its quiz got wrong counts as forgotten. */
export type TakeLesson = (queries: Queries, account: Account, lesson: LessonTaken) => Promise<void>;

interface TakeLessonParts {
  cards: Pick<CardAdder, "prepare" | "addPrepared">;
  log: Pick<ReviewLog, "note">;
  lessonOf(lessonId: number): StudiedLesson | undefined;
}

/** Lessons whose cards are held, some ten kilobytes each. */
const heldLessons = 50;

export function makeTakeLesson({ cards, log, lessonOf }: TakeLessonParts): TakeLesson {
  const held = new LRUCache<number, PreparedCards>({ max: heldLessons });
  return async (queries, account, { lessonId, answers, attempt, at, isKnown }) => {
    const lesson = lessonOf(lessonId);
    if (lesson === undefined) return;
    const prepared = held.get(lessonId) ?? cards.prepare(lessonCards(lesson));
    held.set(lessonId, prepared);
    await cards.addPrepared(queries, account.id, prepared, isKnown);
    const wrong = lesson.words.filter(({ word: { id, kz } }) =>
      answers?.some(
        ({ question, given }) =>
          question.startsWith(`${id}:`) && given.toLowerCase() !== kz.toLowerCase(),
      ),
    );
    await log.note(
      queries,
      account,
      wrong.map(({ word: { id, kz } }) => ({
        attempt: `${attempt}:${id}`,
        item: wordKey(kz),
        kind: "kazakh",
        rating: 1,
        at,
        ms: 0,
      })),
    );
  };
}
