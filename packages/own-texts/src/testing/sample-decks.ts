import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** A note of a sample deck: its fields, and the days until its cards come again. */
export interface SampleNote {
  fields: readonly string[];
  interval?: number;
}

/** The bytes of a database, made by the SQLite of Node rather than by the one that reads it. */
export function databaseOf(build: (database: DatabaseSync) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "deck-"));
  try {
    const file = join(folder, "collection");
    // What nobody can write by mistake, such as a collation that SQLite does not have, is written on purpose.
    const database = new DatabaseSync(file, { defensive: false });
    build(database);
    database.close();
    return new Uint8Array(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeNotes(database: DatabaseSync, kind: number, notes: readonly SampleNote[]): void {
  database.exec(`
    CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, mod integer, usn integer,
      tags text, flds text, sfld integer, csum integer, flags integer, data text);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer, did integer, ord integer, ivl integer);
  `);
  const note = database.prepare("INSERT INTO notes VALUES (?,?,?,0,0,'',?,'',0,0,'')");
  const card = database.prepare("INSERT INTO cards VALUES (?,?,1,0,?)");
  for (const [at, { fields, interval = 0 }] of notes.entries()) {
    note.run(at + 1, `g${at}`, kind, fields.join("\u001f"));
    card.run(at + 1, at + 1, interval);
  }
}

/** The collection of an Anki of before 2022: kinds of notes as JSON in one cell. */
export function oldCollection(fields: readonly string[], notes: readonly SampleNote[]): Uint8Array {
  return databaseOf((database) => {
    database.exec("CREATE TABLE col (id integer PRIMARY KEY, models text)");
    const flds = fields.map((name, ord) => ({ name, ord }));
    const models = { 77: { id: 77, name: "Basic", flds } };
    database.prepare("INSERT INTO col VALUES (1, ?)").run(JSON.stringify(models));
    writeNotes(database, 77, notes);
  });
}

/** The collection of today's Anki, whose tables sort names by a collation that only Anki has. */
export function newCollection(fields: readonly string[], notes: readonly SampleNote[]): Uint8Array {
  return databaseOf((database) => {
    database.exec(`
      CREATE TABLE col (id integer PRIMARY KEY, models text);
      INSERT INTO col VALUES (1, '');
      CREATE TABLE notetypes (id integer PRIMARY KEY, name text NOT NULL COLLATE binary);
      CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE binary,
        config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
      CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name COLLATE binary, ntid);
      INSERT INTO notetypes VALUES (77, 'Basic');
    `);
    const field = database.prepare("INSERT INTO fields VALUES (77, ?, ?, x'')");
    for (const [ord, name] of fields.entries()) field.run(ord, name);
    writeNotes(database, 77, notes);
    database.exec(`
      PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, 'COLLATE binary', 'COLLATE unicase');
    `);
  });
}

/** A deck that was exported by an old Anki. */
export const oldDeck = (fields: readonly string[], notes: readonly SampleNote[]): Uint8Array =>
  zipSync({ "collection.anki2": oldCollection(fields, notes), media: strToU8("{}") });

/** A deck of today's Anki: compressed, and with an old collection that asks for a newer Anki. */
export function newDeck(fields: readonly string[], notes: readonly SampleNote[]): Uint8Array {
  const please = [{ fields: ["Please update to the latest Anki version", ""] }];
  const packed = zstdCompressSync(newCollection(fields, notes));
  return zipSync({
    meta: new Uint8Array([8, 3]),
    "collection.anki21b": [new Uint8Array(packed), { level: 0 }],
    "collection.anki2": oldCollection(["Front", "Back"], please),
    media: new Uint8Array(zstdCompressSync(new Uint8Array(0))),
    0: [new Uint8Array(300_000), { level: 0 }],
  });
}
