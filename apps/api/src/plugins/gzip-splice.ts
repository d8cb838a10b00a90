import { constants, deflateRawSync } from "node:zlib";
import { crcOf, extended, reachOf } from "./crc32.ts";

/**
 * Bytes inside a stream of gzip. They refer to nothing before them and end with a whole byte, so they can stand in any
 * stream, behind anything (RFC 1951, 3.2.3 and 3.2.4: each is whole blocks, of which none is the last).
 */
export interface GzipSegment {
  /** One letter a byte, as V8 holds it without a buffer's 200 bytes of its own. */
  readonly deflated: string;
  /** Of what is compressed. */
  readonly length: number;
  readonly crc: number;
  /** What the checksum of the bytes before is multiplied by when these follow. */
  readonly reach: number;
}

/** Shorter than this, a block that holds bytes as they are is shorter than one that begins with its own code. */
const worthDeflating = 100;
/** What a block may hold that is not compressed. */
const maxStored = 65_535;

/**
 * @param effort 1 to 9: what is sent once is not worth more than the first
 */
export function gzipSegment(bytes: Buffer, effort: number): GzipSegment {
  const deflated =
    bytes.length < worthDeflating
      ? stored(bytes)
      : deflateRawSync(bytes, {
          level: effort,
          ...memoryFor(bytes.length),
          finishFlush: constants.Z_FULL_FLUSH,
        });
  const { length } = bytes;
  return {
    deflated: deflated.toString("latin1"),
    length,
    crc: crcOf(bytes),
    reach: reachOf(length),
  };
}

function stored(bytes: Buffer): Buffer {
  if (bytes.length > maxStored) throw new Error("Too long for one block.");
  const header = Buffer.from([0, 0, 0, 0, 0]);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/** Tables of no more than what the text needs: to clear the usual ones takes longer than to compress a question. */
function memoryFor(length: number): { windowBits: number; memLevel: number } {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(length))));
  return { windowBits, memLevel: Math.min(8, Math.max(1, windowBits - 7)) };
}

/** Deflate, no name, no time, no system (RFC 1952, 2.3). */
const header = letters([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block that holds nothing, in the code that needs no table. */
const lastBlock = letters([0b11, 0]);

/**
 * A stream of segments, one letter a byte: nothing is compressed again, whatever stands beside what.
 */
export function gzipOf(segments: readonly GzipSegment[]): string {
  const stream = [header];
  let crc = 0;
  let length = 0;
  for (const segment of segments) {
    stream.push(segment.deflated);
    crc = extended(crc, segment);
    length += segment.length;
  }
  stream.push(lastBlock, letters(bytesOf(crc)), letters(bytesOf(length)));
  return stream.join("");
}

/** The lowest 32 bits, the lowest byte first. */
const bytesOf = (number: number): number[] =>
  [0, 8, 16, 24].map((from) => (number >>> from) & 0xff);

function letters(bytes: readonly number[]): string {
  return String.fromCharCode(...bytes);
}
