import pg from "pg";
import type { RawValue } from "./row-digest.ts";

/** Rows fetched at once when they are read back. */
const pageRows = 1000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** One connection to the database that is being filled, in one transaction from `open` to `commit` or `end`. */
export class PostgresTarget {
  readonly #client: pg.Client;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<PostgresTarget> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "tilashar-move",
      // Values come as PostgreSQL spells them; what they are is read from their columns.
      types: { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig,
    });
    await client.connect();
    await client.query("begin");
    return new PostgresTarget(client);
  }

  /** Names of all tables of the schema that queries without a schema use. */
  async tables(): Promise<string[]> {
    const { rows } = await this.#client.query(
      "select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    );
    return rows.map(({ table_name }) => table_name as string);
  }

  async columns(table: string): Promise<{ name: string; type: string; numbersItself: boolean }[]> {
    const { rows } = await this.#client.query(
      "select column_name, data_type, is_identity from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position",
      [table],
    );
    return rows.map(({ column_name, data_type, is_identity }) => ({
      name: column_name as string,
      type: data_type as string,
      numbersItself: is_identity === "YES",
    }));
  }

  /** Nobody else writes into the tables until the end of the transaction. */
  async lock(tables: readonly string[]): Promise<void> {
    await this.#client.query(
      `lock table ${tables.map(quoted).join(", ")} in exclusive mode nowait`,
    );
  }

  async isEmpty(table: string): Promise<boolean> {
    const { rows } = await this.#client.query(`select 1 from ${quoted(table)} limit 1`);
    return rows.length === 0;
  }

  /** @param rows a JSON list of objects, bytes in PostgreSQL's hexadecimal form */
  async insert(table: string, columns: readonly string[], rows: string): Promise<void> {
    const names = columns.map(quoted).join(", ");
    await this.#client.query(
      `insert into ${quoted(table)} (${names}) select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [rows],
    );
  }

  /** Rows of a table, in the columns' order. */
  async *rows(
    table: string,
    columns: readonly { name: string; type: string }[],
  ): AsyncGenerator<RawValue[]> {
    const names = columns.map(({ name }) => quoted(name)).join(", ");
    await this.#client.query(
      `declare moved no scroll cursor for select ${names} from ${quoted(table)}`,
    );
    for (;;) {
      const { rows } = await this.#client.query({
        text: `fetch ${pageRows} from moved`,
        rowMode: "array",
      });
      for (const row of rows as (string | null)[][]) {
        yield row.map((text, index) => readValue(text, columns[index]?.type ?? ""));
      }
      if (rows.length < pageRows) break;
    }
    await this.#client.query("close moved");
  }

  /** The next row a table numbers by itself gets the number after `last`. */
  async continueAfter(table: string, column: string, last: number): Promise<void> {
    await this.#client.query("select setval(pg_get_serial_sequence($1, $2), $3)", [
      quoted(table),
      column,
      last,
    ]);
  }

  async commit(): Promise<void> {
    await this.#client.query("commit");
  }

  /** Takes back what is not committed. */
  async end(): Promise<void> {
    await this.#client.end();
  }
}

function readValue(text: string | null, type: string): RawValue {
  if (text === null) return null;
  if (type === "integer" || type === "bigint" || type === "smallint") return BigInt(text);
  if (type === "double precision" || type === "real") return Number(text);
  if (type === "bytea") return Buffer.from(text.slice(2), "hex");
  if (type === "text" || type === "character varying") return text;
  throw new Error(`Columns of the type "${type}" cannot be compared: teach this to readValue.`);
}
