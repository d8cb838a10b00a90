import type { ActivityDay } from "@tilashar/contracts";

/** A week of the calendar, Monday first; null where the year has not begun or today is over. */
export type Week = (ActivityDay | null)[];

const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Days, oldest first and without a gap, as the weeks of a calendar. */
export function weeksOf(days: readonly ActivityDay[]): Week[] {
  const first = days[0];
  if (first === undefined) return [];
  const padded: Week = [...Array<null>(weekdayOf(first.date)).fill(null), ...days];
  const weeks: Week[] = [];
  for (let from = 0; from < padded.length; from += 7) {
    const week = padded.slice(from, from + 7);
    weeks.push([...week, ...Array<null>(7 - week.length).fill(null)]);
  }
  return weeks;
}

/** How much was done on a day, 0 (nothing) to 4, by points: one quiz of a lesson makes about 20. */
export function intensity({ points, active, minutes }: ActivityDay): 0 | 1 | 2 | 3 | 4 {
  if (points >= 80) return 4;
  if (points >= 40) return 3;
  if (points >= 15) return 2;
  return points > 0 || active || minutes > 0 ? 1 : 0;
}

/** How many days earned points. */
export const pointDays = (days: readonly ActivityDay[]): number =>
  days.filter(({ points }) => points > 0).length;

const fortnight = 14;

/** Whether all that was ever done was done in the last two weeks: a year of empty squares says nothing yet. */
export const isFirstFortnight = (days: readonly ActivityDay[]): boolean =>
  days.slice(0, -fortnight).every((day) => intensity(day) === 0);

/** The days from the first that earned points on, with the one before it: where a curve begins. */
export function sinceFirstPoints(days: readonly ActivityDay[]): readonly ActivityDay[] {
  const first = days.findIndex(({ points }) => points > 0);
  return days.slice(Math.max(0, first - 1));
}

export interface Month {
  /** Its first day, `YYYY-MM-01`. */
  start: string;
  points: number;
}

/** The points of each month there are days of, oldest first. */
export function monthsOf(days: readonly ActivityDay[]): Month[] {
  const months = new Map<string, number>();
  for (const { date, points } of days) {
    const start = `${date.slice(0, 7)}-01`;
    months.set(start, (months.get(start) ?? 0) + points);
  }
  return [...months].map(([start, points]) => ({ start, points }));
}

/** The sum of points up to each day. */
export function pointsCurve(days: readonly ActivityDay[]): number[] {
  let sum = 0;
  return days.map(({ points }) => {
    sum += points;
    return sum;
  });
}
