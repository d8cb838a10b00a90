import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { StartError } from "#api/errors.ts";
import { type Database, makeDatabase } from "./database.ts";
import { groupCommit } from "./group-commit.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { Schema } from "./schema.ts";

/** Its name in the data folder. */
export const databaseFile = "tilashar.sqlite";

/**
 * Opens the embedded database in `dataDir` and holds that folder for this process alone.
 *
 * @throws StartError when the folder cannot be written or another process holds it
 */
export function openEmbeddedDatabase(dataDir: string): Database {
  makeFolder(dataDir);
  const lock = holdDataFolder(dataDir);
  try {
    const database = new DatabaseSync(join(dataDir, databaseFile), { timeout: 5000 });
    // FULL: a commit that was answered survives a power cut, not only a crash of the process.
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    database.exec("pragma foreign_keys = on");
    // Rankings and sorts stay in memory; 16 MB of pages.
    database.exec("pragma temp_store = memory");
    database.exec("pragma cache_size = -16000");
    const dialect = nodeSqliteDialect(database);
    const queries = new Kysely<Schema>({ dialect });
    return makeDatabase("sqlite", queries, dialect.pressure, {
      release: async () => lock.close(),
      transact: groupCommit(queries),
    });
  } catch (error) {
    lock.close();
    throw unusable(dataDir, error);
  }
}

function makeFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** One by one: Node's own recursion never ends where folders cannot be made at all, as below /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    // Accounts live here: nobody else on the machine may read it.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Takes the folder by an exclusive transaction on a small database of its own, that is, by a lock of the
 * operating system: it goes with the process however that ends, so nothing stale can be left behind.
 *
 * @returns what to close to let go of it
 * @throws StartError when another process holds it
 */
export function holdDataFolder(dataDir: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, "tilashar.lock"), { timeout: 1000 });
    lock.exec("pragma journal_mode = delete");
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === 5) {
      throw new StartError(
        `Another Tilashar is running on the data folder ${dataDir}. Stop it first, or give this one its own folder with DATA_DIR (or use PostgreSQL, which many processes can share, with DATABASE_URL).`,
      );
    }
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): Error {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    `The data folder ${dataDir} cannot be written (${reason}). Make it writable for this user, or name another folder with DATA_DIR.`,
  );
}
