import type { Day } from "@tilashar/learning";
import type { Queries } from "#api/db/database.ts";

export async function hasStudiedOn(
  queries: Queries,
  accountId: number,
  day: Day,
): Promise<boolean> {
  const row = await queries
    .selectFrom("activity_days")
    .select("day")
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StudiedWeek {
  points: number;
  days: number;
  /** Lessons whose quiz was finished, each once. */
  lessonIds: number[];
}

/** What a learner did from one day to another, both included. */
export async function findStudied(
  queries: Queries,
  accountId: number,
  { from, to }: { from: Day; to: Day },
): Promise<StudiedWeek> {
  const days = await queries
    .selectFrom("activity_days")
    .select("points")
    .where("account_id", "=", accountId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  const lessons = await queries
    .selectFrom("saved_lessons")
    .select("lesson_id")
    .distinct()
    .where("account_id", "=", accountId)
    .where("studied_day", ">=", from)
    .where("studied_day", "<=", to)
    .execute();
  return {
    points: days.reduce((sum, { points }) => sum + points, 0),
    days: days.length,
    lessonIds: lessons.map(({ lesson_id }) => lesson_id),
  };
}
