import type { Course } from "./course.ts";

type Lists = Pick<
  Course,
  "lessons" | "units" | "readings" | "scenes" | "grammar" | "testQuestions"
>;

/** The parts of a course that find something of its lists by its id. */
export type FoundById = Pick<
  Course,
  | "lessonById"
  | "unitById"
  | "wordById"
  | "readingById"
  | "sceneById"
  | "grammarById"
  | "testQuestionById"
>;

export const foundById = (lists: Lists): FoundById => ({
  lessonById: byId(lists.lessons),
  unitById: byId(lists.units),
  wordById: byId(lists.lessons.flatMap((lesson) => lesson.words)),
  readingById: byId(lists.readings),
  sceneById: byId(lists.scenes),
  grammarById: byId(lists.grammar),
  testQuestionById: byId(lists.testQuestions),
});

function byId<T extends { readonly id: number | string }>(
  items: readonly T[],
): ReadonlyMap<T["id"], T> {
  return new Map(items.map((item) => [item.id, item]));
}
