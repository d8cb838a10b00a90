/**
 * What was made for the keys that were asked for lately: for at least so many of them, and at most twice as many. The older
 * half is forgotten at once, which costs less than to keep the order of all.
 */
export class RecentlyAsked<Key, Value extends object> {
  readonly #atLeast: number;
  #newer = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(atLeast: number) {
    this.#atLeast = atLeast;
  }

  /** What was made for a key, if it is still kept. */
  kept(key: Key): Value | undefined {
    return this.#newer.get(key) ?? this.#older.get(key);
  }

  get(key: Key, make: () => Value): Value {
    const newer = this.#newer.get(key);
    if (newer) return newer;
    const value = this.#older.get(key) ?? make();
    if (this.#newer.size >= this.#atLeast) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
    return value;
  }
}
