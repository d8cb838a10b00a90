import start, { type Database, type Sqlite3Static } from "@sqlite.org/sqlite-wasm";

/** SQLite in memory; no file and no address is ever opened by it. */
export type Sqlite = Sqlite3Static;

/**
 * Starts SQLite.
 *
 * @param program its WebAssembly, where the thread may not fetch it
 */
export async function startSqlite(program?: ArrayBuffer): Promise<Sqlite> {
  // The declared type knows nothing of the settings that the module takes.
  const begin = start as (settings: { wasmBinary?: ArrayBuffer }) => Promise<Sqlite>;
  return begin(program === undefined ? {} : { wasmBinary: program });
}

/** Opens bytes as a database that cannot be written to and whose own code is not run. */
export function openBytes(sqlite: Sqlite, bytes: Uint8Array): Database {
  const { capi, wasm } = sqlite;
  const database = new sqlite.oo1.DB(":memory:");
  const pointer = wasm.allocFromTypedArray(bytes);
  const code = capi.sqlite3_deserialize(
    database,
    "main",
    pointer,
    bytes.length,
    bytes.length,
    capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY,
  );
  if (code !== 0) {
    database.close();
    throw new Error(`SQLite cannot open it: ${code}`);
  }
  addAnkisCollation(sqlite, database);
  database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
  return database;
}

/** Today's Anki sorts names by an order of its own; SQLite opens no table whose order it does not know. */
function addAnkisCollation({ capi, wasm }: Sqlite, database: Database): void {
  const { pointer } = database;
  if (pointer === undefined) return;
  const decoder = new TextDecoder();
  const textAt = (at: number, length: number) =>
    decoder.decode(wasm.heap8u().slice(at, at + length)).toLowerCase();
  const compare = (
    _: unknown,
    length: number,
    at: unknown,
    otherLength: number,
    otherAt: unknown,
  ) => {
    const [one, other] = [textAt(Number(at), length), textAt(Number(otherAt), otherLength)];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  capi.sqlite3_create_collation_v2(pointer, "unicase", capi.SQLITE_UTF8, 0, compare, 0);
}
