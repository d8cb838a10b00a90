import { type Course, levelLetter } from "@tilashar/course";
import type { Language } from "../../reply.ts";
import type { TaughtCourse } from "../../taught-course.ts";

/** A stretch of a plan: its lessons, and the units that it finishes or works at. */
export interface Stretch {
  readonly lessons: readonly number[];
  readonly units: Course["units"];
}

/** Months are told where a line a week would be too many. */
export const MOST_WEEKS = 8;
const MONTH = 52 / 12;

/** The lessons of a plan from one lesson on, cut into weeks, or into months where it is long. */
export function stretches(
  order: readonly number[],
  from: number,
  weeks: number,
  lessonsAWeek: number,
  { units }: TaughtCourse,
): Stretch[] {
  const isLong = weeks > MOST_WEEKS;
  const count = isLong ? Math.round(weeks / MONTH) : weeks;
  const each = isLong ? (weeks * lessonsAWeek) / count : lessonsAWeek;
  return Array.from({ length: count }, (_, at) => {
    const lessons = order.slice(from + Math.round(at * each), from + Math.round((at + 1) * each));
    return {
      lessons,
      units: units.filter((unit) => unit.lessons.some((id) => lessons.includes(id))),
    };
  }).filter(({ lessons }) => lessons.length > 0);
}

/** The last unit that comes to its end in a stretch. */
export const finished = ({ lessons, units }: Stretch): Course["units"][number] | undefined =>
  units.findLast((unit) => lessons.includes(unit.lessons.at(-1) ?? -1));

/** Weeks until the last lesson of a level (A, B or C), from one lesson on. */
export function weeksToLevel(
  level: string,
  order: readonly number[],
  from: number,
  lessonsAWeek: number,
  { units }: TaughtCourse,
): number | undefined {
  const last = units.findLast((unit) => levelLetter(unit.level) === level)?.lessons.at(-1);
  const left = last === undefined ? 0 : order.indexOf(last) + 1 - from;
  return left > 0 ? Math.ceil(left / lessonsAWeek) : undefined;
}

/** What one can do at the end: the goal of the last unit that the plan comes to the end of. */
export const goalOf = (all: readonly Stretch[], language: Language): string | undefined =>
  all.flatMap((one) => finished(one) ?? []).at(-1)?.goal[language];
