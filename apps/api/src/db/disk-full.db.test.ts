import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases, type TestApi } from "#api/testing/test-api.ts";

/**
 * A disk is full for one database alone, so that it needs no rights: SQLite is told that it may not grow by
 * another page, PostgreSQL answers each new row with the error it gives when it cannot extend a file.
 */
async function fillDisk({ database: { queries, dialect } }: TestApi): Promise<() => Promise<void>> {
  if (dialect === "sqlite") {
    // No fewer than there are: SQLite takes the number of pages for the least.
    await sql`pragma max_page_count = 1`.execute(queries);
    return async () => void (await sql`pragma max_page_count = 4294967294`.execute(queries));
  }
  await sql`create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    queries,
  );
  const tables = [
    "accounts",
    "saved_lessons",
    "learning_events",
    "points_ledger",
    "refresh_tokens",
  ];
  for (const table of tables) {
    await sql`create trigger disk_is_full before insert on ${sql.table(table)}
      for each row execute function disk_is_full()`.execute(queries);
  }
  return async () => void (await sql`drop function disk_is_full cascade`.execute(queries));
}

onBothDatabases("a full disk", (api) => {
  test("is told and acknowledges nothing; reading goes on, and writing when there is room again", async () => {
    const learner = await api().learner();
    const as = { token: learner.access };
    const save = (attempt: string) =>
      api().call("POST", "/profile/saved-lessons/", { lesson_id: 1, attempt }, as);
    const courses = async () => (await api().call("GET", "/profile/courses/", undefined, as)).body;
    expect((await save(randomUUID())).status).toBe(200);

    const freeDisk = await fillDisk(api());
    const kept: string[] = [];
    let refused: string | null = null;
    // The embedded database still has room on the pages it has.
    for (let time = 0; time < 3000 && refused === null; time++) {
      const attempt = randomUUID();
      const answer = await save(attempt);
      if (answer.status === 200) {
        kept.push(attempt);
        continue;
      }
      expect([answer.status, answer.body.code]).toEqual([507, "storage_full"]);
      expect(answer.headers["retry-after"]).toBe("60");
      refused = attempt;
    }
    expect(refused).not.toBeNull();
    expect(await courses()).toHaveLength(1);
    expect((await api().call("GET", "/health/live")).status).toBe(200);
    expect((await api().call("GET", "/lessons-materials/1/")).status).toBe(200);

    await freeDisk();
    expect((await save(refused as string)).status).toBe(200);
    const rows = await api()
      .database.queries.selectFrom("saved_lessons")
      .select(["attempt", "event_id"])
      .where("account_id", "=", learner.id)
      .execute();
    expect(rows).toHaveLength(kept.length + 2);
    expect(rows.map(({ attempt }) => attempt)).toEqual(expect.arrayContaining([...kept, refused]));
    expect(rows.every(({ event_id }) => event_id !== null)).toBe(true);
    const token = (await api().learner()).access;
    const session = await api().call("GET", "/auth/session/", undefined, { token });
    expect(session.status).toBe(200);
  });
});
