import { type Numbers, storedIndexes } from "@tilashar/kazakh";
import { featureKey } from "../learnt/feature-key.ts";

/** What holds a feature, and how much it counts for it. */
type Take = (holder: number, count: number) => void;

/** Adds what each holder has. */
type Fill = (add: (feature: string, holder: number, count: number) => void) => void;

/**
 * Who holds each feature, by number. Features are held as keys of 32 bits and their holders in blocks of numbers: with
 * maps of texts the tutor held ten times as much. Two features in a hundred thousand may share a key.
 */
export class InvertedIndex {
  /** Rising. */
  readonly #keys: Uint32Array;
  /** How often each feature was added. */
  readonly #times: Uint16Array;
  /** Where the holders of each feature end. */
  readonly #ends: Uint32Array;
  readonly #holders: Uint16Array;
  readonly #counts: Float32Array;

  /**
   * @param fill adds what each holder has, one holder after the other; what is added again counts more
   * @param name of an index that the build may have stored: then nothing is asked to be added
   */
  constructor(fill: Fill, name?: string) {
    const [keys, times, ends, holders, counts] = storedIndexes.numbers(name, () => laidOut(fill));
    this.#keys = keys as Uint32Array;
    this.#times = times as Uint16Array;
    this.#ends = ends as Uint32Array;
    this.#holders = holders as Uint16Array;
    this.#counts = counts as Float32Array;
  }

  /** How many hold a feature. */
  holding(feature: string): number {
    const row = this.#row(featureKey(feature));
    return row < 0 ? 0 : (this.#ends[row] as number) - this.#start(row);
  }

  /** How often a feature was added. */
  timesAdded(feature: string): number {
    return this.#times[this.#row(featureKey(feature))] ?? 0;
  }

  /** Takes everyone that holds a feature, in the order in which they came. */
  forHolders(feature: string, take: Take): void {
    const row = this.#row(featureKey(feature));
    if (row < 0) return;
    const end = this.#ends[row] as number;
    for (let at = this.#start(row); at < end; at++)
      take(this.#holders[at] as number, this.#counts[at] as number);
  }

  #start(row: number): number {
    return row === 0 ? 0 : (this.#ends[row - 1] as number);
  }

  #row(key: number): number {
    return rowOf(this.#keys, key);
  }
}

/** Where a key stands; -1 where it is not known. */
function rowOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The blocks of an index in their order: keys, times, ends, holders and counts. */
function laidOut(fill: Fill): readonly Numbers[] {
  const added = { keys: [] as number[], holders: [] as number[], counts: [] as number[] };
  fill((feature, holder, count) => {
    added.keys.push(featureKey(feature));
    added.holders.push(holder);
    added.counts.push(count);
  });
  const keys = distinct(Uint32Array.from(added.keys).sort());
  const size = keys.length;
  const times = new Uint16Array(size);
  const rows = Uint32Array.from(added.keys, (key) => rowOf(keys, key));
  const held = new Uint32Array(size);
  const last = new Int32Array(size).fill(-1);
  rows.forEach((row, at) => {
    times[row] = (times[row] as number) + 1;
    if (last[row] === added.holders[at]) return;
    last[row] = added.holders[at] as number;
    held[row] = (held[row] as number) + 1;
  });
  let end = 0;
  const ends = held.map((many) => {
    end += many;
    return end;
  });
  const holders = new Uint16Array(end);
  const counts = new Float32Array(end);
  const next = ends.map((to, row) => to - (held[row] as number));
  last.fill(-1);
  rows.forEach((row, at) => {
    const holder = added.holders[at] as number;
    if (last[row] !== holder) next[row] = (next[row] as number) + 1;
    last[row] = holder;
    const place = (next[row] as number) - 1;
    holders[place] = holder;
    counts[place] = (counts[place] as number) + (added.counts[at] as number);
  });
  return [keys, times, ends, holders, counts];
}

const distinct = (sorted: Uint32Array): Uint32Array =>
  sorted.filter((key, at) => at === 0 || key !== sorted[at - 1]);
