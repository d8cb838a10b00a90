import { type Day, daysBetween, localDay } from "./local-day.ts";

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
}

const daysForAFreeze = 7;
const mostFreezes = 2;

/**
 * The streak by the fair rules: a run of active days; every 7 active days of it earn a freeze, at most 2
 * are held, and each is used by itself to let one missed day pass (a frozen day keeps the run, and does
 * not lengthen it). Travel never breaks a run: two days follow each other when they do so either by the
 * clock the learner left or by the one the learner arrived at.
 *
 * Freezes belong to a run: when it breaks they are gone.
 *
 * @param activeDays each day once, earliest first
 * @param now milliseconds since the epoch
 * @param zone the zone the learner is in now
 */
export function streakOf(activeDays: readonly ActiveDay[], now: number, zone: string): Streak {
  let run = 0;
  let longest = 0;
  let freezes = 0;
  let previous: ActiveDay | undefined;
  for (const active of activeDays) {
    const missed = previous === undefined ? 0 : missedBetween(previous, active);
    if (missed > freezes) {
      run = 0;
      freezes = 0;
    } else {
      freezes -= missed;
    }
    run += 1;
    longest = Math.max(longest, run);
    if (run % daysForAFreeze === 0) freezes = Math.min(mostFreezes, freezes + 1);
    previous = active;
  }
  if (previous === undefined) return { days: 0, longest: 0, freezes: 0 };

  // Today is still open, so only the days before it can have been missed.
  const missed = missedBetween(previous, {
    day: localDay(now, zone),
    firstAt: now,
    firstZone: zone,
  });
  return missed > freezes
    ? { days: 0, longest, freezes: 0 }
    : { days: run, longest, freezes: freezes - missed };
}

/** Whole days without activity between two days, by whichever of the two clocks is kinder. */
function missedBetween(
  from: Pick<ActiveDay, "day" | "lastAt" | "lastZone">,
  to: Pick<ActiveDay, "day" | "firstAt" | "firstZone">,
): number {
  const byCalendar = daysBetween(from.day, to.day) - 1;
  const byTheClockLeft = daysBetween(from.day, localDay(to.firstAt, from.lastZone)) - 1;
  const byTheClockReached = daysBetween(localDay(from.lastAt, to.firstZone), to.day) - 1;
  return Math.max(0, Math.min(byCalendar, byTheClockLeft, byTheClockReached));
}
