import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshPlace, type Place } from "#api/testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { isUniqueViolation } from "./database-errors.ts";
import { keptQuery } from "./kept-query.ts";
import type { StatementBatch } from "./statement-batch.ts";

let place: Place;
let database: Database;
beforeAll(async () => {
  place = await freshPlace("postgres");
  database = await place.open();
  await sql`create table things (id integer primary key, name text not null)`.execute(
    database.queries,
  );
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

const addThing = keptQuery((queries, { id, name }: { id: number; name: string }) =>
  (queries as unknown as Kysely<{ things: { id: number; name: string } }>)
    .insertInto("things")
    .values({ id, name }),
);
const count = async () =>
  (await sql<{ things: number }>`select count(*) as things from things`.execute(database.queries))
    .rows[0]?.things;

test("a write that nobody waits for is there with the transaction", async () => {
  const seen = await database.transact(async (queries) => {
    await addThing.write(queries, { id: 10, name: "ten" });
    return (await thing(10, queries as typeof database.queries)).rows[0]?.name;
  });
  expect([seen, (await thing(10)).rows[0]?.name]).toEqual(["ten", "ten"]);
});

test("one that fails undoes the transaction, and the commit says why", async () => {
  const before = await count();
  const twice = database.transact(async (queries) => {
    await addThing.write(queries, { id: 11, name: "eleven" });
    await addThing.write(queries, { id: 1, name: "one again" });
  });
  await expect(twice).rejects.toSatisfy(isUniqueViolation);
  expect(await count()).toBe(before);
});

test("what is asked after it fails for the same reason, and so does a commit that comes all the same", async () => {
  const before = await count();
  const asked = database.transact(async (queries) => {
    await thing(1, queries as typeof database.queries);
    const read = thing(2, queries as typeof database.queries);
    await addThing.write(queries, { id: 1, name: "one again" });
    await read.catch(() => {});
    await thing(1, queries as typeof database.queries).catch(() => {});
  });
  await expect(asked).rejects.toSatisfy(isUniqueViolation);
  const later = database.transact(async (queries) => {
    await addThing.write(queries, { id: 1, name: "one again" });
    await thing(2, queries as typeof database.queries).catch(() => {});
    await thing(1, queries as typeof database.queries);
  });
  await expect(later).rejects.toSatisfy(isUniqueViolation);
  expect(await count()).toBe(before);
});

test("outside a transaction a write is waited for", async () => {
  await expect(addThing.write(database.queries, { id: 1, name: "one again" })).rejects.toSatisfy(
    isUniqueViolation,
  );
});

test("texts of every script and length, numbers and nulls come back as they were sent", async () => {
  const texts = ["", "қазақша", "🐫\u0301", "x".repeat(100_000), "ы".repeat(50_000), "'$1"];
  for (const text of texts) {
    const { rows } = await sql<{ text: string; no: null; wide: number }>`
      select ${text}::text as text, ${null}::text as no, ${2 ** 40}::bigint as wide`.execute(
      database.queries,
    );
    expect(rows).toEqual([{ text, no: null, wide: 2 ** 40 }]);
  }
});

const named = keptQuery((queries, { id }: { id: number }) =>
  (queries as unknown as Kysely<{ things: { id: number; name: string } }>)
    .selectFrom("things")
    .select("name")
    .where("id", "=", id),
);
const divided = keptQuery((queries, { by }: { by: number }) =>
  queries.selectNoFrom(sql<number>`10 / cast(${by} as integer)`.as("result")),
);

test("reads of one moment go together, and one that fails fails alone", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const asked = [
    named(database.queries, { id: 1 }),
    divided(database.queries, { by: 0 }),
    named(database.queries, { id: 2 }),
  ];
  const [one, none, two] = await Promise.allSettled(asked);
  const sent = query.mock.calls.map(([batch]) => batch as unknown as StatementBatch);
  query.mockRestore();
  expect(sent[0]?.statements).toHaveLength(3);
  expect([one, two]).toEqual([
    { status: "fulfilled", value: [{ name: "one" }] },
    { status: "fulfilled", value: [{ name: "two" }] },
  ]);
  expect(none).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  // Those who ask at once are more than one write and one connection hold.
  const many = Array.from({ length: 300 }, () => named(database.queries, { id: 1 }));
  expect(new Set((await Promise.all(many)).map((rows) => rows[0]?.name))).toEqual(new Set(["one"]));
});
