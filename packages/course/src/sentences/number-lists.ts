/** Lists of numbers by key, laid one behind the other, as they are written into a file. */
export interface NumberLists {
  /** In order. */
  readonly keys: readonly string[];
  /** Where the numbers of each key end. */
  readonly ends: readonly number[];
  readonly numbers: readonly number[];
}

/** Collects lists number by number. */
export function collectNumberLists() {
  const lists = new Map<string, number[]>();
  return {
    add(key: string, ...numbers: number[]): void {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, numbers);
      else list.push(...numbers);
    },
    all(): NumberLists {
      const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
      const ends: number[] = [];
      let end = 0;
      for (const [, list] of sorted) {
        end += list.length;
        ends.push(end);
      }
      return {
        keys: sorted.map(([key]) => key),
        ends,
        numbers: sorted.flatMap(([, list]) => list),
      };
    },
  };
}

const none = new Uint32Array();

/** Finds the list of a key. All of them are one block of memory: as arrays of their own they would be four times as large. */
export function openNumberLists({
  keys,
  ends,
  numbers,
}: NumberLists): (key: string) => Uint32Array {
  const all = Uint32Array.from(numbers);
  const places = new Map(keys.map((key, at) => [key, at]));
  return (key) => {
    const at = places.get(key);
    return at === undefined ? none : all.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
  };
}
