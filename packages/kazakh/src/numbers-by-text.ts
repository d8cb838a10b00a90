import { type Numbers, storedIndexes } from "./stored-indexes.ts";

/** Adds what an index holds: texts with their numbers. */
type Fill = (add: (text: string, number: number) => void) => void;

/**
 * Numbers by texts, in the order in which they came, for indexes of tens of thousands of texts. A number stands for
 * something that is made again when it is asked for, and of a text only a hash is kept: eight bytes a number and four to eight
 * for its place, where a map of objects takes a hundred and more. Two texts may share a hash, so who asks compares the text
 * with what a number stands for.
 */
export class NumbersByText {
  /** Hashes and numbers, bucket by bucket. */
  readonly #hashes: Int32Array;
  readonly #numbers: Uint32Array;
  /** Where each bucket begins; a bucket is told by the first bits of a hash. */
  readonly #starts: Uint32Array;
  readonly #shift: number;

  /**
   * @param fill adds every number there will be
   * @param name of an index that the build may have stored: then nothing is asked to be added
   */
  constructor(fill: Fill, name?: string) {
    const [hashes, numbers, starts] = storedIndexes.numbers(name, () => laidOut(fill));
    this.#hashes = hashes as Int32Array;
    this.#numbers = numbers as Uint32Array;
    this.#starts = starts as Uint32Array;
    this.#shift = shiftOf(this.#starts.length - 1);
  }

  /** The numbers of a text, and seldom one of another with the same hash. */
  get(text: string): readonly number[] {
    return this.#of(hashOf(text));
  }

  /** The beginnings of a text that have numbers, the shortest first: each letter is hashed once for all of them. */
  forBeginnings(text: string, take: (length: number, numbers: readonly number[]) => void): void {
    let hash = START;
    for (let at = 0; at < text.length; at++) {
      hash = step(hash, text.charCodeAt(at));
      const numbers = this.#of(mixed(hash));
      if (numbers.length > 0) take(at + 1, numbers);
    }
  }

  #of(hash: number): readonly number[] {
    const bucket = hash >>> this.#shift;
    let found: number[] | undefined;
    const end = this.#starts[bucket + 1] as number;
    for (let at = this.#starts[bucket] as number; at < end; at++) {
      if (this.#hashes[at] !== hash) continue;
      const number = this.#numbers[at] as number;
      if (found) found.push(number);
      else found = [number];
    }
    return found ?? NONE;
  }
}

const NONE: readonly number[] = [];

/** How far a hash is shifted to tell its bucket. */
const shiftOf = (buckets: number): number => 32 - Math.log2(buckets);

/** Hashes and numbers bucket by bucket, and where each bucket begins. */
function laidOut(fill: Fill): readonly Numbers[] {
  const added = { hashes: [] as number[], numbers: [] as number[] };
  fill((text, number) => {
    added.hashes.push(hashOf(text));
    added.numbers.push(number);
  });
  const count = added.hashes.length;
  const buckets = 2 ** Math.max(1, Math.ceil(Math.log2(count + 1)) - 1);
  const shift = shiftOf(buckets);
  const starts = new Uint32Array(buckets + 1);
  for (const hash of added.hashes) {
    const after = (hash >>> shift) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let bucket = 0; bucket < buckets; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] as number) + (starts[bucket] as number);
  const next = starts.slice();
  const hashes = new Int32Array(count);
  const numbers = new Uint32Array(count);
  added.hashes.forEach((hash, at) => {
    const bucket = hash >>> shift;
    const place = next[bucket] as number;
    next[bucket] = place + 1;
    hashes[place] = hash;
    numbers[place] = added.numbers[at] as number;
  });
  return [hashes, numbers, starts];
}

// FNV-1a over UTF-16, its bits mixed once more: buckets go by the first ones
const START = 0x811c9dc5 | 0;
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

function mixed(hash: number): number {
  const turned = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return turned ^ (turned >>> 13);
}

function hashOf(text: string): number {
  let hash = START;
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
  return mixed(hash);
}
