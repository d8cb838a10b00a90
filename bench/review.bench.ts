/** How long the next card takes with ten thousand of them: on the device, and from the server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  answered,
  currentItem,
  makeQueue,
  makeScheduler,
  startSession,
  USUAL_SETTINGS,
} from "@tilashar/learning/review";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded-database.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { listDue } from "../apps/api/src/features/review/review-queue.repository.ts";

const count = 10_000;
const day = 86_400_000;
const now = Date.parse("2026-11-21T06:00:00Z");
const schedule = makeScheduler(null);

const items = Array.from({ length: count }, (_, index) => ({
  item: `word:${index}`,
  memory: index % 5 === 0 ? null : schedule(null, ((index % 4) + 1) as 1, now - (index % 90) * day),
  suspended: index % 50 === 0,
  addedAt: now - index,
}));

function median(times: number[]): string {
  times.sort((one, other) => one - other);
  return `${(times[Math.floor(times.length / 2)] ?? 0).toFixed(3)} ms (slowest ${(times.at(-1) ?? 0).toFixed(3)} ms)`;
}

const queues: number[] = [];
const cards: number[] = [];
for (let round = 0; round < 40; round++) {
  const began = performance.now();
  const queue = makeQueue(items, {
    now,
    zone: "Asia/Almaty",
    settings: { ...USUAL_SETTINGS, reviewsPerDay: 2000, newPerDay: 200 },
    done: { fresh: 0, reviews: 0 },
  });
  queues.push(performance.now() - began);
  let session = startSession(queue);
  for (let card = 0; card < 50; card++) {
    const started = performance.now();
    session = answered(
      session,
      { rating: card % 9 === 0 ? 1 : 3, at: now + card * 5000 },
      schedule,
    );
    currentItem(session);
    cards.push(performance.now() - started);
  }
}
console.log(`Order ${count} cards:      ${median(queues)}`);
console.log(`Answer and next card:    ${median(cards)}`);

const folder = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
const database = openEmbeddedDatabase(folder);
await migrate(database);
const { queries } = database;
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
    created_at: new Date(now).toISOString(),
  })
  .returning("id")
  .executeTakeFirstOrThrow();
await database.transact(async (inside) => {
  for (const { item, memory, suspended, addedAt } of items) {
    await inside
      .insertInto("review_items")
      .values({
        account_id: id,
        item,
        kz: item,
        en: "",
        ru: "",
        example: null,
        source: "import",
        note: "",
        suspended: suspended ? 1 : 0,
        search: item,
        sort_key: item,
        added_at: new Date(addedAt).toISOString(),
        memory: memory && JSON.stringify(memory),
        due: memory?.due ?? null,
        stability: Math.round((memory?.stability ?? 0) * 1440),
      })
      .execute();
  }
});
const due: number[] = [];
for (let round = 0; round < 200; round++) {
  const began = performance.now();
  await listDue(queries, id, { upTo: now, span: null, limit: 1 });
  due.push(performance.now() - began);
}
console.log(`Next due card, server:   ${median(due)}`);
await database.close();
rmSync(folder, { recursive: true });
