import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile, holdDataFolder } from "#api/db/embedded-database.ts";
import { migrate } from "#api/db/migrate.ts";
import { migrations } from "#api/db/migrations/index.ts";
import { openPostgresDatabase } from "#api/db/postgres-database.ts";
import { StartError } from "#api/errors.ts";
import { type EmbeddedTable, embeddedTables } from "./embedded-tables.ts";
import { PostgresTarget } from "./postgres-target.ts";
import { type RawValue, TableDigest } from "./row-digest.ts";

/** A batch ends at so many rows, or at so many characters: pictures and recordings are large. */
const batchRows = 1000;
const batchCharacters = 4_000_000;

export interface MovedTable {
  name: string;
  rows: number;
  /** Of all rows, the same on both sides. */
  hash: string;
}

/**
 * Copies the embedded database of a data folder into an empty PostgreSQL database and compares every row,
 * in one transaction: whatever goes wrong, the target stays empty and the source is never written.
 *
 * @throws StartError with what to do, when the move cannot begin; Error when a comparison fails
 */
export async function moveDatabase(
  dataDir: string,
  url: string,
  tell: (table: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  const path = join(dataDir, databaseFile);
  if (!existsSync(path)) {
    throw new StartError(
      `There is no embedded database in ${dataDir}: name its folder with --from.`,
    );
  }
  const folder = holdDataFolder(dataDir);
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    source.exec("begin");
    refuseOtherVersion(source);
    const tables = embeddedTables(source);
    await prepare(url, tables);
    return await fill(source, tables, url, tell);
  } finally {
    source.close();
    folder.close();
  }
}

function refuseOtherVersion(source: DatabaseSync): void {
  const done = new Set(
    source
      .prepare("select name from schema_migrations")
      .all()
      .map(({ name }) => name as string),
  );
  const names = Object.keys(migrations);
  if (done.size === names.length && names.every((name) => done.has(name))) return;
  throw new StartError(
    "The embedded database was last used by another version of Tilashar. Start this version on it once, stop it, and move then.",
  );
}

/** Makes the tables, where there is nothing yet. */
async function prepare(url: string, tables: readonly EmbeddedTable[]): Promise<void> {
  const known = new Set(tables.map(({ name }) => name));
  const database = await openPostgresDatabase(url);
  try {
    const target = await PostgresTarget.open(url);
    const there = await target.tables().finally(() => target.end());
    const foreign = there.filter((name) => !isOurs(name, known));
    if (foreign.length > 0) {
      throw new StartError(
        `The PostgreSQL database holds tables of something else (${foreign.slice(0, 5).join(", ")}): make an empty one with createdb.`,
      );
    }
    await migrate(database);
  } finally {
    await database.close();
  }
}

const isOurs = (name: string, known: ReadonlySet<string>) =>
  known.has(name) || name.startsWith("schema_migrations");

async function fill(
  source: DatabaseSync,
  tables: readonly EmbeddedTable[],
  url: string,
  tell: (table: MovedTable) => void,
): Promise<MovedTable[]> {
  const target = await PostgresTarget.open(url);
  try {
    const names = tables.map(({ name }) => name);
    const known = new Set(names);
    const there = new Set(await target.tables());
    const unknown = [
      ...names.filter((name) => !there.has(name)),
      ...[...there].filter((name) => !isOurs(name, known)),
    ];
    if (unknown.length > 0) {
      throw new Error(`These tables are on one side only: ${unknown.join(", ")}.`);
    }
    await target.lock(names);
    for (const name of names) {
      if (await target.isEmpty(name)) continue;
      throw new StartError(
        `The PostgreSQL database is in use already (there are rows in ${name}): nothing was moved. Make an empty one with createdb.`,
      );
    }
    const moved: MovedTable[] = [];
    for (const table of tables) {
      const one = await moveTable(source, table, target);
      moved.push(one);
      tell(one);
    }
    await target.commit();
    return moved;
  } finally {
    await target.end();
  }
}

async function moveTable(
  source: DatabaseSync,
  { name, columns, lastNumber }: EmbeddedTable,
  target: PostgresTarget,
): Promise<MovedTable> {
  const its = await target.columns(name);
  const here = [...columns].sort().join(", ");
  const thereToo = its
    .map((column) => column.name)
    .sort()
    .join(", ");
  if (here !== thereToo) {
    throw new Error(`The columns of ${name} differ: ${here} here, ${thereToo} there.`);
  }

  const before = new TableDigest();
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (batch.length > 0) await target.insert(name, columns, `[${batch.join(",")}]`);
    batch = [];
    characters = 0;
  };
  for (const row of rowsOf(source, name, its)) {
    before.add(row);
    const json = asJson(its, row);
    batch.push(json);
    characters += json.length;
    if (batch.length >= batchRows || characters >= batchCharacters) await flush();
  }
  await flush();

  const after = new TableDigest();
  for await (const row of target.rows(name, its)) after.add(row);
  if (before.rows !== after.rows || before.hash !== after.hash) {
    throw new Error(
      `${name} did not arrive as it was: ${before.rows} rows here, ${after.rows} there. Nothing was moved.`,
    );
  }
  const numbered = its.find(({ numbersItself }) => numbersItself);
  if (numbered !== undefined && lastNumber !== null && lastNumber > 0) {
    await target.continueAfter(name, numbered.name, lastNumber);
  }
  return { name, rows: after.rows, hash: after.hash };
}

function* rowsOf(
  source: DatabaseSync,
  table: string,
  columns: readonly { name: string; type: string }[],
): Generator<RawValue[]> {
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const statement = source.prepare(`select ${names} from "${table}"`);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<RawValue[]>) {
    // A column of fractions may hold whole numbers as such.
    yield row.map((value, index) =>
      typeof value === "bigint" && /^(double|real)/.test(columns[index]?.type ?? "")
        ? Number(value)
        : value,
    );
  }
}

/** JSON by hand, because whole numbers may be wider than JavaScript's and bytes have a form of their own. */
function asJson(columns: readonly { name: string }[], row: readonly RawValue[]): string {
  const fields = row.map((value, index) => {
    const text =
      typeof value === "bigint"
        ? value.toString()
        : value instanceof Uint8Array
          ? JSON.stringify(`\\x${Buffer.from(value).toString("hex")}`)
          : JSON.stringify(value);
    return `${JSON.stringify(columns[index]?.name)}:${text}`;
  });
  return `{${fields.join(",")}}`;
}
