import { instantAt } from "../days/instant-at.ts";
import { addDays, type Day, daysBetween, localDay, mondayOf } from "../days/local-day.ts";

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What a learner wants to hear from us, and when. */
export interface NoticeWishes {
  dailyReminder: boolean;
  weeklySummary: boolean;
  /** 0 to 23, by the clock on the learner's wall. */
  hour: number;
  /** On these days nothing comes. */
  quietDays: ReadonlySet<Weekday>;
}

export type NoticeKind = "reminder" | "summary";

export interface Notice {
  kind: NoticeKind;
  /** The learner's day. */
  day: Day;
  /** Milliseconds since the epoch. */
  at: number;
}

const weekdayOf = (day: Day) => (daysBetween(mondayOf(day), day) + 1) as Weekday;

/**
 * What is due on a day; null for nothing. There is one notice a day at most: last week's summary comes
 * on Monday, or on the first day of the week that is not quiet, and takes the reminder's place.
 */
export function noticeOn(wishes: NoticeWishes, day: Day): NoticeKind | null {
  const weekday = weekdayOf(day);
  if (wishes.quietDays.has(weekday)) return null;
  if (wishes.weeklySummary && !hasLoudDayBefore(weekday, wishes.quietDays)) return "summary";
  return wishes.dailyReminder ? "reminder" : null;
}

function hasLoudDayBefore(weekday: Weekday, quiet: ReadonlySet<Weekday>): boolean {
  for (let earlier = 1; earlier < weekday; earlier++) {
    if (!quiet.has(earlier as Weekday)) return true;
  }
  return false;
}

/** A week and a day: every weekday comes, and the hour of the first may have passed. */
const daysAhead = 8;

/**
 * The first notice later than `after`; null when there will be none.
 *
 * @param zone the learner's IANA time zone
 * @param after milliseconds since the epoch
 * @throws RangeError for an unknown zone
 */
export function nextNotice(wishes: NoticeWishes, zone: string, after: number): Notice | null {
  const today = localDay(after, zone);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const kind = noticeOn(wishes, day);
    if (kind === null) continue;
    const at = instantAt(day, wishes.hour, zone);
    if (at > after) return { kind, day, at };
  }
  return null;
}
