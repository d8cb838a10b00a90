import {
  type Activation,
  type Counters,
  clampedMoment,
  clampedSeconds,
  countEvent,
  type DayCounts,
  dayCountsOf,
  deriveRecord,
  eventAward,
  isActive,
  itemsOf,
  type LearningEvent,
  localDay,
  longestStreakOf,
  newlyEarned,
} from "@tilashar/learning";
import { allSettled } from "#api/db/all-settled.ts";
import { type Asked, ask, together } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import type { Account } from "#api/features/auth/index.ts";
import { listActiveDays, noteOnDay, notePointsOnDay } from "./activity-days.repository.ts";
import {
  countersAsked,
  findCounters,
  insertEarned,
  listEarnedBy,
  storeCounters,
} from "./learner-records.repository.ts";
import {
  eventByAttemptAsked,
  hasWorkedOnAsked,
  insertEvent,
  listEvents,
} from "./learning-events.repository.ts";
import type { LoggedEvent } from "./logged-event.model.ts";
import { findAwardOf, insertAward, paidAsked } from "./points-ledger.repository.ts";

export interface Recorded {
  /** False when the attempt was in the log already: nothing has changed. */
  fresh: boolean;
  /** Points this event has paid. */
  awarded: number;
  /** Points of all time. */
  total: number;
  /** Achievements this event completed, by id. */
  earned: string[];
  event: LoggedEvent;
}

/**
 * Writes down what a learner has done, and moves everything that follows from it: points by the rules of
 * kind and day, the learner's day, counters, streak and achievements. Call it inside a transaction, with
 * the account that transaction has locked.
 *
 * @param before what `beforeEventAsked` says, read in the same transaction; it is read where it is not given
 */
export type RecordEvent = (
  queries: Queries,
  account: Account,
  event: LearningEvent,
  before?: BeforeEvent,
) => Promise<Recorded>;

/** What the log says before an event is in it. */
export interface BeforeEvent {
  /** The event itself, where it has arrived before. */
  known: LoggedEvent | null;
  stored: Counters | null;
  hasWorkedOn: boolean;
}

export const beforeEventAsked = (
  accountId: number,
  event: Pick<LearningEvent, "kind" | "subject" | "attempt">,
): Asked<BeforeEvent> =>
  together({
    known: eventByAttemptAsked(accountId, event),
    stored: countersAsked(accountId),
    hasWorkedOn: hasWorkedOnAsked(accountId, event),
  });

const nothingPaid = { awardsOfSubject: 0, pointsOfKind: 0 };

interface LearningLogParts {
  /** Adds an award to the learner's totals, in the same transaction; returns the total of all time. */
  addToTotals(queries: Queries, accountId: number, points: number, at: number): Promise<number>;
  totalOf(queries: Queries, accountId: number): Promise<number>;
  now(): number;
}

export function makeRecordEvent({ addToTotals, totalOf, now }: LearningLogParts): RecordEvent {
  /** Pays `points`, and returns them with the total of all time. */
  async function pay(
    queries: Queries,
    accountId: number,
    { event, points, at }: { event: LoggedEvent; points: number; at: number },
  ) {
    await insertAward(queries, accountId, { event, points, createdAt: new Date(at).toISOString() });
    await notePointsOnDay(queries, accountId, { day: event.day, points });
    return { awarded: points, total: await addToTotals(queries, accountId, points, at) };
  }

  return async (queries, account, reported, before) => {
    const { id: accountId, timeZone: zone } = account;
    const { known, stored, hasWorkedOn } =
      before ?? (await ask(queries, beforeEventAsked(accountId, reported)));
    if (known !== null) {
      return {
        fresh: false,
        awarded: await findAwardOf(queries, known.id),
        total: await totalOf(queries, accountId),
        earned: await listEarnedBy(queries, known.id),
        event: known,
      };
    }

    const counters = stored ?? (await countersOf(queries, accountId));
    const isFirstOfSubject = !hasWorkedOn;
    const arrived = now();
    const at = clampedMoment(reported.at, arrived);
    const heard = {
      kind: reported.kind,
      subject: reported.subject,
      at,
      recordedAt: arrived,
      zone,
      day: localDay(at, zone),
      paidDay: localDay(arrived, zone),
      worth: wholePoints(reported.worth),
      seconds: clampedSeconds(reported.seconds),
      detail: reported.detail ?? {},
    };
    const added = dayCountsOf(heard);
    const onDay = { day: heard.day, at: new Date(at).toISOString(), zone, counts: added };
    const given = { worth: heard.worth, items: itemsOf(heard.detail) };
    const mayPay = eventAward(heard.kind, given, nothingPaid) > 0;
    const [event, today, points, total] = await allSettled([
      insertEvent(queries, accountId, heard, reported.attempt),
      noteOnDay(queries, accountId, onDay),
      mayPay
        ? ask(queries, paidAsked(accountId, heard)).then((paid) =>
            eventAward(heard.kind, given, paid),
          )
        : 0,
      mayPay ? null : totalOf(queries, accountId),
    ]);
    const activated = becameActive(today, added)
      ? await activation(queries, accountId, event.day)
      : null;
    const counted = countEvent(counters, { ...event, isFirstOfSubject, today, activated });
    await storeCounters(queries, accountId, counted);
    const earned = newlyEarned(counters, counted)
      .map(({ id }) => id)
      .sort();
    await insertEarned(
      queries,
      accountId,
      earned.map((id) => ({ id, event })),
    );
    if (points === 0) {
      const unchanged = total ?? (await totalOf(queries, accountId));
      return { fresh: true, awarded: 0, total: unchanged, earned, event };
    }
    const paid = await pay(queries, accountId, { event, points, at: arrived });
    return { fresh: true, ...paid, earned, event };
  };
}

/**
 * A learner's counters by today's rules. After a change of the rules they are derived anew from the log,
 * and achievements that are due by now are noted with it; the account must be locked.
 */
export async function countersOf(queries: Queries, accountId: number): Promise<Counters> {
  const stored = await findCounters(queries, accountId);
  if (stored !== null) return stored;
  const { counters, earned } = deriveRecord(await listEvents(queries, accountId));
  await storeCounters(queries, accountId, counters);
  await insertEarned(queries, accountId, earned);
  return counters;
}

function becameActive(today: DayCounts, added: DayCounts): boolean {
  return isActive(today) && !isActive({ study: today.study - added.study });
}

async function activation(queries: Queries, accountId: number, day: string): Promise<Activation> {
  const active = await listActiveDays(queries, accountId);
  const place = active.findIndex((other) => other.day === day);
  return {
    activeDays: active.length,
    longestStreak: longestStreakOf(active),
    previousDay: active[place - 1]?.day ?? null,
  };
}

const maxPoints = 10_000;

/** Whole points from 0 to 10000; anything that is no number is 0. */
function wholePoints(worth: number): number {
  return Number.isFinite(worth) ? Math.max(0, Math.min(maxPoints, Math.floor(worth))) : 0;
}
