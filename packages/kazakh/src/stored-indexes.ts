/** A block of numbers of an index. */
export type Numbers =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array;

/** Indexes as blocks of numbers, by their names. */
export type IndexNumbers = ReadonlyMap<string, readonly Numbers[]>;

/**
 * Indexes that were made before and only have to be found: to go through thirty thousand words takes each start of a thread a
 * second. Whoever has them from a file says so before the first is asked for; what is missing is made, as is all where
 * nothing is stored.
 */
class StoredIndexes {
  #known: IndexNumbers = new Map();
  #made: Map<string, readonly Numbers[]> | undefined;

  /** Whether names of indexes matter: some are stored, or are about to be. */
  get isOpen(): boolean {
    return this.#known.size > 0 || this.#made !== undefined;
  }

  /** From now on these are found. */
  use(known: IndexNumbers): void {
    this.#known = known;
  }

  /** Every index with a name that is made meanwhile. */
  collect(meanwhile: () => void): IndexNumbers {
    const made = new Map<string, readonly Numbers[]>();
    this.#made = made;
    meanwhile();
    this.#made = undefined;
    return made;
  }

  /** The numbers of an index: as they are stored, or made. An index without a name is always made. */
  numbers(name: string | undefined, make: () => readonly Numbers[]): readonly Numbers[] {
    const known = name === undefined ? undefined : this.#known.get(name);
    if (known) return known;
    const made = make();
    if (name !== undefined) this.#made?.set(name, made);
    return made;
  }

  /** The same of whatever can be written as JSON. */
  json<Thing>(name: string | undefined, make: () => Thing): Thing {
    const known = name === undefined ? undefined : this.#known.get(name)?.[0];
    if (known) return JSON.parse(new TextDecoder().decode(known)) as Thing;
    const made = make();
    if (name !== undefined) this.#made?.set(name, [new TextEncoder().encode(JSON.stringify(made))]);
    return made;
  }
}

/** Those of this thread: the lexicon and what is found in it are there once for all who read Kazakh. */
export const storedIndexes = new StoredIndexes();
