import { constants, createBrotliCompress } from "node:zlib";
import { ownMemory } from "#api/own-memory.ts";
import { brotliFor, fullEffort } from "./prepared-content.ts";

/** What one uncompressed block of Brotli may hold (RFC 7932, 9.2, with the shortest length). */
const maxTail = 65_536;

/** A last block that is empty. */
const lastBlock = Buffer.from([0b11]);

/** Compresses what an answer begins with, at full effort, so that `withTail` can end it. */
export async function compressedHead(bytes: Buffer): Promise<Buffer> {
  const encoder = createBrotliCompress({ params: brotliFor(bytes.length, fullEffort) });
  const chunks: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => chunks.push(chunk));
  encoder.write(bytes);
  // A flushed stream ends with a whole byte: another block may follow.
  await new Promise<void>((resolve, reject) => {
    encoder.once("error", reject);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve());
  });
  encoder.destroy();
  return ownMemory(Buffer.concat(chunks));
}

/**
 * The head with a short end of its own, which stands there as it is: what is the same for everyone is
 * compressed once, whoever it is sent to.
 */
export function withTail(head: Buffer, tail: Buffer): Buffer {
  if (tail.length === 0 || tail.length > maxTail) throw new Error("Too long to be an end.");
  // Bits from the lowest: not the last block, four nibbles of length, the length less one, uncompressed.
  const header = ((tail.length - 1) << 3) | (1 << 19);
  return Buffer.concat([
    head,
    Buffer.from([header & 0xff, (header >> 8) & 0xff, (header >> 16) & 0xff]),
    tail,
    lastBlock,
  ]);
}
