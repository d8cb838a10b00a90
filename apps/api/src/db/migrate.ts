import { Migrator, sql } from "kysely";
import { StartError } from "#api/errors.ts";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";

const recordTable = "schema_migrations";

/**
 * Brings the database up to this version of the program. Several processes may start at once: on
 * PostgreSQL an advisory lock lets one of them do the work, the embedded database has one process.
 *
 * @throws StartError when a newer version of the program has already changed the database
 */
export async function migrate({ queries, dialect }: Database): Promise<void> {
  await refuseNewer({ queries, dialect });
  const migrator = new Migrator({
    db: queries,
    migrationTableName: recordTable,
    migrationLockTableName: `${recordTable}_lock`,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]) => [
            name,
            { up: (db) => up(db, dialect) },
          ]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    // Another process of a newer version may have been first.
    await refuseNewer({ queries, dialect });
    throw error;
  }
}

async function refuseNewer({ queries }: Pick<Database, "queries" | "dialect">): Promise<void> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === recordTable)) return;
  const done = await sql<{ name: string }>`select name from ${sql.table(recordTable)}`.execute(
    queries,
  );
  const unknown = done.rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was last used by a newer Tilashar (it has ${unknown.sort().join(", ")}). Start that version or a later one, or point DATA_DIR or DATABASE_URL elsewhere.`,
    );
  }
}
