import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import { bucketChanges, childrenOf, levels, width } from "./points-buckets.ts";

/** Moves a learner between the buckets of boards. */
export async function changeCounts(
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
  await addCounts.write(queries, { changes });
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

/** How many have more than `points`: whole buckets of each level, see `levels`. */
export function above(period: string, points: RawBuilder<unknown>) {
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
