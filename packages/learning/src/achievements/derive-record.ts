import type { Day } from "../days/local-day.ts";
import { type ActiveDay, type StreakWalk, walkOn, walkOver } from "../days/streak.ts";
import {
  addCounts,
  type DayCounts,
  dayCountsOf,
  isActive,
  NOTHING_DONE,
} from "../events/day-counts.ts";
import type { EventDetail, EventKind } from "../events/learning-event.ts";
import { newlyEarned } from "./achievements.ts";
import { type Activation, type Counters, countEvent, NO_COUNTERS } from "./counters.ts";

/** An entry of the log of learning events. */
export interface ReplayedEvent {
  readonly id: number;
  readonly kind: EventKind;
  readonly subject: string;
  readonly at: number;
  readonly zone: string;
  readonly day: Day;
  readonly seconds: number;
  readonly detail: EventDetail;
}

export interface DerivedRecord<Event extends ReplayedEvent = ReplayedEvent> {
  readonly counters: Counters;
  readonly longestStreak: number;
  /** Achievements with the event that completed each, in the order they were earned. */
  readonly earned: readonly { readonly id: string; readonly event: Event }[];
  readonly days: ReadonlyMap<Day, DayCounts>;
  /** Days that count for the streak, earliest first. */
  readonly activeDays: readonly ActiveDay[];
}

/**
 * Everything about a learner's work that is stored beside the log, derived from the log alone: what one
 * would have after counting each event as it came in. The longest streak is counted when a day becomes active: two runs
 * that a moment joins which arrives late, by another clock, are counted with the next such day.
 *
 * @param log every event of the learner, in the order it arrived
 */
export function deriveRecord<Event extends ReplayedEvent>(
  log: readonly Event[],
): DerivedRecord<Event> {
  let counters = NO_COUNTERS;
  let longestStreak = 0;
  const earned: { id: string; event: Event }[] = [];
  const subjects = new Set<string>();
  const days = new Map<Day, { clock: ActiveDay; counts: DayCounts }>();
  const activeDays = () =>
    [...days.values()]
      .filter(({ counts }) => isActive(counts))
      .map(({ clock }) => clock)
      .sort((left, right) => (left.day < right.day ? -1 : 1));

  const activeInOrder: Day[] = [];
  let walk = walkOver([]);
  /** False when a day the walk has passed has changed behind it. */
  let isWalkTrue = true;

  for (const event of log) {
    const before = days.get(event.day);
    const counts = addCounts(before?.counts ?? NOTHING_DONE, dayCountsOf(event));
    const clock = withMoment(before?.clock, event);
    days.set(event.day, { clock, counts });
    let activated: Activation | null = null;
    if (before !== undefined && isActive(before.counts)) {
      isWalkTrue = isWalkTrue && keepUp(walk, before.clock, clock);
    } else if (isActive(counts)) {
      const place = insertInOrder(activeInOrder, event.day);
      if (isWalkTrue && place === activeInOrder.length - 1) walkOn(walk, clock);
      else walk = walkOver(activeDays());
      isWalkTrue = true;
      longestStreak = Math.max(longestStreak, walk.longest);
      activated = {
        activeDays: activeInOrder.length,
        longestStreak,
        previousDay: activeInOrder[place - 1] ?? null,
      };
    }
    const key = `${event.kind} ${event.subject}`;
    const after = countEvent(counters, {
      ...event,
      isFirstOfSubject: !subjects.has(key),
      today: counts,
      activated,
    });
    subjects.add(key);
    for (const { id } of newlyEarned(counters, after)) earned.push({ id, event });
    counters = after;
  }
  return {
    counters,
    longestStreak,
    earned,
    days: new Map([...days].map(([day, { counts }]) => [day, counts])),
    activeDays: activeDays(),
  };
}

function withMoment(known: ActiveDay | undefined, { day, at, zone }: ReplayedEvent): ActiveDay {
  if (known === undefined) return { day, firstAt: at, firstZone: zone, lastAt: at, lastZone: zone };
  return {
    ...known,
    ...(at < known.firstAt && { firstAt: at, firstZone: zone }),
    ...(at > known.lastAt && { lastAt: at, lastZone: zone }),
  };
}

/** Tells the walk of a later moment on its last day; false when the change lies further back. */
function keepUp(walk: StreakWalk, before: ActiveDay, after: ActiveDay): boolean {
  if (before.lastAt === after.lastAt && before.firstAt === after.firstAt) return true;
  if (walk.previous !== before || before.firstAt !== after.firstAt) return false;
  walk.previous = after;
  if (walk.latest === null || after.lastAt >= walk.latest.lastAt) walk.latest = after;
  return true;
}

/** @returns the place that the day has now */
function insertInOrder(days: Day[], day: Day): number {
  let place = days.length;
  while (place > 0 && (days[place - 1] ?? "") > day) place -= 1;
  days.splice(place, 0, day);
  return place;
}
