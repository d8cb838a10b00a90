/**
 * What a learner with a long history costs: 10,000 events over 1,000 days, recorded one by one, then the
 * calls of the dashboard. Prints a table; run it with `node bench/learning-log.bench.ts`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded-database.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { makeAchievementsService } from "../apps/api/src/features/achievements/index.ts";
import { findAccount, lockAccount, makeAsLearner } from "../apps/api/src/features/auth/index.ts";
import { makeLeaderboardService } from "../apps/api/src/features/leaderboard/index.ts";
import { makeProfileService } from "../apps/api/src/features/profile/index.ts";
import { makeRecordEvent } from "../apps/api/src/features/progress/index.ts";
import {
  makeReviewLog,
  makeReviewService,
  makeWeightsFitter,
} from "../apps/api/src/features/review/index.ts";
import { noLimits } from "../apps/api/src/limits/rate-limiter.ts";

const events = 10_000;
const days = 1000;
const dayLength = 86_400_000;
const calls = 500;

const folder = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
const database = openEmbeddedDatabase(folder);
await migrate(database);
const { queries } = database;
let moment = Date.parse("2024-01-01T07:00:00Z");
const now = () => moment;
const { id } = await queries
  .insertInto("accounts")
  .values({
    username: "bench",
    username_key: "bench",
    email: "b@example.test",
    email_key: "b@example.test",
    password_hash: "-",
    language: "kz",
    time_zone: "Asia/Almaty",
    created_at: new Date(moment).toISOString(),
  })
  .returning("id")
  .executeTakeFirstOrThrow();
const boards = makeLeaderboardService(database, now);
await boards.join(queries, id);
const recordEvent = makeRecordEvent({ addToTotals: boards.add, totalOf: boards.totalOf, now });

const kinds = ["review", "reading", "speech", "film", "review"] as const;
const recording: number[] = [];
for (let index = 0; index < events; index++) {
  if (index % (events / days) === 0) moment += dayLength;
  const kind = kinds[index % kinds.length] ?? "review";
  const started = performance.now();
  await database.transact(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (account === null) throw new Error("The account is gone.");
    await recordEvent(transaction, account, {
      kind,
      subject: `${kind}:${index % 400}`,
      attempt: String(index),
      at: moment,
      worth: 2,
      seconds: 30,
    });
  });
  recording.push(performance.now() - started);
}

const asLearner = makeAsLearner(database, noLimits);
const learner = await findAccount(queries, id);
if (learner === null) throw new Error("The account is gone.");
const profile = makeProfileService({
  database,
  total: boards.total,
  reviews: makeReviewService({
    database,
    course: loadCourse({ contentDir: "content" }),
    asLearner,
    log: makeReviewLog({ recordEvent, now }),
    fitter: makeWeightsFitter({ database, warn: console.warn }),
    now,
  }),
  now,
});
const achievements = makeAchievementsService(database, asLearner);

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

function show(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`);
}

show("record an event, first 1,000", recording.slice(0, 1000));
show("record an event, last 1,000", recording.slice(-1000));
show("GET /profile/stats/", await timesOf(() => profile.stats(learner)));
show("GET /profile/activity/", await timesOf(() => profile.activity(id)));
show("GET /profile/achievements/", await timesOf(() => achievements.list(id)));
await queries.updateTable("learner_records").set({ rules_version: 0 }).execute();
const started = performance.now();
await achievements.list(id);
console.log(
  `derive the record anew from the log      ${(performance.now() - started).toFixed(0)} ms`,
);

await database.close();
rmSync(folder, { recursive: true, force: true });
