import { type Kysely, sql, type Transaction } from "kysely";
import { isRetryable } from "./database-errors.ts";
import type { Schema } from "./schema.ts";

/** What repositories run their queries on: the database itself, or a transaction of it. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

export type DialectName = "sqlite" | "postgres";

export interface Database {
  readonly dialect: DialectName;
  readonly queries: Kysely<Schema>;
  /**
   * Runs `work` in one transaction and commits it; any error rolls all of it back. `work` may run more
   * than once (PostgreSQL refuses one of two transactions that lock each other out), so it must do
   * nothing but queries, and it must not wait for anything else: the embedded database has one connection.
   */
  transact<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** How busy this process's connections are. */
  pressure(): Pressure;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Pressure {
  connections: number;
  idle: number;
  /** Queries and transactions that wait for a connection. */
  waiting: number;
}

const attempts = 4;

/** @param transact how a transaction runs once; it is tried again where two have locked each other out */
export function makeDatabase(
  dialect: DialectName,
  queries: Kysely<Schema>,
  pressure: () => Pressure,
  {
    release = async () => {},
    transact = (work) => queries.transaction().execute(work),
  }: { release?: () => Promise<void>; transact?: Database["transact"] } = {},
): Database {
  return {
    dialect,
    queries,
    pressure,
    async transact(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await transact(work);
        } catch (error) {
          if (attempt >= attempts || !isRetryable(error)) throw error;
        }
      }
    },
    async ping() {
      await sql`select 1`.execute(queries);
    },
    async close() {
      await queries.destroy();
      await release();
    },
  };
}
