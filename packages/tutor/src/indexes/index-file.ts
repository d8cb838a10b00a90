import { createHash } from "node:crypto";
import { type IndexNumbers, type Numbers, packedTexts } from "@tilashar/kazakh";
import { packedParadigms, packedWords } from "../russian/paradigms.generated.ts";

/** The file of the build that holds the indexes of the tutor. */
export const INDEXES_FILE = "tutor-indexes.bin";

const KINDS = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;

/** Where a block of numbers stands in the file, in bytes after the head. */
interface Place {
  readonly kind: keyof typeof KINDS;
  readonly length: number;
  readonly at: number;
}

interface Head {
  readonly language: string;
  readonly indexes: readonly (readonly [name: string, blocks: readonly Place[]])[];
}

/** The lexicon and the Russian tables as a hash: indexes of others are not used. */
export function languagePrint(): string {
  const hash = createHash("sha256");
  for (const text of [...packedTexts, packedParadigms, packedWords]) hash.update(text);
  return hash.digest("base64url");
}

/** The widest numbers have eight bytes, and must begin at such a place. */
const aligned = (at: number): number => (at + 7) & ~7;

/** Indexes as bytes: the length of a head of JSON, the head, and the blocks of each index. */
export function storeIndexes(indexes: IndexNumbers, language: string): Uint8Array {
  let end = 0;
  const places = [...indexes].map(([name, blocks]): [string, Place[]] => [
    name,
    blocks.map((block) => {
      const at = end;
      end = aligned(at + block.byteLength);
      return { kind: kindOf(block), length: block.length, at };
    }),
  ]);
  const head = Buffer.from(JSON.stringify({ language, indexes: places } satisfies Head));
  const from = aligned(4 + head.length);
  const bytes = new Uint8Array(from + end);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  const starts = places.flatMap(([, blocks]) => blocks.map(({ at }) => from + at));
  [...indexes.values()].flat().forEach(({ buffer, byteOffset, byteLength }, which) => {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), starts[which]);
  });
  return bytes;
}

const kindOf = (block: Numbers): keyof typeof KINDS => block.constructor.name as keyof typeof KINDS;

/**
 * Indexes from their bytes, which they go on using: nothing is copied.
 *
 * @param bytes beginning at a place that eight divides
 * @returns none where they were made of another lexicon than the print says
 */
export function readIndexes(bytes: Uint8Array, language: string): IndexNumbers {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(Buffer.from(bytes.slice(4, 4 + length)).toString()) as Head;
  if (head.language !== language) return new Map();
  const from = bytes.byteOffset + aligned(4 + length);
  return new Map(
    head.indexes.map(([name, blocks]) => [
      name,
      blocks.map(
        ({ kind, length, at }) => new KINDS[kind](bytes.buffer as ArrayBuffer, from + at, length),
      ),
    ]),
  );
}
