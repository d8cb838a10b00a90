import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded-database.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { openPostgresDatabase } from "../apps/api/src/db/postgres-database.ts";
import { makeLeaderboardService } from "../apps/api/src/features/leaderboard/index.ts";
import { crowdBoards } from "../apps/api/src/testing/crowd-boards.ts";

/**
 * What a position, a page of the board and an award cost among 10 thousand, 100 thousand and a million
 * learners with exponentially distributed points. BENCH_DATABASE_URL measures PostgreSQL (an empty
 * database); without it, the embedded database.
 */
const sizes = (process.env.SIZES ?? "10000,100000,1000000").split(",").map(Number);
const url = process.env.BENCH_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), "tilashar-board-"));
const database = url === undefined ? openEmbeddedDatabase(folder) : await openPostgresDatabase(url);
await migrate(database);
const board = makeLeaderboardService(database, Date.now);
const now = Date.now();

async function medianMs(work: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 400; turn++) {
    const start = performance.now();
    await work(turn);
    if (turn >= 100) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length / 2] as number;
}

const { queries } = database;
const measured = new Map<string, number[]>();
let learners = 0;
for (const size of sizes) {
  await crowdBoards(database, { from: learners + 1, to: size, now });
  learners = size;
  const lowest = await queries
    .selectFrom("leaderboard_totals")
    .select("account_id")
    .where("period", "=", "all")
    .orderBy("points")
    .limit(1)
    .executeTakeFirstOrThrow();
  const cases: Record<string, (turn: number) => Promise<unknown>> = {
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
  for (const [name, work] of Object.entries(cases)) {
    measured.set(name, [...(measured.get(name) ?? []), await medianMs(work)]);
  }
}

console.log(
  `${database.dialect}: median milliseconds among ${sizes.join(", ")} learners, and the growth`,
);
for (const [name, times] of measured) {
  const growth = (times.at(-1) as number) / (times[0] as number);
  console.log(
    `${name.padEnd(24)} ${times.map((time) => time.toFixed(3).padStart(9)).join("")}   x${growth.toFixed(2)}`,
  );
}
await database.close();
rmSync(folder, { recursive: true, force: true });
