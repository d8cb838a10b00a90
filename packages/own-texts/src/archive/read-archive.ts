import { Unzip, UnzipInflate } from "fflate";
import { maxEntries, maxUnpackedBytes } from "../limits.ts";
import { TextFault } from "../text-fault.ts";

/** So much is unpacked between two looks at what it has become: deflate makes at most 1032 bytes of one. */
const stepBytes = 16 * 1024;

/** Whether bytes begin as a zip archive does. */
export const isArchive = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;

/** How much of an archive is unpacked at most. */
export interface ArchiveLimits {
  /** Bytes of all wanted entries together. */
  readonly unpacked: number;
  readonly entries: number;
}

const bookLimits: ArchiveLimits = { unpacked: maxUnpackedBytes, entries: maxEntries };

/**
 * Unpacks the wanted entries of a zip archive. What an archive says of its own sizes is not believed: bytes
 * are counted as they come, and the rest is left packed.
 *
 * @param isWanted asked for each entry's name; the others are skipped, archives inside of archives among them
 * @param unpacked bytes that all wanted entries may have together
 * @throws TextFault `too-large` for a bomb, `broken` for what cannot be unpacked
 */
export function readArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  unpacked = bookLimits.unpacked,
): Map<string, Uint8Array> {
  const archive = archiveReader(isWanted, { ...bookLimits, unpacked });
  archive.push(bytes, true);
  return archive.entries();
}

/** As {@link readArchive}, of an archive that comes in parts and is never whole in memory. */
export async function readArchiveStream(
  parts: AsyncIterable<Uint8Array>,
  isWanted: (name: string) => boolean,
  limits: ArchiveLimits,
): Promise<Map<string, Uint8Array>> {
  const archive = archiveReader(isWanted, limits);
  for await (const part of parts) archive.push(part, false);
  archive.push(new Uint8Array(0), true);
  return archive.entries();
}

function archiveReader(isWanted: (name: string) => boolean, limits: ArchiveLimits) {
  const found = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  let count = 0;
  let fault: TextFault | null = null;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > limits.entries) fault ??= new TextFault("too-large");
    const name = file.name.replaceAll("\\", "/").replace(/^\.?\/+/, "");
    if (fault !== null || name.endsWith("/") || !isWanted(name)) return;
    const chunks: Uint8Array[] = [];
    found.set(name, chunks);
    file.ondata = (error, chunk) => {
      if (error) fault ??= new TextFault("broken");
      if (fault !== null || error) return;
      unpacked += chunk.length;
      if (unpacked > limits.unpacked) fault = new TextFault("too-large");
      else chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);

  return {
    /** @throws TextFault as soon as there is one, so that nothing more is read */
    push(bytes: Uint8Array, isLast: boolean): void {
      try {
        for (let at = 0; at < bytes.length && fault === null; at += stepBytes) {
          const end = at + stepBytes;
          unzip.push(bytes.subarray(at, end), isLast && end >= bytes.length);
        }
        if (isLast && bytes.length === 0) unzip.push(bytes, true);
      } catch {
        // A compression that nobody uses for books, or a file that was cut.
        fault ??= new TextFault("broken");
      }
      if (fault !== null) throw fault;
    },
    entries: () => new Map([...found].map(([name, chunks]) => [name, joined(chunks)])),
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
