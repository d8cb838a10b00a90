import { type ActiveDay, type Day, type DayCounts, STUDY_FOR_A_DAY } from "@tilashar/learning";
import { sql } from "kysely";
import { type Asked, ask, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

const counted = [
  "lessons",
  "readings",
  "films",
  "spoken",
  "reviews",
  "tests",
  "seconds",
  "study",
] as const satisfies readonly (keyof DayCounts)[];

/**
 * Adds what was done to a learner's day, and remembers by which clock the day was read.
 *
 * @returns the day's counts with it
 */
export async function noteOnDay(
  queries: Queries,
  accountId: number,
  { day, at, zone, counts }: { day: Day; at: string; zone: string; counts: DayCounts },
): Promise<DayCounts> {
  const [counted] = await addToDay(queries, { accountId, day, at, zone, ...counts });
  return counted as DayCounts;
}

interface DayAddition extends DayCounts {
  accountId: number;
  day: Day;
  at: string;
  zone: string;
}

const addToDay = keptQuery(
  (
    queries,
    { accountId, day, at, zone, ...counts }: DayAddition & Record<string, string | number>,
  ) => {
    const earlier = sql`excluded.first_at < activity_days.first_at`;
    const later = sql`excluded.last_at > activity_days.last_at`;
    const more = Object.fromEntries(
      counted.map((name) => [name, sql<number>`activity_days.${sql.ref(name)} + ${counts[name]}`]),
    );
    return queries
      .insertInto("activity_days")
      .values({
        account_id: accountId,
        day,
        points: 0,
        ...counts,
        first_at: at,
        first_zone: zone,
        last_at: at,
        last_zone: zone,
      })
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day"]).doUpdateSet({
          ...more,
          first_at: sql`case when ${earlier} then excluded.first_at else activity_days.first_at end`,
          first_zone: sql`case when ${earlier} then excluded.first_zone else activity_days.first_zone end`,
          last_at: sql`case when ${later} then excluded.last_at else activity_days.last_at end`,
          last_zone: sql`case when ${later} then excluded.last_zone else activity_days.last_zone end`,
        }),
      )
      .returning(counted);
  },
);

export async function notePointsOnDay(
  queries: Queries,
  accountId: number,
  { day, points }: { day: Day; points: number },
): Promise<void> {
  await addPoints.write(queries, { accountId, day, points });
}

const addPoints = keptQuery(
  (queries, { accountId, day, points }: { accountId: number; day: Day; points: number }) =>
    queries
      .updateTable("activity_days")
      .set((eb) => ({ points: eb("points", "+", points) }))
      .where("account_id", "=", accountId)
      .where("day", "=", day),
);

/** Every day with enough study to count for the streak, earliest first. */
export async function listActiveDays(queries: Queries, accountId: number): Promise<ActiveDay[]> {
  return ask(queries, activeDaysAsked(accountId));
}

/** @see listActiveDays */
export const activeDaysAsked = (accountId: number): Asked<ActiveDay[]> =>
  mapped(activeDaysOf.with({ accountId }), (rows) =>
    rows.map((row) => ({
      day: row.day,
      firstAt: Date.parse(row.first_at),
      firstZone: row.first_zone,
      lastAt: Date.parse(row.last_at),
      lastZone: row.last_zone,
    })),
  );

const activeDaysOf = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("activity_days")
    .select(["day", "first_at", "first_zone", "last_at", "last_zone"])
    .where("account_id", "=", accountId)
    .where("study", ">=", STUDY_FOR_A_DAY)
    .orderBy("day"),
);

/** A day with anything done on it. */
export interface DoneDay {
  day: Day;
  points: number;
  counts: DayCounts;
}

/** Days from `from` on with anything done on them, earliest first. */
export async function listDoneDays(
  queries: Queries,
  accountId: number,
  from: Day,
): Promise<DoneDay[]> {
  const rows = await queries
    .selectFrom("activity_days")
    .select(["day", "points", ...counted])
    .where("account_id", "=", accountId)
    .where("day", ">=", from)
    .orderBy("day")
    .execute();
  return rows.map(({ day, points, ...counts }) => ({ day, points, counts }));
}
