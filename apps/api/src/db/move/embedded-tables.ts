import type { DatabaseSync } from "node:sqlite";

/** A table of the embedded database as the database itself describes it. */
export interface EmbeddedTable {
  name: string;
  columns: readonly string[];
  /** The highest number it has ever given to a row; null for a table that does not number its rows. */
  lastNumber: number | null;
}

/** Kept by the migrations themselves on either side. */
const ownRecords = /^(schema_migrations|sqlite_)/;

/**
 * Every table that holds people's data, each after those its rows refer to. Read from the database, not
 * from a list of ours, so that none can be forgotten.
 *
 * @throws when tables refer to each other in a circle
 */
export function embeddedTables(database: DatabaseSync): EmbeddedTable[] {
  const names = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => name as string)
    .filter((name) => !ownRecords.test(name));
  const parents = new Map(
    names.map((name) => [
      name,
      database
        .prepare('select distinct "table" as parent from pragma_foreign_key_list(?)')
        .all(name)
        .map(({ parent }) => parent as string)
        .filter((parent) => parent !== name),
    ]),
  );
  const numbers = lastNumbers(database);
  return inOrder(parents).map((name) => ({
    name,
    columns: database
      .prepare("select name from pragma_table_info(?) order by cid")
      .all(name)
      .map(({ name: column }) => column as string),
    lastNumber: numbers.get(name) ?? null,
  }));
}

function lastNumbers(database: DatabaseSync): Map<string, number> {
  const isThere = database
    .prepare("select 1 from sqlite_master where name = 'sqlite_sequence'")
    .get();
  if (isThere === undefined) return new Map();
  const rows = database.prepare("select name, seq from sqlite_sequence").all();
  return new Map(rows.map(({ name, seq }) => [name as string, seq as number]));
}

function inOrder(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const placed = new Set<string>();
  while (placed.size < parents.size) {
    const next = [...parents].filter(
      ([name, its]) => !placed.has(name) && its.every((parent) => placed.has(parent)),
    );
    if (next.length === 0) {
      const left = [...parents.keys()].filter((name) => !placed.has(name));
      throw new Error(`These tables refer to each other in a circle: ${left.join(", ")}.`);
    }
    for (const [name] of next) placed.add(name);
  }
  return [...placed];
}
