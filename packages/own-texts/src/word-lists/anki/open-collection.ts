import { Decompress } from "fzstd";
import { readArchiveStream } from "../../archive/read-archive.ts";
import { TextFault } from "../../text-fault.ts";
import { maxCollectionBytes, maxDeckEntries } from "../list-limits.ts";

/**
 * The collections that a deck may hold, the newest first. A new deck has an old collection, too: it holds
 * one note that asks for a newer Anki.
 */
const collections = ["collection.anki21b", "collection.anki21", "collection.anki2"] as const;

/** The newest collection of a deck, as the bytes of an SQLite database. */
export async function openCollection(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const wanted = new Set<string>(collections);
  const limits = { unpacked: maxCollectionBytes, entries: maxDeckEntries };
  const entries = await readArchiveStream(parts, (name) => wanted.has(name), limits);
  const name = collections.find((one) => entries.has(one));
  const bytes = name === undefined ? undefined : entries.get(name);
  if (bytes === undefined) throw new TextFault("unknown-format");
  const database = name === "collection.anki21b" ? unpacked(bytes) : bytes;
  if (new TextDecoder("latin1").decode(database.subarray(0, 15)) !== "SQLite format 3")
    throw new TextFault("broken");
  return database;
}

/** Unpacks Zstandard as it comes, and stops at what no deck unpacks to. */
function unpacked(bytes: Uint8Array): Uint8Array {
  // The window is set aside before anything is unpacked, so that its size is looked at before.
  if (windowBytes(bytes) > maxCollectionBytes) throw new TextFault("too-large");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Decompress((chunk) => {
    length += chunk.length;
    if (length > maxCollectionBytes) throw new TextFault("too-large");
    chunks.push(chunk);
  });
  try {
    const step = 64 * 1024;
    for (let at = 0; at < bytes.length; at += step)
      stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    throw error instanceof TextFault ? error : new TextFault("broken");
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** How much a Zstandard frame asks to be set aside (RFC 8878, 3.1.1.1). */
function windowBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 18 || view.getUint32(0, true) !== 0xfd2fb528) throw new TextFault("broken");
  const descriptor = view.getUint8(4);
  const isSingle = (descriptor & 0x20) !== 0;
  if (!isSingle) {
    const window = view.getUint8(5);
    const base = 2 ** (10 + (window >> 3));
    return base + (base / 8) * (window & 7);
  }
  // The name of a dictionary, of so many bytes, stands before the size.
  const at = 5 + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  switch (descriptor >> 6) {
    case 0:
      return view.getUint8(at);
    case 1:
      return view.getUint16(at, true) + 256;
    case 2:
      return view.getUint32(at, true);
    default:
      return Number(view.getBigUint64(at, true));
  }
}
