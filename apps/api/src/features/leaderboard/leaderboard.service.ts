import type { Database, Queries } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { listPublicAccounts, type PublicAccount } from "#api/features/auth/index.ts";
import { type BoardFilter, boardPeriod } from "./board-period.ts";
import {
  addToBoards,
  countAbove,
  deleteEndedBoards,
  findPlace,
  findTotal,
  joinBoard,
  listBeside,
  listBoard,
  type Standing,
  setListed,
} from "./boards.repository.ts";

export interface RankedLearner extends PublicAccount, Standing {
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: number;
}

export interface LeaderboardService {
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
  /** Points of all time. */
  totalOf(queries: Queries, accountId: number): Promise<number>;
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

  /** Adds what others see of each; who has left in between is left out. */
  async function named<Row extends Standing>(rows: readonly Row[]) {
    const ids = rows.map(({ accountId }) => accountId);
    const accounts = await listPublicAccounts(queries, ids);
    return rows.flatMap((row) => {
      const account = accounts.get(row.accountId);
      return account === undefined ? [] : { ...account, ...row };
    });
  }

  async function positionOn(period: string, accountId: number): Promise<RankedLearner> {
    const learner = (await listPublicAccounts(queries, [accountId])).get(accountId);
    if (learner === undefined) throw new AppError("not_authenticated");
    const points = await findTotal(queries, period, accountId);
    const rank = (await countAbove(queries, period, points)) + 1;
    return { ...learner, points, rank };
  }

  return {
    async list(filter, { limit, offset }) {
      const period = boardPeriod(filter, now());
      const rows = await page(period, limit, offset);
      const first = rows[0];
      if (first === undefined) return [];
      let rank = offset === 0 ? 1 : (await countAbove(queries, period, first.points)) + 1;
      let points = first.points;
      const ranked = rows.map((row, index) => {
        if (row.points !== points) {
          rank = offset + index + 1;
          points = row.points;
        }
        return { ...row, rank };
      });
      return named(ranked);
    },

    position: async (filter, accountId) => positionOn(boardPeriod(filter, now()), accountId),

    async neighbours(filter, accountId) {
      const period = boardPeriod(filter, now());
      const own = await positionOn(period, accountId);
      const around = { accountId, points: own.points, limit: beside };
      const above = await listBeside(queries, period, "above", around);
      const below = await listBeside(queries, period, "below", around);
      const ranks = new Map([[own.points, own.rank]]);
      for (const { points } of [...above, ...below]) {
        if (!ranks.has(points)) {
          ranks.set(points, (await countAbove(queries, period, points)) + 1);
        }
      }
      const ranked = (rows: readonly Standing[]) =>
        named(rows.map((row) => ({ ...row, rank: ranks.get(row.points) as number })));
      return [...(await ranked(above.reverse())), own, ...(await ranked(below))];
    },

    join: (transaction, accountId) => joinBoard(transaction, boardPeriod("all", now()), accountId),

    async add(transaction, accountId, points, at) {
      const all = boardPeriod("all", at);
      const periods = [all, boardPeriod("month", at), boardPeriod("week", at)];
      const totals = await addToBoards(transaction, periods, accountId, points);
      return totals.get(all) ?? points;
    },

    setListed,

    totalOf: (transaction, accountId) =>
      findTotal(transaction, boardPeriod("all", now()), accountId),

    async sweep() {
      const long = now() - keptMs;
      await deleteEndedBoards(queries, {
        month: boardPeriod("month", long),
        week: boardPeriod("week", long),
      });
    },
  };
}
