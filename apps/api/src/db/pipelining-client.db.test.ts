import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace, type Place } from "#api/testing/fresh-database.ts";
import type { Database } from "./database.ts";

let place: Place;
let database: Database;
beforeAll(async () => {
  place = await freshPlace("postgres");
  database = await place.open();
  await sql`create table things (id integer primary key, name text)`.execute(database.queries);
  await sql`insert into things values (1, 'one'), (2, 'two')`.execute(database.queries);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const thing = (id: number, queries = database.queries) =>
  sql<{ id: number; name: string }>`select * from things where id = ${id}`.execute(queries);

/** One connection holds one transaction: what it has prepared. */
const prepared = () =>
  database.transact(async (queries) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(queries);
    return rows.map(({ statement }) => statement);
  });

test("a statement that comes again and again is prepared, and others are not", async () => {
  for (let time = 0; time < 5; time++) expect((await thing(1)).rows[0]?.name).toBe("one");
  expect((await thing(2)).rows[0]?.name).toBe("two");
  const statements = await prepared();
  expect(statements).toContain("select * from things where id = $1");
  expect(statements.filter((text) => text.includes("create table"))).toEqual([]);
});

test("a table that a newer version has changed is read on, outside and inside a transaction", async () => {
  for (let time = 0; time < 5; time++) await thing(1);
  await sql`alter table things add column colour text`.execute(database.queries);
  expect((await thing(1)).rows[0]).toMatchObject({ name: "one", colour: null });
  for (let time = 0; time < 5; time++) await thing(1);
  await sql`alter table things add column size text`.execute(database.queries);
  const { rows } = await database.transact((queries) =>
    thing(2, queries as typeof database.queries),
  );
  expect(rows[0]).toMatchObject({ name: "two", size: null });
});
