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

  /** @param fill adds every number there will be */
  constructor(fill: (add: (text: string, number: number) => void) => void) {
    const hashes: number[] = [];
    const numbers: number[] = [];
    fill((text, number) => {
      hashes.push(hashOf(text));
      numbers.push(number);
    });
    const bits = Math.max(1, Math.ceil(Math.log2(hashes.length + 1)) - 1);
    this.#shift = 32 - bits;
    this.#starts = new Uint32Array(2 ** bits + 1);
    this.#hashes = new Int32Array(hashes.length);
    this.#numbers = new Uint32Array(hashes.length);
    const sizes = new Uint32Array(2 ** bits);
    for (const hash of hashes) sizes[hash >>> this.#shift] = (sizes[hash >>> this.#shift] ?? 0) + 1;
    sizes.forEach((size, bucket) => {
      this.#starts[bucket + 1] = (this.#starts[bucket] ?? 0) + size;
    });
    const next = this.#starts.slice();
    hashes.forEach((hash, at) => {
      const bucket = hash >>> this.#shift;
      const place = next[bucket] as number;
      next[bucket] = place + 1;
      this.#hashes[place] = hash;
      this.#numbers[place] = numbers[at] as number;
    });
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
