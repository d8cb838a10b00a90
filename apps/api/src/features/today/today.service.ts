import type { LocalisedText, TodayPlans, TodayStep } from "@tilashar/contracts";
import { type Minutes, type Pace, planToday, type Step } from "@tilashar/learning/review";
import type { Database } from "#api/db/database.ts";
import { type LessonProgress, listProgress, listSubjects } from "#api/features/progress/index.ts";

interface Lesson {
  id: number;
  title: LocalisedText;
  words: number;
}

interface Text extends Lesson {
  questions: number;
}

export interface TodayService {
  /** The next step for each length of time that a learner may have. */
  plans(accountId: number): Promise<TodayPlans>;
}

interface TodayServiceParts {
  database: Database;
  /** What a learner may review now. */
  queue(accountId: number): Promise<{ due: number; fresh: number; pace: Pace }>;
  /** In the order of study. */
  lessons: readonly Lesson[];
  texts: readonly Text[];
  /** How much of each text a learner of these lessons can read, 0 to 1. */
  knownShares(lessonIds: readonly number[]): readonly { id: number; known: number }[];
}

const lengths: readonly Minutes[] = [3, 5, 10];
/** A text of which less is known is work, not reading. */
const readableFrom = 0.5;

export function makeTodayService(parts: TodayServiceParts): TodayService {
  const { database, queue, lessons, texts, knownShares } = parts;
  const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const textById = new Map(texts.map((text) => [text.id, text]));

  /** The lesson begun last and not yet full, else the first that was never taken. */
  function nextLesson(taken: readonly LessonProgress[]): Lesson | null {
    const unfinished = taken.find(({ lessonId, bestScore }) => {
      const lesson = lessonById.get(lessonId);
      return lesson !== undefined && (bestScore ?? 0) < lesson.words * 2;
    });
    const known = new Set(taken.map(({ lessonId }) => lessonId));
    return (
      lessonById.get(unfinished?.lessonId ?? 0) ?? lessons.find(({ id }) => !known.has(id)) ?? null
    );
  }

  /** The unread text that the learner can read best. */
  function nextText(taken: readonly LessonProgress[], read: ReadonlySet<string>): Text | null {
    const [best] = knownShares(taken.map(({ lessonId }) => lessonId))
      .filter(({ id, known }) => !read.has(`reading:${id}`) && known >= readableFrom)
      .sort((one, other) => other.known - one.known);
    return textById.get(best?.id ?? 0) ?? null;
  }

  function toStep(step: Step | null): TodayStep | null {
    if (step === null || step.kind === "review") return step && { ...step };
    const { title } = (step.kind === "lesson" ? lessonById : textById).get(step.id) ?? {};
    return title === undefined ? null : { ...step, title };
  }

  return {
    async plans(accountId) {
      const [{ due, fresh, pace }, taken, read] = await Promise.all([
        queue(accountId),
        listProgress(database.queries, accountId),
        listSubjects(database.queries, accountId, "reading"),
      ]);
      const offers = {
        due,
        fresh,
        pace,
        lesson: nextLesson(taken),
        text: nextText(taken, new Set(read)),
      };
      return lengths.map((minutes) => ({ minutes, step: toStep(planToday(minutes, offers)) }));
    },
  };
}
