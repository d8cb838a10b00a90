import { addDays } from "@tilashar/learning";
import type { ReviewSettings } from "@tilashar/learning/review";

/** Whether the days of a vacation are days, and it does not end before it begins; none is possible, too. */
export function isPossibleVacation(vacation: ReviewSettings["vacation"]): boolean {
  if (vacation === null) return true;
  const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  return isDay(vacation.from) && isDay(vacation.until) && vacation.from <= vacation.until;
}
