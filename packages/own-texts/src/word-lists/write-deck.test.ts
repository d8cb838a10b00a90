import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import {
  type DeckWord,
  guessColumns,
  listedTerms,
  readWordFile,
  startSqlite,
  writeDeck,
} from "./index.ts";

const words: DeckWord[] = [
  {
    key: "word:қала",
    fields: {
      Kazakh: "қала",
      Transcript: "[qɑˈɫɑ]",
      English: "city & town",
      Russian: "город",
      Sentence: "Біз <үлкен> қалада тұрамыз.",
    },
    tag: "reading",
    sound: new Uint8Array([0xff, 0xfb, 1, 2, 3]),
  },
  { key: "word:су", fields: { Kazakh: "су" }, tag: "", sound: null },
];
const now = Date.UTC(2026, 10, 23);

async function written() {
  const sqlite = await startSqlite();
  return { sqlite, bytes: await writeDeck(words, { name: "Tilashar", now, sqlite }) };
}

test("a deck of ours comes back through our own import", async () => {
  const { sqlite, bytes } = await written();
  const file = await readWordFile(new Blob([Uint8Array.from(bytes)]), async () => sqlite);
  const [table] = file.tables;
  if (table === undefined) throw new Error("A deck has a table.");
  const columns = guessColumns(table, "ru");
  if (columns === null) throw new Error("No column was guessed.");
  const { terms, refused } = listedTerms(table, columns, file.origin);
  expect(refused).toEqual([]);
  expect(terms).toMatchObject([
    { kz: "қала", meaning: "город", sentence: "Біз <үлкен> қалада тұрамыз.", state: "learning" },
    { kz: "су", meaning: "", sentence: "" },
  ]);
});

test("another SQLite finds a whole database with what Anki asks for", async () => {
  const { bytes } = await written();
  const files = unzipSync(bytes);
  const media: Record<string, string> = JSON.parse(strFromU8(files.media ?? new Uint8Array()));
  expect(media).toEqual({ 0: expect.stringMatching(/^tilashar-[0-9a-f]{16}\.mp3$/) });
  expect(files[0]).toEqual(words[0]?.sound);

  const folder = mkdtempSync(join(tmpdir(), "deck-"));
  const path = join(folder, "collection.anki2");
  writeFileSync(path, files["collection.anki2"] ?? new Uint8Array());
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const col = database.prepare("SELECT ver, models, decks, dconf FROM col").get() ?? {};
    expect(col.ver).toBe(11);
    const [model] = Object.values<Record<string, unknown>>(JSON.parse(String(col.models)));
    const fields = model?.flds as { name: string; ord: number }[];
    const templates = model?.tmpls as { qfmt: string; afmt: string }[];
    // Each name in a template is that of a field.
    for (const { qfmt, afmt } of templates) {
      const asked = [...`${qfmt}${afmt}`.matchAll(/\{\{[#/^]?([^}]+)\}\}/g)].map(
        ([, name]) => name,
      );
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(asked));
    }
    const notes = database.prepare("SELECT * FROM notes ORDER BY id").all();
    expect(notes).toHaveLength(2);
    expect(String(notes[0]?.flds).split("\u001f")).toHaveLength(fields.length);
    expect(String(notes[0]?.flds)).toContain(`[sound:${media[0]}]`);
    expect(String(notes[0]?.flds)).toContain("city &amp; town");
    // Anki looks for doubles by the first eight digits of the SHA-1 of the first field.
    expect(notes[0]?.csum).toBe(0x64e00b48);
    expect(new Set(notes.map(({ guid }) => guid)).size).toBe(2);
    // A word without a meaning is not asked for by it.
    const cards = database
      .prepare("SELECT nid, ord, did, queue, due FROM cards ORDER BY nid, ord")
      .all();
    expect(cards.map(({ nid, ord }) => [Number(nid) - now, ord])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    const decks = Object.keys(JSON.parse(String(col.decks)));
    for (const { did } of cards) expect(decks).toContain(String(did));
    for (const { conf } of Object.values<{ conf: number }>(JSON.parse(String(col.decks))))
      expect(Object.keys(JSON.parse(String(col.dconf)))).toContain(String(conf));
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
});

test("the same word is the same note the next time", async () => {
  const [one, other] = await Promise.all([written(), written()]);
  expect(one.bytes).toEqual(other.bytes);
});
