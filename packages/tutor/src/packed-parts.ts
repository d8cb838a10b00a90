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
const unpack = (part: Uint8Array): unknown => JSON.parse(zstdDecompressSync(part).toString());

/** All parts from their bytes. */
export const unpackAll = <Whole extends object>(packed: Packed<keyof Whole>): Whole =>
  Object.fromEntries(
    Object.entries<Uint8Array>(packed).map(([name, part]) => [name, unpack(part)]),
  ) as Whole;

/**
 * A thing of which some parts are bytes: who reads one gets it unpacked, anew each time.
 *
 * @param names of all parts in their order, so that what is said of the whole as JSON stays the same
 */
export function withPacked<Whole extends object>(
  rest: Partial<Whole>,
  packed: Partial<Packed<keyof Whole>>,
  names: readonly (keyof Whole)[],
): Whole {
  const light = {} as Whole;
  for (const name of names) {
    const part: Uint8Array | undefined = packed[name];
    const descriptor = part ? { get: () => unpack(part) } : { value: rest[name] };
    Object.defineProperty(light, name, { enumerable: true, ...descriptor });
  }
  return Object.freeze(light);
}

/** The same with parts that are seldom read packed. */
export const packedIn = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
): Whole =>
  withPacked<Whole>(
    whole,
    pack(whole, names) as Partial<Packed<keyof Whole>>,
    Object.keys(whole) as (keyof Whole)[],
  );
