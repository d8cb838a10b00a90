import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Migrator, sql } from "kysely";
import type { Database } from "#api/db/database.ts";
import { databaseFile } from "#api/db/embedded-database.ts";
import { migrations } from "#api/db/migrations/index.ts";
import { embeddedTables } from "#api/db/move/embedded-tables.ts";
import type { Place } from "./fresh-database.ts";

const dump = readFileSync(join(import.meta.dirname, "release-1.0.0.sql"), "utf8");

/** Of the learners in the release's database, who finished two lessons each. */
export const releasePassword = "bota-qozy-2026";

/** Puts into an empty place what release 1.0.0 left: its tables, and three learners who used it. */
export async function placeOfRelease(place: Place): Promise<void> {
  const file = place.dialect === "sqlite" ? join(place.dataDir, databaseFile) : ":memory:";
  const left = new DatabaseSync(file);
  left.exec(dump);
  if (place.dialect === "postgres") {
    const database = await place.open();
    await copyInto(database, left);
    await database.close();
  }
  left.close();
}

/** The release's migrations have not changed since: with its rows in their tables this is what it left on PostgreSQL. */
async function copyInto({ queries, dialect }: Database, left: DatabaseSync): Promise<void> {
  const names = left.prepare("select name from schema_migrations").all();
  const ofRelease = names.map(({ name }) => String(name));
  const migrator = new Migrator({
    db: queries,
    migrationTableName: "schema_migrations",
    migrationLockTableName: "schema_migrations_lock",
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations)
            .filter(([name]) => ofRelease.includes(name))
            .map(([name, { up }]) => [name, { up: (db) => up(db, dialect) }]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  for (const { name, lastNumber } of embeddedTables(left)) {
    const rows = left.prepare(`select * from "${name}"`).all();
    const columns = Object.keys(rows[0] ?? {});
    for (const row of rows) {
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map((one) => sql.ref(one)))})
        values (${sql.join(Object.values(row))})`.execute(queries);
    }
    if (lastNumber !== null && rows.length > 0) {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${lastNumber})`.execute(
        queries,
      );
    }
  }
}
