import type { Course, DayWord } from "../course/course.ts";

/** A date as people write it; `month` and `day` count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The word of a day. Words belong to days of the year; several words of one day take turns by year,
 * and a day without one shows the latest earlier word.
 *
 * @returns undefined only when the course has no words of the day
 */
export function dayWordOn(
  course: Pick<Course, "dayWords">,
  date: CalendarDate,
): DayWord | undefined {
  const upToDay = course.dayWords.filter(
    (word) => word.month < date.month || (word.month === date.month && word.day <= date.day),
  );
  const latest = (upToDay.length > 0 ? upToDay : course.dayWords).at(-1);
  if (latest === undefined) return undefined;
  const turns = course.dayWords.filter(
    (word) => word.month === latest.month && word.day === latest.day,
  );
  return turns[date.year % turns.length];
}
