import { type Day, daysBetween } from "../days/local-day.ts";
import { localHour } from "../days/local-hour.ts";
import type { DayCounts } from "../events/day-counts.ts";
import { type EventDetail, type EventKind, itemsOf } from "../events/learning-event.ts";

/** What achievements count. Each number only ever grows. */
export const COUNTERS = [
  "quizzes",
  "lessons",
  "words",
  "fullScores",
  "readings",
  "films",
  "spoken",
  "reviews",
  "tests",
  "testLevel",
  "dayWords",
  "longestStreak",
  "activeDays",
  "kindsInADay",
  "earlyDays",
  "comebacks",
  "nauryz",
  "languageDay",
  "latin",
  "arabic",
] as const;

export type Counter = (typeof COUNTERS)[number];
export type Counters = Readonly<Record<Counter, number>>;

export const NO_COUNTERS = Object.fromEntries(COUNTERS.map((name) => [name, 0])) as Counters;

/** An event with what the log knows about it, so that counting never has to look back. */
export interface CountedEvent {
  readonly kind: EventKind;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly zone: string;
  readonly day: Day;
  readonly detail: EventDetail;
  /** True when the log has no earlier event of this kind on this subject. */
  readonly isFirstOfSubject: boolean;
  /** The counts of its day, with it. */
  readonly today: DayCounts;
  /** Set when it is the event that made its day an active one. */
  readonly activated: Activation | null;
}

export interface Activation {
  /** Active days so far, with this one. */
  readonly activeDays: number;
  readonly longestStreak: number;
  /** The active day before this one in the calendar; null for the first. */
  readonly previousDay: Day | null;
}

/** Before this hour it is early. */
const earlyHour = 7;
const comebackDays = 14;
const levels: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3 };

/** The counters after one more event. */
export function countEvent(counters: Counters, event: CountedEvent): Counters {
  const next: Record<Counter, number> = { ...NO_COUNTERS, ...counters };
  const add = (name: Counter, count: number) => {
    next[name] += count;
  };
  const raise = (name: Counter, to: number) => {
    next[name] = Math.max(next[name], to);
  };
  const { kind, detail, isFirstOfSubject, today, activated } = event;
  const items = itemsOf(detail);
  if (kind === "lesson") {
    const questions = wholeNumber(detail.questions);
    if (detail.steps !== true) add("quizzes", 1);
    if (isFirstOfSubject) {
      add("lessons", 1);
      // A lesson asks two questions of each word.
      add("words", Math.floor(questions / 2));
    }
    if (questions > 0 && detail.score === questions) add("fullScores", 1);
  }
  if (kind === "reading" && isFirstOfSubject) add("readings", 1);
  if (kind === "film" && isFirstOfSubject) add("films", 1);
  if (kind === "word" && isFirstOfSubject) add("dayWords", 1);
  if (kind === "speech") add("spoken", items);
  if (kind === "review") add("reviews", items);
  if (kind === "test") {
    add("tests", 1);
    raise("testLevel", typeof detail.level === "string" ? (levels[detail.level] ?? 0) : 0);
  }
  if (detail.script === "latin") add("latin", 1);
  if (detail.script === "arabic") add("arabic", 1);
  raise("kindsInADay", kindsOf(today));

  if (activated !== null) {
    raise("activeDays", activated.activeDays);
    raise("longestStreak", activated.longestStreak);
    if (localHour(event.at, event.zone) < earlyHour) add("earlyDays", 1);
    const { previousDay } = activated;
    if (previousDay !== null && daysBetween(previousDay, event.day) > comebackDays)
      add("comebacks", 1);
    const date = event.day.slice(5);
    if (date >= "03-21" && date <= "03-23") add("nauryz", 1);
    if (date === "09-05") add("languageDay", 1);
  }
  return next;
}

function wholeNumber(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : 0;
}

/** In how many different ways a learner has studied on one day. */
function kindsOf(day: DayCounts): number {
  const { lessons, readings, films, spoken, reviews, tests } = day;
  return [lessons, readings, films, spoken, reviews, tests].filter((count) => count > 0).length;
}
