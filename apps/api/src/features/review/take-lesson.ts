import type { GivenAnswer as QuizAnswer } from "@tilashar/learning";
import { wordKey } from "@tilashar/learning/review";
import type { Queries } from "#api/db/database.ts";
import type { Account } from "#api/features/auth/index.ts";
import type { StudiedLesson } from "#api/features/lessons/index.ts";
import type { AddCards } from "./add-cards.ts";
import type { CardToAdd } from "./card-content.ts";
import { lessonCards } from "./lesson-cards.ts";
import type { ReviewLog } from "./review-log.ts";

export interface LessonTaken {
  lessonId: number;
  answers: readonly QuizAnswer[] | undefined;
  /** Unique for the sitting. */
  attempt: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The words of a saved lesson become cards; what its quiz got wrong counts as forgotten. */
export type TakeLesson = (queries: Queries, account: Account, lesson: LessonTaken) => Promise<void>;

interface TakeLessonParts {
  addCards: AddCards;
  log: Pick<ReviewLog, "note">;
  lessonOf(lessonId: number): StudiedLesson | undefined;
}

export function makeTakeLesson({ addCards, log, lessonOf }: TakeLessonParts): TakeLesson {
  const kept = new Map<number, CardToAdd[]>();
  return async (queries, account, { lessonId, answers, attempt, at }) => {
    const lesson = lessonOf(lessonId);
    if (lesson === undefined) return;
    const cards = kept.get(lessonId) ?? lessonCards(lesson);
    kept.set(lessonId, cards);
    await addCards(queries, account.id, cards);
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
