import { addDays, type Day, daysBetween, localDay } from "../days/local-day.ts";
import { dueWith, isVacation, type Queued, type QueueOptions } from "./queue.ts";

export interface ForecastDay {
  readonly day: Day;
  readonly reviews: number;
}

const length = 14;

/**
 * How many reviews the next 14 days bring, today first, if every day's are done: what is overdue counts
 * today, what a day's limit turns away counts on the next, and a day of vacation passes all it has on.
 */
export function forecast(
  items: Iterable<Pick<Queued, "memory" | "suspended">>,
  { now, zone, settings, done }: QueueOptions,
): ForecastDay[] {
  const today = localDay(now, zone);
  const falling = new Array<number>(length).fill(0);
  const really = dueWith({ now, zone, settings });
  for (const { memory, suspended } of items) {
    if (memory === null || suspended) continue;
    const place = Math.max(0, daysBetween(today, localDay(really(memory.due), zone)));
    if (place < length) falling[place] = (falling[place] as number) + 1;
  }
  let waiting = 0;
  return falling.map((count, index) => {
    const day = addDays(today, index);
    const due = waiting + count;
    const room = isVacation(day, settings.vacation)
      ? 0
      : Math.max(0, settings.reviewsPerDay - (index === 0 ? done.reviews : 0));
    const reviews = Math.min(due, room);
    waiting = due - reviews;
    return { day, reviews };
  });
}
