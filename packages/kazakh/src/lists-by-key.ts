/**
 * Lists of things by a key, for indexes of tens of thousands of keys of which most have one thing. That thing stands
 * without a list, and no list has room to grow: pushed to, it would take room for sixteen more. An index
 * so takes half the memory of a map of lists.
 */
export class ListsByKey<Key, Value extends object | string> {
  readonly #lists = new Map<Key, Value | readonly Value[]>();

  get size(): number {
    return this.#lists.size;
  }

  add(key: Key, value: Value): void {
    const known = this.#lists.get(key);
    if (known === undefined) this.#lists.set(key, value);
    else this.#lists.set(key, Array.isArray(known) ? [...known, value] : [known as Value, value]);
  }

  has(key: Key): boolean {
    return this.#lists.has(key);
  }

  get(key: Key): readonly Value[] | undefined {
    const known = this.#lists.get(key);
    if (known === undefined) return undefined;
    return Array.isArray(known) ? known : [known as Value];
  }

  /** Puts another list in the place of a key's. */
  set(key: Key, [first, ...others]: readonly [Value, ...Value[]]): void {
    this.#lists.set(key, others.length === 0 ? first : [first, ...others]);
  }

  keys(): Iterable<Key> {
    return this.#lists.keys();
  }
}
