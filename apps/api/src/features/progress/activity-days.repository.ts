import type { ActiveDay } from "@tilashar/learning";
import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";

/** Counts a finished lesson on a learner's day, and remembers by which clock the day was read. */
export async function noteLessonOnDay(
  queries: Queries,
  accountId: number,
  activity: { day: string; at: string; zone: string },
): Promise<void> {
  const { day, at, zone } = activity;
  const earlier = sql`excluded.first_at < activity_days.first_at`;
  const later = sql`excluded.last_at > activity_days.last_at`;
  await queries
    .insertInto("activity_days")
    .values({
      account_id: accountId,
      day,
      points: 0,
      lessons: 1,
      first_at: at,
      first_zone: zone,
      last_at: at,
      last_zone: zone,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "day"]).doUpdateSet({
        lessons: sql`activity_days.lessons + 1`,
        first_at: sql`case when ${earlier} then excluded.first_at else activity_days.first_at end`,
        first_zone: sql`case when ${earlier} then excluded.first_zone else activity_days.first_zone end`,
        last_at: sql`case when ${later} then excluded.last_at else activity_days.last_at end`,
        last_zone: sql`case when ${later} then excluded.last_zone else activity_days.last_zone end`,
      }),
    )
    .execute();
}

export async function notePointsOnDay(
  queries: Queries,
  accountId: number,
  { day, points }: { day: string; points: number },
): Promise<void> {
  await queries
    .updateTable("activity_days")
    .set((eb) => ({ points: eb("points", "+", points) }))
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .execute();
}

/** Every day a learner was active on, earliest first. */
export async function listActiveDays(queries: Queries, accountId: number): Promise<ActiveDay[]> {
  const rows = await queries
    .selectFrom("activity_days")
    .select(["day", "first_at", "first_zone", "last_at", "last_zone"])
    .where("account_id", "=", accountId)
    .orderBy("day")
    .execute();
  return rows.map((row) => ({
    day: row.day,
    firstAt: Date.parse(row.first_at),
    firstZone: row.first_zone,
    lastAt: Date.parse(row.last_at),
    lastZone: row.last_zone,
  }));
}
