import type { Course } from "@tilashar/course";

/** What answers are made of: the tutor's thread holds it a second time, so all else is left out. */
const TAUGHT = [
  "lessons",
  "lessonById",
  "units",
  "readings",
  "scenes",
  "dayWords",
  "phraseTopics",
  "proverbTopics",
  "grammar",
  "grammarById",
  "care",
  "careSaid",
  "careWords",
  "tutor",
  "government",
  "calques",
  "usage",
] as const satisfies readonly (keyof Course)[];

/** What the tutor reads of a course. */
export type TaughtCourse = Pick<Course, (typeof TAUGHT)[number]>;

export function taughtCourse(course: Course): TaughtCourse {
  return Object.fromEntries(TAUGHT.map((name) => [name, course[name]])) as unknown as TaughtCourse;
}
