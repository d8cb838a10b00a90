import { type RawBuilder, sql } from "kysely";
import { type Asked, mapped, together } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import {
  isOnLeaderboard,
  type PublicAccount,
  withPublicAccounts,
} from "#api/features/auth/index.ts";
import { bucketChanges, childrenOf, levels, width } from "./points-buckets.ts";

/** A learner's place on a board, with what others see of the learner. */
export interface Standing extends PublicAccount {
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

/** @see findTotal */
export const totalAsked = (period: string, accountId: number): Asked<number> =>
  mapped(totalOn.with({ period, accountId }), ([row]) => row?.points ?? 0);

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
  const [row] = await countedAbove(queries, { period, points });
  return row?.above ?? 0;
}

const ownPoints = sql.ref("own.points");

const countedAbove = keptQuery((queries, { period, points }: { period: string; points: number }) =>
  queries
    .selectFrom(sql<{ points: number }>`(select cast(${points} as integer) as points)`.as("own"))
    .select(above(period, ownPoints).as("above")),
);

/** A learner's points on a board, and how many have more. */
export const placeAsked = (
  period: string,
  accountId: number,
): Asked<{ points: number; above: number }> =>
  mapped(placeOn.with({ period, accountId }), ([row]) => row ?? { points: 0, above: 0 });

const placeOn = keptQuery((queries, { period, accountId }: { period: string; accountId: number }) =>
  queries
    .selectFrom(
      sql<{ points: number }>`(select coalesce((select points from leaderboard_totals
          where period = ${period} and account_id = ${accountId}), 0) as points)`.as("own"),
    )
    .select(["own.points", above(period, ownPoints).as("above")]),
);

/** How many have more than `points`: whole buckets of each level, see `levels`. */
function above(period: string, points: RawBuilder<unknown>) {
  const sums = levels.map((level) => {
    const [size, next] = [sql.lit(width ** level), sql.lit(width ** (level + 1))];
    const isTop = level === levels.at(-1);
    // The bucket of the level above ends those of this one.
    const end = isTop ? sql`` : sql`and bucket < (${points} / ${next} + 1) * ${sql.lit(width)}`;
    return sql<number>`(select coalesce(sum(learners), 0) from leaderboard_counts
      where period = ${period} and level = ${sql.lit(level)}
        and bucket > ${points} / ${size} ${end})`;
  });
  return sql<number>`${sql.join(sums, sql` + `)}`;
}

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
  inOrder(withPublicAccounts(queries, wholeBoard(queries, period).limit(limit).offset(skip))),
);

const boardFrom = keptQuery(
  (queries, { period, from, limit, skip }: BoardPage & { from: number }) =>
    inOrder(
      withPublicAccounts(
        queries,
        wholeBoard(queries, period).where("points", "<=", from).limit(limit).offset(skip),
      ),
    ),
);

const inOrder = (named: ReturnType<typeof withPublicAccounts>) =>
  named.orderBy("place.points", "desc").orderBy("place.accountId");

const onBoard = (queries: Queries, period: string) =>
  queries
    .selectFrom("leaderboard_totals")
    .select(["account_id as accountId", "points"])
    .where("period", "=", period)
    .where("listed", "=", 1);

const wholeBoard = (queries: Queries, period: string) =>
  onBoard(queries, period).orderBy("points", "desc").orderBy("account_id");

/**
 * The rows right above or right below a learner on a board, nearest first, each with how many are above it. Those with the same points are
 * asked for apart from the others: each of the two is then a walk along the index.
 */
export const besideAsked = (
  period: string,
  side: "above" | "below",
  { accountId, points, limit }: { accountId: number; points: number; limit: number },
): Asked<(Standing & { above: number })[]> => {
  const { equals, others } = side === "above" ? nextAbove : nextBelow;
  const parts = {
    equals: equals.with({ period, accountId, points, limit }),
    others: others.with({ period, points, limit }),
  };
  return mapped(together(parts), (found) => [...found.equals, ...found.others].slice(0, limit));
};

interface BesideOwn {
  period: string;
  points: number;
  limit: number;
}

const nextAbove = besideOwn("<", ">", ["desc", "asc"]);
const nextBelow = besideOwn(">", "<", ["asc", "desc"]);

/** @param ids and @param points which way they lie; @param orders of the ids and of the points, nearest first */
function besideOwn(ids: "<" | ">", points: "<" | ">", [byId, byPoints]: ("asc" | "desc")[]) {
  return {
    equals: keptQuery((queries, own: BesideOwn & { accountId: number }) =>
      withPublicAccounts(
        queries,
        onBoard(queries, own.period)
          .where("points", "=", own.points)
          .where("account_id", ids, own.accountId)
          .orderBy("account_id", byId)
          .limit(own.limit),
      )
        .select(above(own.period, sql.ref("place.points")).as("above"))
        .orderBy("place.accountId", byId),
    ),
    others: keptQuery((queries, own: BesideOwn) =>
      withPublicAccounts(
        queries,
        onBoard(queries, own.period)
          .where("points", points, own.points)
          .orderBy("points", byPoints)
          .orderBy("account_id", byId)
          .limit(own.limit),
      )
        .select(above(own.period, sql.ref("place.points")).as("above"))
        .orderBy("place.points", byPoints)
        .orderBy("place.accountId", byId),
    ),
  };
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
