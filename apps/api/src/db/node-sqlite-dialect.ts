import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";
import type { Pressure } from "./database.ts";

/** Kysely on Node's own SQLite. `Kysely.destroy` closes the database. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect & { pressure: () => Pressure } {
  const driver = new NodeSqliteDriver(database);
  return {
    pressure: () => driver.pressure(),
    createAdapter: () => new NodeSqliteAdapter(driver),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite undoes schema changes with their transaction, so a crash never leaves half a migration. */
export class NodeSqliteAdapter extends SqliteAdapter {
  readonly #driver: NodeSqliteDriver;

  constructor(driver: NodeSqliteDriver) {
    super();
    this.#driver = driver;
  }

  /**
   * Answers a query at once, past Kysely's way to a connection, which takes longer than SQLite itself.
   *
   * @param isInside the query belongs to the transaction that holds the connection
   * @returns null while another's transaction holds it: then the query has to wait for its turn
   */
  answerNow(sql: string, values: readonly unknown[], isInside: boolean): readonly unknown[] | null {
    return this.#driver.answerNow(sql, values, isInside);
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * One connection, handed out one at a time. Calls are synchronous, so a second connection in the
 * process could never run beside the first; it could only find it in the middle of a transaction.
 */
class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init(): Promise<void> {}

  answerNow(sql: string, values: readonly unknown[], isInside: boolean): readonly unknown[] | null {
    return isInside || !this.#taken ? this.#connection.answer(sql, values) : null;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  pressure(): Pressure {
    return { connections: 1, idle: this.#taken ? 0 : 1, waiting: this.#waiting.length };
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: a transaction that reads first and writes later could otherwise fail half way.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
    if (this.#database.isTransaction) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    }
  }

  async destroy(): Promise<void> {
    this.#connection.forgetStatements();
    if (this.#database.isOpen) this.#database.close();
  }
}

/** Statements kept prepared; more than the product has, fewer than a run of ad hoc queries makes. */
const keptStatements = 500;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new LRUCache<string, { statement: StatementSync; returnsRows: boolean }>({
    max: keptStatements,
  });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The rows of a query; none where it returns none. */
  answer(sql: string, parameters: readonly unknown[]): readonly unknown[] {
    const { statement, returnsRows } = this.#prepared(sql);
    const values = parameters as readonly SQLInputValue[];
    if (returnsRows) return statement.all(...values);
    statement.run(...values);
    return [];
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, returnsRows } = this.#prepared(sql);
    const values = parameters as readonly SQLInputValue[];
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("The embedded database does not stream: read pages instead.");
  }

  forgetStatements(): void {
    this.#statements.clear();
  }

  #prepared(sql: string): { statement: StatementSync; returnsRows: boolean } {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
