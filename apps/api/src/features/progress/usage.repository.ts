import { addDays, type Day } from "@tilashar/learning";
import type { Queries } from "#api/db/database.ts";

/** What was done in a stretch of days, by everybody together. */
export interface UsageCounts {
  /** People who did anything. */
  learners: number;
  lessons: number;
  /** Short sessions of the path. */
  sessions: number;
  reviews: number;
  tests: number;
}

/** Each day's counts from a day on, by the learners' own days; a day without anybody is not there. */
export async function countUsageByDay(
  queries: Queries,
  from: Day,
): Promise<ReadonlyMap<Day, UsageCounts>> {
  const [days, sessions] = await Promise.all([
    queries
      .selectFrom("activity_days")
      .select(({ fn }) => [
        "day",
        fn.countAll().as("learners"),
        fn.sum("lessons").as("lessons"),
        fn.sum("reviews").as("reviews"),
        fn.sum("tests").as("tests"),
      ])
      .where("day", ">=", from)
      .groupBy("day")
      .execute(),
    queries
      .selectFrom("learning_events")
      .select(({ fn }) => ["day", fn.countAll().as("sessions")])
      .where("kind", "=", "session")
      .where("day", ">=", from)
      .groupBy("day")
      .execute(),
  ]);
  const sessionsOn = new Map(sessions.map((row) => [row.day, Number(row.sessions)]));
  return new Map(
    days.map(({ day, ...counts }) => [
      day,
      {
        learners: Number(counts.learners),
        lessons: Number(counts.lessons),
        sessions: sessionsOn.get(day) ?? 0,
        reviews: Number(counts.reviews),
        tests: Number(counts.tests),
      },
    ]),
  );
}

/** How many people did anything in the week that begins on a day. */
export async function countLearnersOfWeek(queries: Queries, monday: Day): Promise<number> {
  const { learners } = await queries
    .selectFrom("activity_days")
    .select(({ fn }) => fn.count("account_id").distinct().as("learners"))
    .where("day", ">=", monday)
    .where("day", "<", addDays(monday, 7))
    .executeTakeFirstOrThrow();
  return Number(learners);
}
