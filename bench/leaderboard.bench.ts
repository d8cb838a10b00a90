import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded-database.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { openPostgresDatabase } from "../apps/api/src/db/postgres-database.ts";
import { makeLeaderboardService } from "../apps/api/src/features/leaderboard/index.ts";
import { crowdBoards } from "../apps/api/src/testing/crowd-boards.ts";
import { databasesAsked, ownDatabase } from "./own-database.ts";

/**
 * What a position, a page of the board and an award cost among 10 thousand, 100 thousand and a million
 * learners with exponentially distributed points, on each of DATABASES. Every size has a database of its own, and
 * they are asked in turn: what else the machine does falls on all of them alike, and the growth is theirs.
 */
const sizes = (process.env.SIZES ?? "10000,100000,1000000").split(",").map(Number);
const turns = Number(process.env.TURNS ?? 600);
const now = Date.now();

for (const kind of databasesAsked) {
  const own = await ownDatabase(kind);
  const crowds = await Promise.all(
    sizes.map(async (size) => {
      const database = await databaseFor(own, size);
      await migrate(database);
      const board = makeLeaderboardService(database, Date.now);
      return { size, database, board };
    }),
  );
  for (const { size, database } of crowds) await crowdBoards(database, { from: 1, to: size, now });
  await own.run(kind === "postgres" ? "checkpoint" : "select 1");

  const cases = await Promise.all(crowds.map(casesOf));
  console.log(`${kind}: median milliseconds among ${sizes.join(", ")} learners, and the growth`);
  for (const name of Object.keys(cases[0] ?? {})) {
    const times: number[][] = crowds.map(() => []);
    for (let turn = 0; turn < turns; turn++) {
      for (const [at, one] of cases.entries()) {
        const start = performance.now();
        await one[name]?.(turn);
        if (turn >= turns / 6) times[at]?.push(performance.now() - start);
      }
    }
    const medians = times.map((some) => some.sort((a, b) => a - b)[some.length >> 1] ?? Number.NaN);
    const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    const shown = medians.map((time) => time.toFixed(3).padStart(9)).join("");
    console.log(`${name.padEnd(24)} ${shown}   x${growth.toFixed(2)}`);
  }
  for (const { database } of crowds) await database.close();
  await own.remove();
}

/** A database of this size's own, beside those of the others. */
async function databaseFor(own: Awaited<ReturnType<typeof ownDatabase>>, size: number) {
  const { DATA_DIR = "", DATABASE_URL } = own.environment;
  if (DATABASE_URL === undefined) {
    const folder = join(DATA_DIR, String(size));
    mkdirSync(folder);
    return openEmbeddedDatabase(folder);
  }
  await own.run(`create database board_${size}`);
  return openPostgresDatabase(DATABASE_URL.replace(/[^/]*$/, `board_${size}`));
}

interface Crowd {
  size: number;
  database: Awaited<ReturnType<typeof databaseFor>>;
  board: ReturnType<typeof makeLeaderboardService>;
}

async function casesOf({
  size,
  database,
  board,
}: Crowd): Promise<Record<string, (turn: number) => Promise<unknown>>> {
  const lowest = await database.queries
    .selectFrom("leaderboard_totals")
    .select("account_id")
    .where("period", "=", "all")
    .orderBy("points")
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    "position of the last": () => board.position("all", lowest.account_id),
    "position of anyone": (turn) => board.position("all", 1 + ((turn * 7919) % size)),
    "first 50 of all": () => board.list("all", { limit: 50, offset: 0 }),
    "first 50 of the week": () => board.list("week", { limit: 50, offset: 0 }),
    "50 from the middle": () => board.list("all", { limit: 50, offset: Math.floor(size / 2) }),
    "an award": (turn) =>
      database.transact((transaction) =>
        board.add(transaction, 1 + ((turn * 104_729) % size), 10, now),
      ),
  };
}
