import { cpSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseFile, holdDataFolder } from "#api/db/embedded-database.ts";
import { fillEmptyTables, useEverything } from "#api/testing/filled-database.ts";
import type { Place } from "#api/testing/fresh-database.ts";
import { ownPlaces } from "#api/testing/own-places.ts";
import { startTestApi, type TestApi } from "#api/testing/test-api.ts";
import { moveDatabase } from "./move-database.ts";

const { place } = ownPlaces();

async function closed(api: TestApi): Promise<void> {
  await api.app.server.close();
  await api.database.close();
}

const urlOf = (target: Place) => target.environment.DATABASE_URL as string;
const fileOf = (source: Place) => join(source.dataDir, databaseFile);

/** What each learner is shown, and what all are. */
async function seen(api: TestApi, credentials: readonly { email: string; password: string }[]) {
  const answers: unknown[] = [];
  for (const { email, password } of credentials) {
    const { body } = await api.call("POST", "/auth/token/", { email, password });
    const as = { token: body.access };
    for (const path of [
      "/profile/stats/",
      "/profile/courses/",
      "/profile/achievements/",
      "/profile/leaderboard/?filter=all",
      "/profile/leaderboard/user_position/?filter=week",
      "/profile/notifications-settings/",
    ]) {
      const answer = await api.call("GET", path, undefined, as);
      expect(answer.status, path).toBe(200);
      answers.push(answer.body);
    }
  }
  return answers;
}

async function emptySource(): Promise<Place> {
  const source = await place("sqlite");
  const api = await startTestApi(source);
  await api.learner();
  await closed(api);
  return source;
}

test("everything people did is there after the move, and goes on from there", async () => {
  const source = await place("sqlite");
  const before = await startTestApi(source);
  const learners = await useEverything(before);
  // What is made up later belongs to someone whose own pages nobody reads.
  await before.learner();
  const shown = await seen(before, learners);
  const gone = await before.learner();
  await before.call("DELETE", "/profile/", { password: gone.password }, { token: gone.access });
  await closed(before);
  fillEmptyTables(fileOf(source));

  const target = await place("postgres");
  const moved = await moveDatabase(source.dataDir, urlOf(target));

  const after = await startTestApi(target);
  const tables = (await after.database.queries.introspection.getTables()).map(({ name }) => name);
  expect(moved.map(({ name }) => name).sort(), "no table is forgotten").toEqual(
    tables.filter((name) => !name.startsWith("schema_migrations")).sort(),
  );
  for (const { name, rows } of moved) {
    const counted = await sql<{
      rows: number;
    }>`select count(*) as rows from ${sql.table(name)}`.execute(after.database.queries);
    expect(rows, `${name} was not moved empty`).toBeGreaterThan(0);
    expect(counted.rows[0]?.rows, name).toBe(rows);
  }
  expect(await seen(after, learners)).toEqual(shown);
  const newcomer = await after.learner({ username: "newcomer", email: "newcomer@example.test" });
  expect(newcomer.id, "numbers are never given twice").toBeGreaterThan(gone.id);
  await closed(after);
});

test("a database that is in use is not written over, and one move is not repeated", async () => {
  const source = await emptySource();
  const target = await place("postgres");
  await moveDatabase(source.dataDir, urlOf(target));
  await expect(moveDatabase(source.dataDir, urlOf(target))).rejects.toThrow("in use already");
});

test("a database of something else is left alone", async () => {
  const source = await emptySource();
  const target = await place("postgres");
  const other = await target.open();
  await sql`create table invoices (id integer)`.execute(other.queries);
  await expect(moveDatabase(source.dataDir, urlOf(target))).rejects.toThrow("invoices");
  const tables = await other.queries.introspection.getTables();
  expect(tables.map(({ name }) => name)).toEqual(["invoices"]);
  await other.close();
});

test("while a server runs on the embedded database it is not moved", async () => {
  const source = await emptySource();
  const target = await place("postgres");
  const server = holdDataFolder(source.dataDir);
  await expect(moveDatabase(source.dataDir, urlOf(target))).rejects.toThrow("Another Tilashar");
  server.close();
  expect((await moveDatabase(source.dataDir, urlOf(target))).length).toBeGreaterThan(20);
});

test("a row that cannot be taken over stops the move, nothing of it stays, and the next one succeeds", async () => {
  const source = await emptySource();
  const target = await place("postgres");
  const broken = await place("sqlite");
  cpSync(source.dataDir, broken.dataDir, { recursive: true });
  const file = new DatabaseSync(fileOf(broken));
  file.exec("insert into rate_counters (key, count, ends_at) values ('x', 'many', 1)");
  file.close();
  await expect(moveDatabase(broken.dataDir, urlOf(target))).rejects.toThrow("many");

  const there = await target.open();
  const accounts = await there.queries.selectFrom("accounts").selectAll().execute();
  expect(accounts).toEqual([]);
  await there.close();
  await moveDatabase(source.dataDir, urlOf(target));
});

test("a table or a column that only one side knows stops the move", async () => {
  const target = await place("postgres");
  const withTable = await emptySource();
  const first = new DatabaseSync(fileOf(withTable));
  first.exec("create table forgotten (id integer)");
  first.close();
  await expect(moveDatabase(withTable.dataDir, urlOf(target))).rejects.toThrow("forgotten");

  const withColumn = await emptySource();
  const second = new DatabaseSync(fileOf(withColumn));
  second.exec("alter table contact_messages add column forgotten text");
  second.close();
  await expect(moveDatabase(withColumn.dataDir, urlOf(target))).rejects.toThrow("forgotten");
});

test("a database of another version is to be started once first", async () => {
  const source = await emptySource();
  const target = await place("postgres");
  const file = new DatabaseSync(fileOf(source));
  file.exec("delete from schema_migrations where name = (select max(name) from schema_migrations)");
  file.close();
  await expect(moveDatabase(source.dataDir, urlOf(target))).rejects.toThrow("another version");
});
