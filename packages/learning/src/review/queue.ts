import { instantAt } from "../days/instant-at.ts";
import { addDays, type Day, localDay } from "../days/local-day.ts";
import type { Memory } from "./memory.ts";
import type { ReviewSettings } from "./settings.ts";

/** Something to review, as far as the queue needs it. */
export interface Queued {
  readonly item: string;
  readonly memory: Memory | null;
  readonly suspended: boolean;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

/** What has been done today already. */
export interface DoneToday {
  readonly fresh: number;
  readonly reviews: number;
}

export interface QueueOptions {
  readonly now: number;
  readonly zone: string;
  readonly settings: Pick<ReviewSettings, "newPerDay" | "reviewsPerDay" | "vacation">;
  readonly done: DoneToday;
}

/** The steps of learning may be asked this much before they are due, rather than end the session. */
export const AHEAD_MS = 20 * 60_000;

const isLearning = ({ phase }: Memory): boolean => phase !== "review";

/**
 * When things are really due: what fell due during a vacation waits as much longer as the vacation was
 * old, and what was overdue when it began waits until its end. One that is only planned hides nothing that
 * is due before it. Nothing of it is stored, so a vacation that is taken back leaves every date as it was.
 */
export function dueWith({
  now,
  zone,
  settings: { vacation },
}: Pick<QueueOptions, "now" | "zone"> & { settings: Pick<ReviewSettings, "vacation"> }): (
  due: number,
) => number {
  if (vacation === null) return (due) => due;
  const from = instantAt(vacation.from, 0, zone);
  const until = instantAt(addDays(vacation.until, 1), 0, zone);
  return (due) =>
    due >= until || (due < from && now < from) ? due : until + Math.max(0, due - from);
}

export function isVacation(day: Day, vacation: ReviewSettings["vacation"]): boolean {
  return vacation !== null && day >= vacation.from && day <= vacation.until;
}

/**
 * What to ask now, in order: the steps of learning that are due, then reviews, the longest due first,
 * with new things spread evenly among them; both within what a day may bring.
 */
export function makeQueue<Item extends Queued>(
  items: readonly Item[],
  { now, zone, settings, done }: QueueOptions,
): Item[] {
  // The first day of a zone takes a slow phone a tenth of a second: it is asked for where it matters.
  const { vacation } = settings;
  if (vacation !== null && isVacation(localDay(now, zone), vacation)) return [];
  const steps: { item: Item; due: number }[] = [];
  const reviews: { item: Item; due: number }[] = [];
  const fresh: Item[] = [];
  const really = dueWith({ now, zone, settings });
  for (const item of items) {
    if (item.suspended) continue;
    const { memory } = item;
    if (memory === null) {
      fresh.push(item);
      continue;
    }
    if (memory.due > now + AHEAD_MS) continue;
    const due = really(memory.due);
    if (isLearning(memory)) {
      if (due <= now + AHEAD_MS) steps.push({ item, due });
    } else if (due <= now) reviews.push({ item, due });
  }
  const byDue = (one: { due: number }, other: { due: number }) => one.due - other.due;
  const due = reviews
    .sort(byDue)
    .slice(0, Math.max(0, settings.reviewsPerDay - done.reviews))
    .map(({ item }) => item);
  const added = fresh
    .sort((one, other) => one.addedAt - other.addedAt)
    .slice(0, Math.max(0, settings.newPerDay - done.fresh));
  const ready = steps.sort(byDue);
  const isDue = (step: { due: number }) => step.due <= now;
  return [
    ...ready.filter(isDue).map(({ item }) => item),
    ...spread(due, added),
    ...ready.filter((step) => !isDue(step)).map(({ item }) => item),
  ];
}

/** The second list dealt evenly into the first. */
function spread<Item>(main: readonly Item[], guests: readonly Item[]): Item[] {
  const mixed: Item[] = [];
  const every = main.length / (guests.length + 1);
  let taken = 0;
  for (const [index, guest] of guests.entries()) {
    const upTo = Math.round(every * (index + 1));
    mixed.push(...main.slice(taken, upTo), guest);
    taken = upTo;
  }
  return [...mixed, ...main.slice(taken)];
}
