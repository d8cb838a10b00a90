import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshPlace, type Place } from "#api/testing/fresh-database.ts";
import type { Database, Queries } from "./database.ts";
import { keptQuery } from "./kept-query.ts";

interface Pair {
  name: string;
  worth: number | null;
}

let built = 0;
const pairsAs = keptQuery(
  (queries: Queries, { pairs, least }: { pairs: readonly Pair[]; least: number }) => {
    built += 1;
    const rows = pairs.map(
      ({ name, worth }) =>
        sql`select cast(${name} as text) as name, cast(${worth} as integer) as worth`,
    );
    return queries
      .selectFrom(sql<Pair>`(${sql.join(rows, sql` union all `)})`.as("pairs"))
      .selectAll()
      .where(sql`coalesce(worth, 100)`, ">=", sql`cast(${least} as integer)`)
      .orderBy("name");
  },
);

describe.each(["sqlite", "postgres"] as const)("a kept query (%s)", (dialect) => {
  let place: Place;
  let database: Database;
  beforeAll(async () => {
    place = await freshPlace(dialect);
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const a = { name: "алма", worth: 1 };
  const b = { name: "бала", worth: null };

  test("answers with the values of each run, and is built once for each number of rows", async () => {
    const before = built;
    const { queries } = database;
    expect(await pairsAs(queries, { pairs: [a, b], least: 0 })).toEqual([a, b]);
    expect(await pairsAs(queries, { pairs: [b, a], least: 2 })).toEqual([b]);
    expect(await pairsAs(queries, { pairs: [a], least: 0 })).toEqual([a]);
    expect(await pairsAs(queries, { pairs: [b], least: 0 })).toEqual([b]);
    expect(built - before).toBe(2);
  });

  test("runs inside the transaction it is given", async () => {
    const before = built;
    const rows = await database.transact((queries) => pairsAs(queries, { pairs: [a], least: 0 }));
    expect(rows).toEqual([a]);
    expect(built).toBe(before);
  });

  test("refuses to compute with a parameter, which it would keep for every later run", async () => {
    const doubled = keptQuery((queries, { count }: { count: number }) =>
      queries
        .selectFrom("accounts")
        .select("id")
        .limit(count * 2),
    );
    await expect(doubled(database.queries, { count: 1 })).rejects.toThrow("can only place");
    const written = keptQuery((queries, { name }: { name: string }) =>
      queries.selectFrom("accounts").select("id").where("username", "=", JSON.stringify(name)),
    );
    await expect(written(database.queries, { name: "a" })).rejects.toThrow("can only place");
  });
});
