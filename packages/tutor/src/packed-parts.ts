import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Parts of a thing by their names: JSON, compressed. */
export type Packed<Name extends PropertyKey> = Readonly<Record<Name, Uint8Array>>;

/** Parts as bytes, a fifth to a seventh of what they are as objects. */
export function pack<Whole, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
): Packed<Name> {
  return Object.fromEntries(
    names
      .filter((name) => whole[name] !== undefined)
      // A copy of its own size: the compressor's result is a view into a larger block
      .map((name) => [name, Uint8Array.from(zstdCompressSync(JSON.stringify(whole[name])))]),
  ) as Packed<Name>;
}

/** A part from its bytes. */
export const unpack = (part: Uint8Array): unknown =>
  JSON.parse(zstdDecompressSync(part).toString());

/**
 * The same thing with some of its parts as bytes: who reads one gets it unpacked, anew each time.
 *
 * @param made makes a part whole again that was packed without something.
 */
export function withPacked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  packed: Packed<Name>,
  made: (name: keyof Whole, part: unknown) => unknown = (_, part) => part,
): Whole {
  const light = {} as Whole;
  // In the order of before: what is said of the whole as JSON stays the same
  for (const name of Object.keys(whole) as (keyof Whole & Name)[]) {
    const part: Uint8Array | undefined = packed[name];
    const descriptor = part ? { get: () => made(name, unpack(part)) } : { value: whole[name] };
    Object.defineProperty(light, name, { enumerable: true, ...descriptor });
  }
  return Object.freeze(light);
}

/** The same with parts that are seldom read packed. */
export const packedIn = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
): Whole => withPacked(whole, pack(whole, names));
