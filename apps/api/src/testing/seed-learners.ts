import { sql } from "kysely";
import type { Database } from "#api/db/database.ts";
import { usernameKey } from "#api/features/auth/index.ts";
import { boardPeriod } from "#api/features/leaderboard/board-period.ts";
import { exponentialPoints, fillBoard } from "./crowd-boards.ts";

interface Seeding {
  /** How many; at least three. */
  learners: number;
  /** Of the one password that opens all of them. */
  passwordHash: string;
  /** Milliseconds since the epoch: when they earned their points. */
  now: number;
}

const atOnce = 2000;

/**
 * Fills an empty database with learners whose points are spread exponentially, each earned by one event of
 * the log, so that every total is the sum of its ledger. Whoever has the most is bench-top, who stands in
 * the middle bench-mid, and the last bench-low, all `@example.test`; the others are bench-1, bench-2 ….
 *
 * @throws when there are accounts already: seeded ones are nothing to mix with people's
 */
export async function seedLearners(database: Database, { learners, ...rest }: Seeding) {
  const { queries, dialect } = database;
  const known = await queries.selectFrom("accounts").select("id").limit(1).execute();
  if (known.length > 0) throw new Error("The database has accounts already: give it an empty one.");
  const { passwordHash, now } = rest;
  const moment = new Date(now).toISOString();
  const names = namesOf(learners);

  for (let first = 1; first <= learners; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, learners + 1 - first) }, (_, index) => {
      const name = names(first + index);
      const email = `${name}@example.test`;
      return {
        username: name,
        username_key: usernameKey(name),
        email,
        email_key: email,
        password_hash: passwordHash,
        language: "en",
        time_zone: "Asia/Almaty",
        created_at: moment,
      };
    });
    await queries.insertInto("accounts").values(rows).execute();
  }
  const { last } = await queries
    .selectFrom("accounts")
    .select((eb) => eb.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  if (Number(last) !== learners) {
    throw new Error("The database had accounts before: give it a new one.");
  }

  for (const filter of ["all", "month", "week"] as const) {
    await fillBoard(database, boardPeriod(filter, now), { from: 1, to: learners, now });
  }
  await sql`insert into learning_events
    (account_id, kind, subject, attempt, occurred_at, zone, day, paid_day, recorded_at, worth, seconds)
    select account_id, 'review', 'review:bench', 'bench-seed', ${sql.lit(moment)}, 'Asia/Almaty',
      ${sql.lit(moment.slice(0, 10))}, ${sql.lit(moment.slice(0, 10))}, ${sql.lit(moment)}, points, 60
    from leaderboard_totals where period = ${sql.lit(boardPeriod("all", now))}`.execute(queries);
  await sql`insert into points_ledger
    (account_id, event_id, kind, subject, points, paid_day, created_at)
    select account_id, id, kind, subject, worth, paid_day, recorded_at from learning_events`.execute(
    queries,
  );
  await sql.raw(dialect === "postgres" ? "vacuum analyze" : "analyze").execute(queries);
}

/** Names by number, by who has how many points. */
function namesOf(learners: number): (number: number) => string {
  const order = Array.from({ length: learners }, (_, index) => index + 1).sort(
    (one, other) => exponentialPoints(other) - exponentialPoints(one) || one - other,
  );
  const special = new Map([
    [order[0], "bench-top"],
    [order[Math.floor((learners - 1) / 2)], "bench-mid"],
    [order.at(-1), "bench-low"],
  ]);
  return (number) => special.get(number) ?? `bench-${number}`;
}
