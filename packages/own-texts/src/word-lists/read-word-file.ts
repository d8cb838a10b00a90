import { isArchive } from "../archive/read-archive.ts";
import { decodeText } from "../text/decode-text.ts";
import { TextFault } from "../text-fault.ts";
import { readDeck } from "./anki/read-deck.ts";
import type { Sqlite } from "./anki/sqlite.ts";
import { delimitedTable } from "./delimited-table.ts";
import { originOf } from "./guess-columns.ts";
import { maxDeckBytes, maxListBytes } from "./list-limits.ts";
import type { WordFile } from "./word-list.ts";

/** What a browser knows as a `Blob`, as far as it is needed: nothing is read that is not asked for. */
export interface WordSource {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** So much of a deck is in memory at a time. */
const partBytes = 1024 * 1024;

/**
 * Reads a file of words from another program: a deck of Anki's, or rows of text. What it is follows from
 * its bytes.
 *
 * @param sqlite starts SQLite, when a deck asks for it
 * @throws TextFault for whatever cannot be read; nothing else
 */
export async function readWordFile(
  source: WordSource,
  sqlite: () => Promise<Sqlite>,
): Promise<WordFile> {
  const { size } = source;
  if (size === 0) throw new TextFault("empty");
  if (size > maxDeckBytes) throw new TextFault("too-large");
  const start = await bytesOf(source, 0, 4);
  if (isArchive(start)) return readDeck(partsOf(source), await sqlite());
  if (size > maxListBytes) throw new TextFault("too-large");
  return readRows(decodeText(await bytesOf(source, 0, size)));
}

/** Reads rows of text that were pasted. */
export function readRows(text: string): WordFile {
  // Letters that no table has, in a number that no damage explains: a picture, a program, a book.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const odd = text.slice(0, 20_000).match(/[\u0000-\u0008\u000e-\u001e\ufffd]/g)?.length ?? 0;
  if (odd * 50 > Math.min(text.length, 20_000) || text.startsWith("%PDF-"))
    throw new TextFault("unknown-format");
  const { table, left, isAnki } = delimitedTable(text);
  if (table.rows.length === 0 || table.columns.length === 0) throw new TextFault("empty");
  return { origin: isAnki ? "anki" : originOf(table.columns), tables: [table], left };
}

async function bytesOf(source: WordSource, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await source.slice(from, to).arrayBuffer());
}

async function* partsOf(source: WordSource): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < source.size; at += partBytes)
    yield await bytesOf(source, at, Math.min(at + partBytes, source.size));
}
