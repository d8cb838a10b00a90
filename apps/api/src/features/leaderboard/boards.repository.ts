import { sql } from "kysely";
import { type Asked, mapped, together } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import {
  listedOf,
  type PublicAccount,
  publicAccountOf,
  withPublicAccounts,
} from "#api/features/auth/index.ts";
import { raiseVersion } from "#api/versions/shared-version.ts";
import { above, changeCounts } from "./board-counts.repository.ts";

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
  await raiseVersion(queries, "boards", accountId);
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
  const added = periods.map((period) => ({ period, account_id: accountId, points }));
  const rows = await addTotals(queries, { added });

  await changeCounts(
    queries,
    rows
      .filter(({ listed }) => listed === 1)
      .map((row) => ({ period: row.period, from: row.points - points, to: row.points })),
  );
  // Who is not listed moves nobody's place.
  if (rows.some(({ listed }) => listed === 1)) await raiseVersion(queries, "boards", accountId);
  return new Map(rows.map((row) => [row.period, row.points]));
}

const addTotals = keptQuery(
  (queries, { added }: { added: { period: string; account_id: number; points: number }[] }) =>
    queries
      .insertInto("leaderboard_totals")
      .values(added.map((row) => ({ ...row, listed: listedOf(queries, row.account_id) })))
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
  await raiseVersion(queries, "boards", accountId);
}

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

/** A learner's points on a board and how many have more, with what others see of the learner; null when the account is gone. */
export async function findStanding(
  queries: Queries,
  period: string,
  accountId: number,
): Promise<(Standing & { above: number }) | null> {
  const [row] = await standingOn(queries, { period, accountId });
  return row ?? null;
}

/** Whoever has no points on a board stands at its end. */
const standingOn = keptQuery(
  (queries, { period, accountId }: { period: string; accountId: number }) => {
    const points = sql<number>`coalesce(place.points, 0)`;
    return queries
      .selectFrom(publicAccountOf(queries, accountId).as("own"))
      .leftJoin("leaderboard_totals as place", (join) =>
        join.on("place.period", "=", period).onRef("place.account_id", "=", "own.accountId"),
      )
      .select(["own.accountId", "own.username", "own.avatar", points.as("points")])
      .select(above(period, points).as("above"));
  },
);

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
