import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
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
  const added = periods.map((period) => ({ period, account_id: accountId, points, listed }));
  const rows = await addTotals(queries, { added });

  await changeCounts(
    queries,
    rows
      .filter(({ listed }) => listed === 1)
      .map((row) => ({ period: row.period, from: row.points - points, to: row.points })),
  );
  return new Map(rows.map((row) => [row.period, row.points]));
}

const addTotals = keptQuery(
  (
    queries,
    { added }: { added: { period: string; account_id: number; points: number; listed: number }[] },
  ) =>
    queries
      .insertInto("leaderboard_totals")
      .values(added)
      .onConflict((conflict) =>
        conflict.columns(["period", "account_id"]).doUpdateSet({
          points: sql`leaderboard_totals.points + excluded.points`,
        }),
      )
      .returning(["period", "points", "listed"]),
);

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
  await addCounts(queries, { changes });
}

const addCounts = keptQuery(
  (
    queries,
    { changes }: { changes: { period: string; level: number; bucket: number; learners: number }[] },
  ) =>
    queries
      .insertInto("leaderboard_counts")
      .values(changes)
      .onConflict((conflict) =>
        conflict.columns(["period", "level", "bucket"]).doUpdateSet({
          learners: sql`leaderboard_counts.learners + excluded.learners`,
        }),
      ),
);

export async function findTotal(
  queries: Queries,
  period: string,
  accountId: number,
): Promise<number> {
  const [row] = await totalOn(queries, { period, accountId });
  return row?.points ?? 0;
}

const totalOn = keptQuery((queries, { period, accountId }: { period: string; accountId: number }) =>
  queries
    .selectFrom("leaderboard_totals")
    .select("points")
    .where("period", "=", period)
    .where("account_id", "=", accountId),
);

/** How many learners have more than `points` on a board. */
export async function countAbove(
  queries: Queries,
  period: string,
  points: number,
): Promise<number> {
  const ranges = rangesAbove(points);
  const [row] = await countIn(queries, {
    period,
    above: ranges.map(({ above }) => above),
    below: ranges.flatMap(({ below }) => below ?? []),
  });
  return row?.learners ?? 0;
}

interface CountedRanges {
  period: string;
  /** By level, exclusive. */
  above: number[];
  /** By level, exclusive; the top has no end. */
  below: number[];
}

const countIn = keptQuery((queries, { period, above, below }: CountedRanges) => {
  const sums = levels.map((level) => {
    const end = below[level] === undefined ? sql`` : sql`and bucket < ${below[level]}`;
    return sql<number>`(select coalesce(sum(learners), 0) from leaderboard_counts
      where period = ${period} and level = ${sql.lit(level)} and bucket > ${above[level]} ${end})`;
  });
  return queries.selectNoFrom(sql<number>`${sql.join(sums, sql` + `)}`.as("learners"));
});

/** Rows of a board by points, equal points by who was here first; `skip` rows are left out. */
export async function listBoard(
  queries: Queries,
  period: string,
  { from, limit, skip }: { from: number | null; limit: number; skip: number },
): Promise<Standing[]> {
  return from === null
    ? boardFromTop(queries, { period, limit, skip })
    : boardFrom(queries, { period, from, limit, skip });
}

interface BoardPage {
  period: string;
  limit: number;
  skip: number;
}

const boardFromTop = keptQuery((queries, { period, limit, skip }: BoardPage) =>
  wholeBoard(queries, period).limit(limit).offset(skip),
);

const boardFrom = keptQuery(
  (queries, { period, from, limit, skip }: BoardPage & { from: number }) =>
    wholeBoard(queries, period).where("points", "<=", from).limit(limit).offset(skip),
);

const wholeBoard = (queries: Queries, period: string) =>
  queries
    .selectFrom("leaderboard_totals")
    .select(["account_id as accountId", "points"])
    .where("period", "=", period)
    .where("listed", "=", 1)
    .orderBy("points", "desc")
    .orderBy("account_id");

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
