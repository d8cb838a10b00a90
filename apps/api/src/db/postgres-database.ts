import type { Kysely } from "kysely";
import pg from "pg";
import { StartError } from "#api/errors.ts";
import { type Database, makeDatabase } from "./database.ts";
import { PipeliningClient } from "./pipelining-client.ts";
import { connectionQueries, poolQueries } from "./postgres-dialect.ts";
import type { Schema } from "./schema.ts";

/** Object ids of int8 and numeric, which `pg` hands over as text because they may exceed a double. */
const wideNumbers = new Set([20, 1700]);

/**
 * Opens a pool of connections to PostgreSQL. Counts and sums come back as numbers, as they do from the
 * embedded database; all of ours stay far below 2^53.
 *
 * @param onBroken is told when a connection breaks; the pool replaces it by itself
 * @throws StartError when the server does not let us in
 */
export async function openPostgresDatabase(
  url: string,
  onBroken: (error: Error) => void = () => {},
): Promise<Database> {
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: 10,
      Client: PipeliningClient,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      query_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      application_name: "tilashar",
      types: {
        getTypeParser: (oid: number, format?: "text" | "binary") =>
          wideNumbers.has(oid) ? Number : pg.types.getTypeParser(oid, format as "text"),
      } as pg.CustomTypesConfig,
    });
  } catch (error) {
    throw refused(url, error);
  }
  pool.on("error", onBroken);
  // A connection that breaks while it is lent out, between two queries, tells nobody but itself; unheard,
  // that would end the process. Its next query fails and answers for it.
  pool.on("connect", (client) => client.on("error", onBroken));
  const database = makeDatabase(
    "postgres",
    poolQueries(pool),
    () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    { transact: transactOn(pool) },
  );
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    throw refused(url, error);
  }
  return database;
}

/**
 * A transaction on a connection of the pool. Its beginning goes with its first statement, and what it writes last
 * with its end: each is a round trip less, in which the account's lock is held.
 */
function transactOn(pool: pg.Pool): Database["transact"] {
  const queriesOf = new WeakMap<PipeliningClient, Kysely<Schema>>();
  return async (work) => {
    const lent = await pool.connect();
    const client = lent as unknown as PipeliningClient;
    let queries = queriesOf.get(client);
    if (queries === undefined) {
      queries = connectionQueries(client);
      queriesOf.set(client, queries);
    }
    let isBroken = false;
    try {
      client.begin();
      const value = await work(queries);
      await client.commit();
      return value;
    } catch (error) {
      await client.rollback().catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      lent.release(isBroken);
    }
  };
}

function refused(url: string, error: unknown): StartError {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const reason = reasons
    .map((one) => (one instanceof Error ? one.message : String(one)))
    .join("; ");
  return new StartError(
    `PostgreSQL at ${withoutPassword(url)} cannot be used (${reason}). Check DATABASE_URL (postgres://user:password@host:5432/name) and that the server runs, or unset it to use the embedded database.`,
  );
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = "***";
    return parsed.toString();
  } catch {
    return "DATABASE_URL";
  }
}
