import type { TestProject } from "vitest/node";
import { migrate } from "#api/db/migrate.ts";
import { openPostgresDatabase } from "#api/db/postgres-database.ts";
import { runOn, startOwnPostgres } from "./own-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, without a database: `postgres://tilashar@127.0.0.1:port`. */
    postgresUrl: string;
    /** A database there that has every table: others are copied from it. Nobody connects to it. */
    migratedDatabase: string;
  }
}

const migrated = "migrated";

/** Starts one PostgreSQL for all test files; each makes its own database there, empty or as a copy with every table. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startOwnPostgres({ durable: false });
  await runOn(`${url}/postgres`, `create database ${migrated}`);
  const database = await openPostgresDatabase(`${url}/${migrated}`);
  await migrate(database);
  await database.close();
  project.provide("postgresUrl", url);
  project.provide("migratedDatabase", migrated);
  return stop;
}
