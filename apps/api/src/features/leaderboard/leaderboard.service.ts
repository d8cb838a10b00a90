import type { Database, Queries } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findAccount } from "#api/features/auth/index.ts";
import { type BoardFilter, boardPeriod } from "./board-period.ts";
import {
  addToBoards,
  type BoardRow,
  countAbove,
  deleteEndedBoards,
  findPlace,
  findTotal,
  joinBoard,
  listBoard,
} from "./boards.repository.ts";

export interface RankedLearner extends BoardRow {
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: number;
}

export interface LeaderboardService {
  list(filter: BoardFilter, page: { limit: number; offset: number }): Promise<RankedLearner[]>;
  /** @throws AppError `not_authenticated` when the account is gone */
  position(filter: BoardFilter, accountId: number): Promise<RankedLearner>;
  /** Lists a new account at the end of the board of all time. */
  join(queries: Queries, accountId: number): Promise<void>;
  /** Adds an award to every open board; the account must be locked. Returns the total of all time. */
  add(queries: Queries, accountId: number, points: number, at: number): Promise<number>;
  /** Points of all time. */
  totalOf(queries: Queries, accountId: number): Promise<number>;
  /** Forgets weeks and months that ended long ago. */
  sweep(): Promise<void>;
}

/** From here on a page is looked up by its place instead of counting rows one by one. */
const deepOffset = 500;

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

  return {
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

    async position(filter, accountId) {
      const period = boardPeriod(filter, now());
      const account = await findAccount(queries, accountId);
      if (account === null) throw new AppError("not_authenticated");
      const points = await findTotal(queries, period, accountId);
      const rank = (await countAbove(queries, period, points)) + 1;
      return { accountId, username: account.username, points, rank };
    },

    join: (transaction, accountId) => joinBoard(transaction, boardPeriod("all", now()), accountId),

    async add(transaction, accountId, points, at) {
      const all = boardPeriod("all", at);
      const periods = [all, boardPeriod("month", at), boardPeriod("week", at)];
      const totals = await addToBoards(transaction, periods, accountId, points);
      return totals.get(all) ?? points;
    },

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
