import { sql } from "kysely";
import type { Database } from "#api/db/database.ts";
import { boardPeriod } from "#api/features/leaderboard/board-period.ts";
import { bucketChanges } from "#api/features/leaderboard/points-buckets.ts";

export interface Crowd {
  /** Numbers of the first and the last new account; the database must have none with them. */
  from: number;
  to: number;
  /** Milliseconds since the epoch: whose week is filled. */
  now: number;
}

/**
 * Fills the boards of all time and of the week with accounts whose points are spread exponentially, as
 * learners' are, in as few statements as it takes.
 */
export async function crowdBoards({ queries, dialect }: Database, crowd: Crowd): Promise<void> {
  const { from, to, now } = crowd;
  // A statement may not take longer than a learner would wait.
  for (let first = from; first <= to; first += 50_000) {
    const last = Math.min(to, first + 49_999);
    await sql`insert into accounts (username, username_key, email, email_key, password_hash, language, time_zone, created_at)
    with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})
    select 'learner-' || i, 'learner-' || i, i || '@example.test', i || '@example.test', 'none', 'en', 'Asia/Almaty', '2026-01-01'
    from n`.execute(queries);
  }
  for (const filter of ["all", "week"] as const) {
    await fillBoard({ queries }, boardPeriod(filter, now), crowd);
  }
  await sql.raw(dialect === "postgres" ? "vacuum analyze" : "analyze").execute(queries);
}

/** Fills one board, as if all points had been earned in its period. */
export async function fillBoard(
  { queries }: Pick<Database, "queries">,
  period: string,
  { from, to }: Crowd,
): Promise<void> {
  const learnersIn = new Map<string, number>();
  for (let first = from; first <= to; first += 5000) {
    const rows = Array.from({ length: Math.min(5000, to + 1 - first) }, (_, index) => ({
      period,
      account_id: first + index,
      points: exponentialPoints(first + index),
    }));
    for (const { points } of rows) {
      for (const { level, bucket } of bucketChanges(0, points)) {
        const key = `${level}:${bucket}`;
        learnersIn.set(key, (learnersIn.get(key) ?? 0) + 1);
      }
    }
    await queries.insertInto("leaderboard_totals").values(rows).execute();
  }
  const counts = [...learnersIn].map(([key, learners]) => {
    const [level, bucket] = key.split(":").map(Number) as [number, number];
    return { period, level, bucket, learners };
  });
  for (let first = 0; first < counts.length; first += 1000) {
    await queries
      .insertInto("leaderboard_counts")
      .values(counts.slice(first, first + 1000))
      .onConflict((conflict) =>
        conflict.columns(["period", "level", "bucket"]).doUpdateSet({
          learners: sql`leaderboard_counts.learners + excluded.learners`,
        }),
      )
      .execute();
  }
}

/** Points of the n-th learner, 800 on average: the golden ratio's multiples spread evenly over 0..1. */
export function exponentialPoints(n: number): number {
  const share = (n * 0.6180339887498949) % 1;
  return 1 + Math.floor(-Math.log(1 - share) * 800);
}
