import type { Queries } from "./database.ts";
import { NodeSqliteAdapter } from "./node-sqlite-dialect.ts";
import { PipeliningAdapter } from "./postgres-dialect.ts";

/**
 * The rows of a query on the embedded database, which needs no turn of the event loop to answer it; null on PostgreSQL,
 * and while somebody else's transaction holds the one connection.
 */
export function answeredNow(
  queries: Queries,
  sql: string,
  values: readonly unknown[],
): readonly unknown[] | null {
  const { adapter } = queries.getExecutor();
  return adapter instanceof NodeSqliteAdapter
    ? adapter.answerNow(sql, values, queries.isTransaction)
    : null;
}

/** The rows of a query on PostgreSQL, past Kysely's way to a connection; null on the embedded database. */
export function answeredSoon(
  queries: Queries,
  sql: string,
  values: readonly unknown[],
): Promise<readonly unknown[]> | null {
  const { adapter } = queries.getExecutor();
  return adapter instanceof PipeliningAdapter ? adapter.rowsOf(sql, values) : null;
}
