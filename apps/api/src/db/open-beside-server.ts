import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { Config } from "#api/config.ts";
import { StartError } from "#api/errors.ts";
import { type Database, makeDatabase } from "./database.ts";
import { databaseFile } from "./embedded-database.ts";
import { migrations } from "./migrations/index.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import type { Schema } from "./schema.ts";

/**
 * Opens the database that a server of this version uses, also while it runs: the embedded one takes turns
 * with the server at writing.
 *
 * @throws StartError when there is none, or one of another version
 */
export async function openBesideServer({
  dataDir,
  databaseUrl,
}: Pick<Config, "dataDir" | "databaseUrl">): Promise<Database> {
  const database =
    databaseUrl === null ? openEmbedded(dataDir) : await openPostgresDatabase(databaseUrl);
  try {
    await refuseOtherVersion(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openEmbedded(dataDir: string): Database {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database in ${dataDir} yet. Start Tilashar once, or name its folder with DATA_DIR (or its PostgreSQL with DATABASE_URL).`,
    );
  }
  // Longer than the server ever holds it.
  const database = new DatabaseSync(file, { timeout: 15_000 });
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  const dialect = nodeSqliteDialect(database);
  return makeDatabase("sqlite", new Kysely<Schema>({ dialect }), dialect.pressure);
}

async function refuseOtherVersion({ queries }: Database): Promise<void> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  const known = tables.some(({ name }) => name === "schema_migrations");
  const done = known
    ? (await sql<{ name: string }>`select name from schema_migrations`.execute(queries)).rows
    : [];
  const names = Object.keys(migrations);
  if (done.length === names.length && done.every(({ name }) => names.includes(name))) return;
  throw new StartError(
    "The database was last used by another version of Tilashar. Start this version on it once, then try again.",
  );
}
