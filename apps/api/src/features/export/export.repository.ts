import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { accountSecrets, exportedTables } from "./exported-tables.ts";

export type Row = Record<string, unknown>;

/** Every row of an account by table, as it was at one moment, without what `exportedTables` leaves out. */
export async function readAccountData(
  queries: Queries,
  accountId: number,
): Promise<Record<string, Row[]> | null> {
  const account = (await queries
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirst()) as Row | undefined;
  if (account === undefined) return null;
  const data: Record<string, Row[]> = { account: [without(account, accountSecrets)] };
  for (const [table, exported] of Object.entries(exportedTables)) {
    if (exported === null) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where account_id = ${accountId}`.execute(queries);
    data[table] = rows.map((row) => without(row, exported.without));
  }
  return data;
}

function without(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
