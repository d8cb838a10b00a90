import { addDays, instantAt } from "@tilashar/learning";
import type { ReviewSettings } from "@tilashar/learning/review";
import type { VacationSpan } from "./review-queue.repository.ts";

/** Whether the days of a vacation are days, and it does not end before it begins; none is possible, too. */
export function isPossibleVacation(vacation: ReviewSettings["vacation"]): boolean {
  if (vacation === null) return true;
  const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  return isDay(vacation.from) && isDay(vacation.until) && vacation.from <= vacation.until;
}

/** The vacation that has begun; one that is only planned moves nothing yet. */
export function begunVacation(
  { vacation }: ReviewSettings,
  timeZone: string,
  now: number,
): VacationSpan | null {
  if (vacation === null) return null;
  const from = instantAt(vacation.from, 0, timeZone);
  return now < from ? null : { from, until: instantAt(addDays(vacation.until, 1), 0, timeZone) };
}
