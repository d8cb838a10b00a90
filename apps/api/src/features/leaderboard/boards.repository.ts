import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { bucketChanges, childrenOf, levels, rangesAbove } from "./points-buckets.ts";

export interface BoardRow {
  accountId: number;
  username: string;
  points: number;
}

/** Puts a newcomer at the end of a board. */
export async function joinBoard(
  queries: Queries,
  period: string,
  accountId: number,
): Promise<void> {
  await queries
    .insertInto("leaderboard_totals")
    .values({ period, account_id: accountId, points: 0 })
    .execute();
}

/**
 * Adds points to a learner's totals on several boards and moves the learner between their buckets.
 * The account must be locked. Returns the new total by period.
 */
export async function addToBoards(
  queries: Queries,
  periods: readonly string[],
  accountId: number,
  points: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .insertInto("leaderboard_totals")
    .values(periods.map((period) => ({ period, account_id: accountId, points })))
    .onConflict((conflict) =>
      conflict.columns(["period", "account_id"]).doUpdateSet({
        points: sql`leaderboard_totals.points + excluded.points`,
      }),
    )
    .returning(["period", "points"])
    .execute();

  const changes = rows.flatMap((row) =>
    bucketChanges(row.points - points, row.points).map(({ level, bucket, change }) => ({
      period: row.period,
      level,
      bucket,
      learners: change,
    })),
  );
  // Buckets are shared between learners: one order for everyone, so that nobody waits in a circle.
  changes.sort(
    (a, b) =>
      (a.period < b.period ? -1 : a.period > b.period ? 1 : 0) ||
      a.level - b.level ||
      a.bucket - b.bucket,
  );
  await queries
    .insertInto("leaderboard_counts")
    .values(changes)
    .onConflict((conflict) =>
      conflict.columns(["period", "level", "bucket"]).doUpdateSet({
        learners: sql`leaderboard_counts.learners + excluded.learners`,
      }),
    )
    .execute();
  return new Map(rows.map((row) => [row.period, row.points]));
}

export async function findTotal(
  queries: Queries,
  period: string,
  accountId: number,
): Promise<number> {
  const row = await queries
    .selectFrom("leaderboard_totals")
    .select("points")
    .where("period", "=", period)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.points ?? 0;
}

/** How many learners have more than `points` on a board. */
export async function countAbove(
  queries: Queries,
  period: string,
  points: number,
): Promise<number> {
  const sums = rangesAbove(points).map(
    ({ level, above, below }) => sql`(select coalesce(sum(learners), 0) from leaderboard_counts
      where period = ${period} and level = ${sql.lit(level)} and bucket > ${above}
      ${below === null ? sql`` : sql`and bucket < ${below}`})`,
  );
  const { rows } = await sql<{
    learners: number;
  }>`select ${sql.join(sums, sql` + `)} as learners`.execute(queries);
  return rows[0]?.learners ?? 0;
}

/** Rows of a board by points, equal points by who was here first; `skip` rows are left out. */
export async function listBoard(
  queries: Queries,
  period: string,
  { from, limit, skip }: { from: number | null; limit: number; skip: number },
): Promise<BoardRow[]> {
  let page = queries
    .selectFrom("leaderboard_totals")
    .select(["account_id", "points"])
    .where("period", "=", period);
  if (from !== null) page = page.where("points", "<=", from);
  return queries
    .selectFrom(
      page.orderBy("points", "desc").orderBy("account_id").limit(limit).offset(skip).as("page"),
    )
    .innerJoin("accounts", "accounts.id", "page.account_id")
    .select(["accounts.id as accountId", "accounts.username", "page.points"])
    .orderBy("page.points", "desc")
    .orderBy("page.account_id")
    .execute();
}

/**
 * The points of the learner at a place of a board (0 is the first), and how many are above those points.
 * Places beyond the last learner with points are among those with 0.
 */
export async function findPlace(
  queries: Queries,
  period: string,
  place: number,
): Promise<{ points: number; above: number }> {
  let above = 0;
  let parent: number | null = null;
  for (const level of levels.toReversed()) {
    let counts = queries
      .selectFrom("leaderboard_counts")
      .select(["bucket", "learners"])
      .where("period", "=", period)
      .where("level", "=", level)
      .where("learners", ">", 0);
    if (parent !== null) {
      const { from, to } = childrenOf(parent);
      counts = counts.where("bucket", ">=", from).where("bucket", "<=", to);
    }
    let found: number | null = null;
    for (const { bucket, learners } of await counts.orderBy("bucket", "desc").execute()) {
      if (above + learners > place) {
        found = bucket;
        break;
      }
      above += learners;
    }
    if (found === null) return { points: 0, above };
    parent = found;
  }
  return { points: parent ?? 0, above };
}

/** Forgets boards of periods that ended; `all` never does. */
export async function deleteEndedBoards(
  queries: Queries,
  ends: { month: string; week: string },
): Promise<void> {
  for (const table of ["leaderboard_totals", "leaderboard_counts"] as const) {
    for (const [kind, oldest] of Object.entries(ends)) {
      await queries
        .deleteFrom(table)
        .where("period", ">=", `${kind}:`)
        .where("period", "<", oldest)
        .execute();
    }
  }
}
