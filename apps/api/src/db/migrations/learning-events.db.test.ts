import { afterEach, describe, expect, test } from "vitest";
import type { DialectName } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { migrations } from "#api/db/migrations/index.ts";
import { countersOf } from "#api/features/progress/index.ts";
import { freshPlace, type Place } from "#api/testing/fresh-database.ts";

let place: Place | undefined;
afterEach(async () => {
  await place?.remove();
  place = undefined;
});

/** A database as it was before there was a log, with a learner who has two saves and one award. */
async function olderDatabase(dialect: DialectName) {
  place = await freshPlace(dialect);
  const database = await place.open();
  const { queries } = database;
  for (const name of Object.keys(migrations).sort()) {
    if (name >= "006") break;
    await migrations[name]?.up(queries as never, dialect);
  }
  // The tables of that time are not those of today's schema.
  const old = queries as never as {
    insertInto(table: string): { values(row: object): { execute(): Promise<unknown> } };
  };
  const insert = (table: string, row: object) => old.insertInto(table).values(row).execute();
  await insert("accounts", {
    id: 7,
    username: "aiman",
    username_key: "aiman",
    email: "a@example.test",
    email_key: "a@example.test",
    password_hash: "-",
    language: "ru",
    time_zone: "Asia/Almaty",
    created_at: "2026-01-01T00:00:00.000Z",
  });
  const save = {
    account_id: 7,
    questions: 10,
    value: 10,
    paid_day: "2026-02-20",
    saved_at: "2026-02-20T10:00:00.000Z",
  };
  await insert("saved_lessons", {
    ...save,
    id: 3,
    lesson_id: 1,
    attempt: "guest-0123456789",
    score: 10,
    studied_day: "2026-02-18",
    claimed_at: "2026-02-20T10:00:01.000Z",
  });
  await insert("saved_lessons", { ...save, id: 9, lesson_id: 2, studied_day: "2026-02-20" });
  await insert("points_ledger", {
    id: 4,
    account_id: 7,
    saved_lesson_id: 3,
    lesson_id: 1,
    points: 10,
    paid_day: "2026-02-20",
    created_at: "2026-02-20T10:00:01.000Z",
  });
  await insert("activity_days", {
    account_id: 7,
    day: "2026-02-20",
    points: 0,
    lessons: 1,
    first_at: "2026-02-20T10:00:00.000Z",
    first_zone: "Asia/Almaty",
    last_at: "2026-02-20T10:00:00.000Z",
    last_zone: "Asia/Almaty",
  });
  return database;
}

describe.each(["sqlite", "postgres"] as const)("moving to the log of events (%s)", (dialect) => {
  test("what was saved and paid before becomes its first entries", async () => {
    const database = await olderDatabase(dialect);
    const { queries } = database;
    await migrations["006-learning-events"]?.up(queries as never, dialect);

    const events = await queries.selectFrom("learning_events").selectAll().orderBy("id").execute();
    expect(events).toMatchObject([
      {
        account_id: 7,
        kind: "lesson",
        subject: "lesson:1",
        attempt: "guest-0123456789",
        day: "2026-02-18",
        paid_day: "2026-02-20",
        occurred_at: "2026-02-18T07:00:00.000Z",
        worth: 10,
        detail: '{"questions":10,"score":10}',
      },
      {
        subject: "lesson:2",
        attempt: "save:9",
        occurred_at: "2026-02-20T10:00:00.000Z",
        detail: '{"questions":10}',
      },
    ]);
    const saves = await queries
      .selectFrom("saved_lessons")
      .select(["id", "event_id"])
      .orderBy("id")
      .execute();
    expect(saves.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id));
    const ledger = await queries.selectFrom("points_ledger").selectAll().execute();
    expect(ledger).toMatchObject([
      { event_id: events[0]?.id, kind: "lesson", subject: "lesson:1", points: 10 },
    ]);
    const [day] = await queries.selectFrom("activity_days").selectAll().execute();
    expect(day).toMatchObject({ lessons: 1, study: 10, reviews: 0, seconds: 0 });

    // The next award gets a number of its own, and achievements follow from the old saves.
    await queries
      .insertInto("points_ledger")
      .values({
        account_id: 7,
        event_id: events[1]?.id as number,
        kind: "lesson",
        subject: "lesson:2",
        points: 5,
        paid_day: "2026-02-20",
        created_at: "2026-02-20T10:00:02.000Z",
      })
      .execute();
    expect(await countersOf(queries, 7)).toMatchObject({ quizzes: 2, lessons: 2, fullScores: 1 });
    await database.close();
  });

  test("a new database gets there in one go", async () => {
    place = await freshPlace(dialect);
    const database = await place.open();
    await migrate(database);
    expect(await database.queries.selectFrom("learning_events").selectAll().execute()).toEqual([]);
    await database.close();
  });
});
