import { addDays, type Day, mondayOf } from "@tilashar/learning";
import type { UsageCounts } from "#api/features/progress/index.ts";

/** `few`: at least one and fewer than five. `hidden`: nothing is said, lest few people's work be told. */
export type ShownCount = number | "few" | "hidden";

export interface ShownUsage extends Record<keyof UsageCounts, ShownCount> {
  /** The day, or the Monday of the week. */
  from: Day;
}

/** Groups smaller than this are told from others by no number. */
export const smallestGroup = 5;

export const shownDays = 14;
export const shownWeeks = 12;

const nobody: UsageCounts = { learners: 0, lessons: 0, sessions: 0, reviews: 0, tests: 0 };
const shown = (count: number): ShownCount => (count > 0 && count < smallestGroup ? "few" : count);
const isFew = ({ learners }: UsageCounts) => learners > 0 && learners < smallestGroup;

/**
 * Usage as it may be looked at. Where fewer than five people learned, what they did is hidden with their
 * number; and a week says nothing of what was done when one of the days that are shown beside it hides
 * that: the rest of the week would tell it.
 */
export function shownUsage({
  today,
  days,
  learnersOfWeek,
}: {
  today: Day;
  days: ReadonlyMap<Day, UsageCounts>;
  /** By Mondays. */
  learnersOfWeek: ReadonlyMap<Day, number>;
}): { days: ShownUsage[]; weeks: ShownUsage[] } {
  const firstDay = addDays(today, 1 - shownDays);
  const on = (day: Day) => days.get(day) ?? nobody;
  return {
    days: Array.from({ length: shownDays }, (_, back) => {
      const from = addDays(today, -back);
      return row(from, on(from), isFew(on(from)));
    }),
    weeks: shownMondays(today).map((from) => {
      const its = Array.from({ length: 7 }, (_, day) => addDays(from, day));
      const learners = learnersOfWeek.get(from) ?? 0;
      const counts = its.map(on).reduce(add, nobody);
      const tellsOnHidden = its.some((day) => day >= firstDay && isFew(on(day)));
      return row(from, { ...counts, learners }, isFew({ ...counts, learners }) || tellsOnHidden);
    }),
  };
}

/** The Mondays of the weeks that are shown, the newest first. */
export const shownMondays = (today: Day): Day[] =>
  Array.from({ length: shownWeeks }, (_, back) => addDays(mondayOf(today), -7 * back));

function row(from: Day, { learners, ...done }: UsageCounts, hides: boolean): ShownUsage {
  const of = (count: number): ShownCount => (hides ? "hidden" : shown(count));
  return {
    from,
    learners: shown(learners),
    lessons: of(done.lessons),
    sessions: of(done.sessions),
    reviews: of(done.reviews),
    tests: of(done.tests),
  };
}

const add = (one: UsageCounts, other: UsageCounts): UsageCounts => ({
  learners: 0,
  lessons: one.lessons + other.lessons,
  sessions: one.sessions + other.sessions,
  reviews: one.reviews + other.reviews,
  tests: one.tests + other.tests,
});
