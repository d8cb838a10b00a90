import { zipSync } from "fflate";
import {
  collectionRow,
  collectionTables,
  type DeckField,
  deckFields,
  deckId,
  modelId,
} from "./deck-format.ts";
import type { Sqlite } from "./sqlite.ts";

/** A word as it goes into a deck. */
export interface DeckWord {
  /** Always the same for a word, so that Anki knows it again. */
  readonly key: string;
  readonly fields: Readonly<Partial<Record<Exclude<DeckField, "Sound">, string>>>;
  /** Where it was met; a word of the tag has no spaces. */
  readonly tag: string;
  /** MP3. */
  readonly sound: Uint8Array | null;
}

/**
 * Writes an Anki deck: words with their sounds, each asked from Kazakh and into Kazakh, none of them learned.
 *
 * @param now milliseconds since the epoch
 */
export async function writeDeck(
  words: readonly DeckWord[],
  { name, now, sqlite }: { name: string; now: number; sqlite: Sqlite },
): Promise<Uint8Array> {
  const sounds = new Map<string, Uint8Array>();
  const notes: (string | number)[][] = [];
  const cards: (string | number)[][] = [];
  const seconds = Math.floor(now / 1000);
  for (const [at, word] of words.entries()) {
    const hash = await digest(word.key);
    const file = `tilashar-${hex(hash).slice(0, 16)}.mp3`;
    if (word.sound !== null) sounds.set(file, word.sound);
    const sound = word.sound === null ? "" : `[sound:${file}]`;
    const fields = deckFields.map((field) =>
      field === "Sound" ? sound : escaped(word.fields[field] ?? ""),
    );
    const first = fields[0] ?? "";
    const id = now + at;
    const checksum = Number.parseInt(hex(await digest(first)).slice(0, 8), 16);
    const tags = word.tag === "" ? "" : ` ${word.tag.replace(/\s+/g, "-")} `;
    const guid = hex(hash).slice(0, 20);
    notes.push([
      ...[id, guid, modelId, seconds, -1, tags],
      ...[fields.join("\u001f"), first, checksum, 0, ""],
    ]);
    const hasMeaning = fields[2] !== "" || fields[3] !== "";
    for (const ord of hasMeaning ? [0, 1] : [0]) {
      const card = now + at * 2 + ord;
      cards.push([card, id, deckId, ord, seconds, -1, 0, 0, at + 1, ...Array(8).fill(0), ""]);
    }
  }
  const files: Record<string, Uint8Array> = {
    "collection.anki2": collection(sqlite, collectionRow(name, now), notes, cards),
    media: new TextEncoder().encode(
      JSON.stringify(Object.fromEntries([...sounds.keys()].map((file, at) => [at, file]))),
    ),
  };
  for (const [at, bytes] of [...sounds.values()].entries()) files[at] = bytes;
  // Sound does not become smaller.
  return zipSync(files, { level: 1, mtime: now });
}

function collection(
  sqlite: Sqlite,
  row: (string | number)[],
  notes: readonly (string | number)[][],
  cards: readonly (string | number)[][],
): Uint8Array {
  const database = new sqlite.oo1.DB(":memory:");
  try {
    database.exec(collectionTables);
    database.transaction(() => {
      for (const [table, rows] of [
        ["col", [row]],
        ["notes", notes],
        ["cards", cards],
      ] as const) {
        const [{ length } = []] = rows;
        if (length === undefined) continue;
        const places = Array(length).fill("?").join(", ");
        const insert = database.prepare(`INSERT INTO ${table} VALUES (${places})`);
        try {
          for (const one of rows) insert.bind(one).stepReset();
        } finally {
          insert.finalize();
        }
      }
    });
    return sqlite.capi.sqlite3_js_db_export(database);
  } finally {
    database.close();
  }
}

/** Fields of a note are markup to Anki. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text)));
}

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
