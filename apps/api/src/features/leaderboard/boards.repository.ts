import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { isOnLeaderboard } from "#api/features/auth/index.ts";
import { bucketChanges, childrenOf, levels, rangesAbove } from "./points-buckets.ts";

/** A learner's place on a board. */
export interface Standing {
  accountId: number;
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
  const listed = Number(await isOnLeaderboard(queries, accountId));
  const rows = await queries
    .insertInto("leaderboard_totals")
    .values(
      periods.map((period) => ({
        period,
        account_id: accountId,
        points,
        listed,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["period", "account_id"]).doUpdateSet({
        points: sql`leaderboard_totals.points + excluded.points`,
      }),
    )
    .returning(["period", "points", "listed"])
    .execute();

  await changeCounts(
    queries,
    rows
      .filter(({ listed }) => listed === 1)
      .map((row) => ({ period: row.period, from: row.points - points, to: row.points })),
  );
  return new Map(rows.map((row) => [row.period, row.points]));
}

/**
 * Takes a learner off every board or puts the learner back, where the points are as if there had been no
 * absence. The account must be locked. Doing it twice does no harm.
 */
export async function setListed(
  queries: Queries,
  accountId: number,
  listed: boolean,
): Promise<void> {
  const rows = await queries
    .updateTable("leaderboard_totals")
    .set({ listed: Number(listed) })
    .where("account_id", "=", accountId)
    .where("listed", "=", Number(!listed))
    .returning(["period", "points"])
    .execute();
  await changeCounts(
    queries,
    rows.map(({ period, points }) =>
      listed ? { period, from: 0, to: points } : { period, from: points, to: 0 },
    ),
  );
}

/** Moves a learner between the buckets of boards. */
async function changeCounts(
  queries: Queries,
  moves: readonly { period: string; from: number; to: number }[],
): Promise<void> {
  const changes = moves.flatMap(({ period, from, to }) =>
    bucketChanges(from, to).map(({ level, bucket, change }) => ({
      period,
      level,
      bucket,
      learners: change,
    })),
  );
  if (changes.length === 0) return;
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
): Promise<Standing[]> {
  let page = queries
    .selectFrom("leaderboard_totals")
    .select(["account_id as accountId", "points"])
    .where("period", "=", period)
    .where("listed", "=", 1);
  if (from !== null) page = page.where("points", "<=", from);
  return page.orderBy("points", "desc").orderBy("account_id").limit(limit).offset(skip).execute();
}

/**
 * The rows right above or right below a learner on a board, nearest first. Those with the same points are
 * asked for apart from the others: each of the two is then a walk along the index.
 */
export async function listBeside(
  queries: Queries,
  period: string,
  side: "above" | "below",
  { accountId, points, limit }: { accountId: number; points: number; limit: number },
): Promise<Standing[]> {
  const [sign, direction] = side === "above" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  const board = queries
    .selectFrom("leaderboard_totals")
    .select(["account_id as accountId", "points"])
    .where("period", "=", period)
    .where("listed", "=", 1);
  const equals = await board
    .where("points", "=", points)
    .where("account_id", sign, accountId)
    .orderBy("account_id", direction)
    .limit(limit)
    .execute();
  if (equals.length === limit) return equals;
  const others = await board
    .where("points", side === "above" ? ">" : "<", points)
    .orderBy("points", side === "above" ? "asc" : "desc")
    .orderBy("account_id", direction)
    .limit(limit - equals.length)
    .execute();
  return [...equals, ...others];
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
