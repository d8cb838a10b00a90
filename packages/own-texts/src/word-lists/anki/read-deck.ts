import type { Database } from "@sqlite.org/sqlite-wasm";
import { TextFault } from "../../text-fault.ts";
import { maxColumns, maxRows } from "../list-limits.ts";
import { plainCell } from "../plain-cell.ts";
import type { WordFile, WordTable } from "../word-list.ts";
import { openCollection } from "./open-collection.ts";
import { openBytes, type Sqlite } from "./sqlite.ts";

/** Anki parts the fields of a note by this sign. */
const fieldSign = "\u001f";
/** Days between two reviews from which on Anki calls a card mature. */
const mature = 21;

interface NoteKind {
  readonly name: string;
  readonly fields: readonly string[];
}

/**
 * Reads the notes of an Anki deck, of the old and the new format, as one table for each kind of note.
 *
 * @throws TextFault
 */
export async function readDeck(
  parts: AsyncIterable<Uint8Array>,
  sqlite: Sqlite,
): Promise<WordFile> {
  const bytes = await openCollection(parts);
  let database: Database | null = null;
  try {
    database = openBytes(sqlite, bytes);
    return notesOf(database);
  } catch (error) {
    if (error instanceof TextFault) throw error;
    throw new TextFault("broken");
  } finally {
    database?.close();
  }
}

function notesOf(database: Database): WordFile {
  // A view or a virtual table of this name would run code of the file's own.
  const isTable = database.selectValue(
    "SELECT count(*) FROM sqlite_master WHERE name = 'notes' AND type = 'table' AND rootpage > 0",
  );
  if (isTable !== 1) throw new TextFault("unknown-format");
  const kinds = kindsOf(database);
  const known = knownNotes(database);
  const tables = new Map<number, string[][]>();
  const all = Number(database.selectValue("SELECT count(*) FROM notes"));
  database.exec({
    sql: "SELECT id, mid, substr(flds, 1, 40000) FROM notes ORDER BY id LIMIT ?",
    bind: [maxRows],
    callback: ([id, mid, fields]) => {
      const cells = String(fields).split(fieldSign).slice(0, maxColumns).map(plainCell);
      const rows = tables.get(Number(mid)) ?? [];
      rows.push([...cells, known.has(Number(id)) ? "known" : ""]);
      tables.set(Number(mid), rows);
    },
  });
  if (tables.size === 0) throw new TextFault("empty");
  const read = [...tables].map(([mid, rows]) => tableOf(kinds.get(mid), rows));
  read.sort((one, other) => other.rows.length - one.rows.length);
  return { origin: "anki", tables: read, left: Math.max(0, all - maxRows) };
}

/** All rows as long as the longest; how well a note is known stands last, where it is told of any. */
function tableOf(kind: NoteKind | undefined, rows: readonly string[][]): WordTable {
  const width = Math.max(...rows.map(({ length }) => length)) - 1;
  const hasState = rows.some((row) => row.at(-1) !== "");
  const names = Array.from({ length: width }, (_, at) => kind?.fields[at] ?? "");
  return {
    name: kind?.name ?? "",
    columns: hasState ? [...names, "Status"] : names,
    rows: rows.map((row) => {
      const fields = Array.from({ length: width }, (_, at) => (at < row.length - 1 ? row[at] : ""));
      return [...fields.map((field) => field ?? ""), ...(hasState ? [row.at(-1) ?? ""] : [])];
    }),
  };
}

/** Kinds of notes: tables of their own in the new format, JSON in a single cell in the old one. */
function kindsOf(database: Database): Map<number, NoteKind> {
  const kinds = new Map<number, NoteKind>();
  const has = (name: string) =>
    database.selectValue("SELECT count(*) FROM sqlite_master WHERE name = ? AND rootpage > 0", [
      name,
    ]) === 1;
  if (has("notetypes") && has("fields")) {
    for (const [id, name] of database.selectArrays("SELECT id, name FROM notetypes LIMIT 500"))
      kinds.set(Number(id), { name: String(name), fields: [] });
    const fields = "SELECT ntid, name FROM fields ORDER BY ntid, ord LIMIT 20000";
    for (const [kind, name] of database.selectArrays(fields)) {
      const known = kinds.get(Number(kind)) ?? { name: "", fields: [] };
      kinds.set(Number(kind), { ...known, fields: [...known.fields, String(name)] });
    }
  } else if (has("col")) {
    const models: unknown = JSON.parse(
      String(database.selectValue("SELECT models FROM col LIMIT 1")),
    );
    for (const [id, kind] of Object.entries(asRecord(models))) {
      const { name, flds } = asRecord(kind);
      const fields = Array.isArray(flds) ? flds.map((one) => String(asRecord(one).name ?? "")) : [];
      kinds.set(Number(id), { name: String(name ?? ""), fields });
    }
  }
  return kinds;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Notes whose cards are all mature. A deck that was exported without its reviews has none. */
function knownNotes(database: Database): Set<number> {
  const isTable = database.selectValue(
    "SELECT count(*) FROM sqlite_master WHERE name = 'cards' AND type = 'table' AND rootpage > 0",
  );
  if (isTable !== 1) return new Set();
  const ids = database.selectValues(
    "SELECT nid FROM cards GROUP BY nid HAVING min(ivl) >= ? LIMIT 100000",
    [mature],
  );
  return new Set(ids.map(Number));
}
