import { type Minutes, planToday, type Step } from "@tilashar/learning/review";
import type { Database } from "#api/db/database.ts";
import { type LessonProgress, listProgress, listSubjects } from "#api/features/progress/index.ts";
import type { ReviewOffers } from "#api/features/review/index.ts";

/** A text of the interface in its languages. */
type Title = Readonly<Record<"en" | "ru" | "kz", string>>;

interface Lesson {
  id: number;
  title: Title;
  words: number;
}

interface Text extends Lesson {
  questions: number;
}

/** A part of a plan, with the title of what it leads to. */
export type TitledStep =
  | Exclude<Step, { kind: "lesson" | "text" }>
  | (Extract<Step, { id: number }> & { title: Title });

export interface Plan {
  minutes: Minutes;
  /** One after the other; none when everything is done. */
  steps: TitledStep[];
}

export interface TodayService {
  /** What to do next for each length of time that a learner may have. */
  plans(accountId: number): Promise<Plan[]>;
}

interface TodayServiceParts {
  database: Database;
  reviewOffers(accountId: number): Promise<ReviewOffers>;
  /** In the order of study. */
  lessons: readonly Lesson[];
  texts: readonly Text[];
  /** How much of each text a learner of these lessons can read, 0 to 1. */
  knownShares(lessonIds: readonly number[]): readonly { id: number; known: number }[];
}

const lengths: readonly Minutes[] = [3, 5, 10];
/** A text of which less is known is work, not reading. */
const readableFrom = 0.5;
/** No plan of ten minutes holds more. */
const offeredAtMost = 5;

export function makeTodayService(parts: TodayServiceParts): TodayService {
  const { database, reviewOffers, lessons, texts, knownShares } = parts;
  const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const textById = new Map(texts.map((text) => [text.id, text]));

  /** Lessons that were begun and are not complete, the last one first; then those that were never taken. */
  function nextLessons(taken: readonly LessonProgress[]): Lesson[] {
    const known = new Set(taken.map(({ lessonId }) => lessonId));
    const begun = taken
      .filter(({ completed }) => !completed)
      .flatMap(({ lessonId }) => lessonById.get(lessonId) ?? []);
    return [...begun, ...lessons.filter(({ id }) => !known.has(id))].slice(0, offeredAtMost);
  }

  /** Unread texts, those first that the learner can read best. */
  function nextTexts(taken: readonly LessonProgress[], read: ReadonlySet<string>): Text[] {
    return knownShares(taken.map(({ lessonId }) => lessonId))
      .filter(({ id, known }) => !read.has(`reading:${id}`) && known >= readableFrom)
      .sort((one, other) => other.known - one.known)
      .flatMap(({ id }) => textById.get(id) ?? [])
      .slice(0, offeredAtMost);
  }

  function titled(step: Step): TitledStep[] {
    if (step.kind === "review") return [step];
    const { title } = (step.kind === "lesson" ? lessonById : textById).get(step.id) ?? {};
    return title === undefined ? [] : [{ ...step, title }];
  }

  return {
    async plans(accountId) {
      const [reviews, taken, read] = await Promise.all([
        reviewOffers(accountId),
        listProgress(database.queries, accountId),
        listSubjects(database.queries, accountId, "reading"),
      ]);
      const offers = {
        ...reviews,
        lessons: nextLessons(taken),
        texts: nextTexts(taken, new Set(read)),
      };
      return lengths.map((minutes) => ({
        minutes,
        steps: planToday(minutes, offers).flatMap(titled),
      }));
    },
  };
}
