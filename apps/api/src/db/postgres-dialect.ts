import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import { isOutdatedPlan } from "./database-errors.ts";
import type { PipeliningClient } from "./pipelining-client.ts";
import type { Schema } from "./schema.ts";
import { type Connections, isRead, shareReads } from "./shared-reads.ts";
import type { StatementResult } from "./statement-batch.ts";
import type { StatementValue } from "./statement-bytes.ts";

/** PostgreSQL as repositories see it, and the way past Kysely for queries that are compiled already. */
export class PipeliningAdapter extends PostgresAdapter {
  readonly #connections: Connections;
  readonly #own: PipeliningClient | null;
  readonly #read: ReturnType<typeof shareReads>;

  /** @param own the connection of the transaction, where it is one */
  constructor(connections: Connections, own: PipeliningClient | null) {
    super();
    this.#connections = connections;
    this.#own = own;
    this.#read = shareReads(connections);
  }

  get isTransaction(): boolean {
    return this.#own !== null;
  }

  async rowsOf(sql: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    if (this.#own !== null) return (await send(this.#own, sql, values)).rows;
    if (isRead(sql)) return (await this.#read(sql, values as readonly StatementValue[])).rows;
    const client = await this.#connections.acquire();
    try {
      return (await send(client, sql, values)).rows;
    } finally {
      this.#connections.release(client);
    }
  }

  /**
   * Writes without waiting for the answer: it is done in its turn, before whatever is asked next. Where it fails, what
   * the transaction waits for next fails with it, at the latest its commit.
   *
   * @returns false outside a transaction, where nothing would tell that it failed; then nothing is done
   */
  writeUnheard(sql: string, values: readonly StatementValue[]): boolean {
    this.#own?.sendUnheard(sql, values);
    return this.#own !== null;
  }
}

/** Kysely on a pool's connections. `Kysely.destroy` ends the pool. */
export function poolQueries(pool: pg.Pool): Kysely<Schema> {
  const connections: Connections = {
    acquire: () => pool.connect() as unknown as Promise<PipeliningClient>,
    release: (client) => (client as unknown as pg.PoolClient).release(),
  };
  return new Kysely({ dialect: dialectOf(connections, null, () => pool.end()) });
}

/** Kysely on one connection, for the transactions that have it one after the other. */
export function connectionQueries(client: PipeliningClient): Kysely<Schema> {
  const connections: Connections = { acquire: async () => client, release: () => {} };
  return new Kysely({ dialect: dialectOf(connections, client, async () => {}) });
}

const dialectOf = (
  connections: Connections,
  own: PipeliningClient | null,
  destroy: () => Promise<void>,
): Dialect => ({
  createAdapter: () => new PipeliningAdapter(connections, own),
  createDriver: () => new PipeliningDriver(connections, destroy),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PipeliningDriver implements Driver {
  readonly #connections: Connections;
  readonly destroy: () => Promise<void>;

  constructor(connections: Connections, destroy: () => Promise<void>) {
    this.#connections = connections;
    this.destroy = destroy;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PipeliningConnection(await this.#connections.acquire());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#connections.release(clientOf(connection));
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    clientOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await clientOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await clientOf(connection).rollback();
  }
}

const clientOf = (connection: DatabaseConnection): PipeliningClient =>
  (connection as PipeliningConnection).client;

class PipeliningConnection implements DatabaseConnection {
  readonly client: PipeliningClient;

  constructor(client: PipeliningClient) {
    this.client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, tag } = await send(this.client, sql, parameters);
    const changed = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(tag)?.[1];
    return {
      rows: rows as Row[],
      ...(changed !== undefined && { numAffectedRows: BigInt(changed) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Nothing streams from the database: read pages instead.");
  }
}

/** By a batch where all values are plain; bytes and dates are `pg`'s matter. */
async function send(
  client: PipeliningClient,
  sql: string,
  values: readonly unknown[],
): Promise<StatementResult> {
  if (values.every(isPlain)) {
    try {
      return await client.send(sql, values);
    } catch (error) {
      if (client.isInTransaction || !isOutdatedPlan(error)) throw error;
      // The connection has forgotten its plans by now. A transaction is run again as a whole.
      return client.send(sql, values);
    }
  }
  const { rows, command, rowCount } = await client.query(sql, [...values]);
  const isInsert = command === "INSERT";
  return { rows, tag: `${command} ${isInsert ? "0 " : ""}${rowCount}` };
}

const isPlain = (value: unknown): value is StatementValue =>
  value === null || typeof value !== "object";
