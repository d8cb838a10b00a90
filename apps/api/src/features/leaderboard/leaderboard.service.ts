import { type Asked, ask, together } from "#api/db/ask.ts";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { isOnLeaderboard } from "#api/features/auth/index.ts";
import { countAbove, findPlace } from "./board-counts.repository.ts";
import { type BoardFilter, boardPeriod } from "./board-period.ts";
import {
  addToBoards,
  besideAsked,
  deleteEndedBoards,
  findStanding,
  findTotal,
  joinBoard,
  listBoard,
  type Standing,
  setListed,
  totalAsked,
} from "./boards.repository.ts";

export interface RankedLearner extends Standing {
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: number;
}

export interface LeaderboardService {
  /** Which board is open now: a week's and a month's are others when it has ended. */
  periodOf(filter: BoardFilter): string;
  list(filter: BoardFilter, page: { limit: number; offset: number }): Promise<RankedLearner[]>;
  /** @throws AppError `not_authenticated` when the account is gone */
  position(filter: BoardFilter, accountId: number): Promise<RankedLearner>;
  /**
   * The learner's own row among those right above and right below, in the order of the board. Who is not
   * listed stands among the others all the same, for their own eyes.
   *
   * @throws AppError `not_authenticated` when the account is gone
   */
  neighbours(filter: BoardFilter, accountId: number): Promise<RankedLearner[]>;
  /** Lists a new account at the end of the board of all time. */
  join(queries: Queries, accountId: number): Promise<void>;
  /** Adds an award to every open board; the account must be locked. Returns the total of all time. */
  add(queries: Queries, accountId: number, points: number, at: number): Promise<number>;
  /**
   * Takes a learner off all boards and out of everyone's ranks, or puts the learner back; the account must
   * be locked. Points are earned and kept all the same.
   */
  setListed(queries: Queries, accountId: number, listed: boolean): Promise<void>;
  /** Puts a learner on all boards or takes them off, as the account says by now; it must be locked. */
  relist(queries: Queries, accountId: number): Promise<void>;
  /** Points of all time. */
  totalOf(queries: Queries, accountId: number): Promise<number>;
  /** @see totalOf */
  total(accountId: number): Asked<number>;
  /** Forgets weeks and months that ended long ago. */
  sweep(): Promise<void>;
}

/** From here on a page is looked up by its place instead of counting rows one by one. */
const deepOffset = 500;

/** How many rows are shown on each side of one's own. */
const beside = 2;

/** Ended boards are kept for a look back. */
const keptMs = 100 * 24 * 3_600_000;

export function makeLeaderboardService(database: Database, now: () => number): LeaderboardService {
  const { queries } = database;

  async function page(period: string, limit: number, offset: number) {
    if (offset < deepOffset) {
      return listBoard(queries, period, { from: null, limit, skip: offset });
    }
    const { points, above } = await findPlace(queries, period, offset);
    return listBoard(queries, period, { from: points, limit, skip: offset - above });
  }

  async function positionOn(period: string, accountId: number): Promise<RankedLearner> {
    const standing = await findStanding(queries, period, accountId);
    if (standing === null) throw new AppError("not_authenticated");
    const { above, ...own } = standing;
    return { ...own, rank: above + 1 };
  }

  return {
    periodOf: (filter) => boardPeriod(filter, now()),

    async list(filter, { limit, offset }) {
      const period = boardPeriod(filter, now());
      const rows = await page(period, limit, offset);
      const first = rows[0];
      if (first === undefined) return [];
      let rank = offset === 0 ? 1 : (await countAbove(queries, period, first.points)) + 1;
      let points = first.points;
      return rows.map((row, index) => {
        if (row.points !== points) {
          rank = offset + index + 1;
          points = row.points;
        }
        return { ...row, rank };
      });
    },

    position: async (filter, accountId) => positionOn(boardPeriod(filter, now()), accountId),

    async neighbours(filter, accountId) {
      const period = boardPeriod(filter, now());
      const own = await positionOn(period, accountId);
      const around = { accountId, points: own.points, limit: beside };
      const { above, below } = await ask(
        queries,
        together({
          above: besideAsked(period, "above", around),
          below: besideAsked(period, "below", around),
        }),
      );
      const ranked = (row: (typeof above)[number]) => ({ ...row, rank: row.above + 1 });
      return [...above.reverse().map(ranked), own, ...below.map(ranked)];
    },

    join: (transaction, accountId) => joinBoard(transaction, boardPeriod("all", now()), accountId),

    async add(transaction, accountId, points, at) {
      const all = boardPeriod("all", at);
      const periods = [all, boardPeriod("month", at), boardPeriod("week", at)];
      const totals = await addToBoards(transaction, periods, accountId, points);
      return totals.get(all) ?? points;
    },

    setListed,

    relist: async (transaction, accountId) =>
      setListed(transaction, accountId, await isOnLeaderboard(transaction, accountId)),

    totalOf: (transaction, accountId) =>
      findTotal(transaction, boardPeriod("all", now()), accountId),

    total: (accountId) => totalAsked(boardPeriod("all", now()), accountId),

    async sweep() {
      const long = now() - keptMs;
      await deleteEndedBoards(queries, {
        month: boardPeriod("month", long),
        week: boardPeriod("week", long),
      });
    },
  };
}
