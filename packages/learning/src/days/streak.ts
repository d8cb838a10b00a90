import { addDays, type Day, daysBetween, localDay } from "./local-day.ts";

/** A day on which a learner studied, with the clocks it was read from. */
export interface ActiveDay {
  day: Day;
  /** Milliseconds since the epoch of the first and the last activity of that day. */
  firstAt: number;
  lastAt: number;
  /** Time zones the learner was in at those moments. */
  firstZone: string;
  lastZone: string;
}

export interface Streak {
  /** Active days of the run that is still alive; 0 when it is broken. */
  days: number;
  /** The longest run there ever was. */
  longest: number;
  /** Freezes in hand: each lets one missed day pass. */
  freezes: number;
  /** Missed days that a freeze let pass, earliest first. */
  frozen: Day[];
}

const daysForAFreeze = 7;
const maxFreezes = 2;

/**
 * The streak by the fair rules: a run of active days; every 7th active day earns a freeze, at most 2 are
 * held, and each is used by itself to let one missed day pass (a frozen day keeps the run, and does not
 * lengthen it). A break uses up the freezes in hand, but never the days that count towards the next.
 *
 * Travel never breaks a run: two days follow each other when they do so either by the clock the learner
 * left or by the one the learner arrived at. So an account may change its zone at any time: days keep the
 * clocks they were read from, and only what comes later is read from the new one.
 *
 * @param activeDays each day once, earliest first
 * @param now milliseconds since the epoch
 * @param zone the zone the learner is in now
 */
export function streakOf(activeDays: readonly ActiveDay[], now: number, zone: string): Streak {
  const walk = walkOver(activeDays);
  const { previous } = walk;
  if (previous === null) return { days: 0, longest: 0, freezes: 0, frozen: [] };

  // Today is still open, so only the days before it can have been missed.
  const missed = missedBefore(walk, { day: localDay(now, zone), firstAt: now, firstZone: zone });
  freeze(walk, previous.day, missed);
  return {
    days: missed > walk.freezes ? 0 : walk.run,
    longest: walk.longest,
    freezes: Math.max(0, walk.freezes - missed),
    frozen: walk.frozen,
  };
}

/** The longest run there ever was: what `streakOf` answers, whatever the time is now. */
export function longestStreakOf(activeDays: readonly ActiveDay[]): number {
  return walkOver(activeDays).longest;
}

/** A walk along the active days, so that one more day does not mean counting all of them again. */
export interface StreakWalk {
  run: number;
  longest: number;
  freezes: number;
  frozen: Day[];
  /** Active days so far. */
  count: number;
  /** The last day by the calendar. */
  previous: ActiveDay | null;
  /** The day with the last activity by time: after a flight to the west it can be an earlier day. */
  latest: ActiveDay | null;
}

function beginWalk(): StreakWalk {
  return {
    run: 0,
    longest: 0,
    freezes: 0,
    frozen: [],
    count: 0,
    previous: null,
    latest: null,
  };
}

/** Walks over days that are given earliest first. */
export function walkOver(activeDays: readonly ActiveDay[]): StreakWalk {
  const walk = beginWalk();
  for (const active of activeDays) walkOn(walk, active);
  return walk;
}

/** One day further; it must be later than all before. */
export function walkOn(walk: StreakWalk, active: ActiveDay): void {
  const missed = missedBefore(walk, active);
  if (walk.previous !== null) freeze(walk, walk.previous.day, missed);
  if (missed > walk.freezes) walk.run = 0;
  walk.freezes = Math.max(0, walk.freezes - missed);
  walk.run += 1;
  walk.count += 1;
  walk.longest = Math.max(walk.longest, walk.run);
  if (walk.count % daysForAFreeze === 0) walk.freezes = Math.min(maxFreezes, walk.freezes + 1);
  walk.previous = active;
  if (walk.latest === null || active.lastAt >= walk.latest.lastAt) walk.latest = active;
}

type Arrival = Pick<ActiveDay, "day" | "firstAt" | "firstZone">;

/** Days missed before `next`, by the kindest of the clocks the learner had. */
function missedBefore({ previous, latest }: StreakWalk, next: Arrival): number {
  if (previous === null) return 0;
  const missed = missedBetween(previous, next);
  if (missed === 0 || latest === null || latest === previous) return missed;
  const { lastZone: zone } = latest;
  const byTheLastClock = { ...next, day: localDay(next.firstAt, zone), firstZone: zone };
  return Math.min(missed, missedBetween(previous, byTheLastClock));
}

/** Notes the days after `last` that freezes let pass. */
function freeze(walk: StreakWalk, last: Day, missed: number): void {
  for (let day = 1; day <= Math.min(missed, walk.freezes); day++)
    walk.frozen.push(addDays(last, day));
}

/** Whole days without activity between two days, by whichever of the two clocks is kinder. */
function missedBetween(from: Pick<ActiveDay, "day" | "lastAt" | "lastZone">, to: Arrival): number {
  const byCalendar = daysBetween(from.day, to.day) - 1;
  // Most days follow each other or lie within one zone: no clock has to be read again.
  if (byCalendar <= 0) return 0;
  if (from.lastZone === to.firstZone) return byCalendar;
  const byTheClockLeft = daysBetween(from.day, localDay(to.firstAt, from.lastZone)) - 1;
  const byTheClockReached = daysBetween(localDay(from.lastAt, to.firstZone), to.day) - 1;
  return Math.max(0, Math.min(byCalendar, byTheClockLeft, byTheClockReached));
}
