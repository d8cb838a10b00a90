/** Groups of words that say alike what is asked, of `content/tutor/asked-words.yaml`. */
export class WordGroups {
  readonly #whole = new Map<string, string[]>();
  readonly #begun = new Map<string, string[]>();
  readonly #shortest: number;

  constructor(groups: Readonly<Record<string, readonly string[]>>) {
    for (const [group, words] of Object.entries(groups))
      for (const word of words) {
        const plain = word.replace(/ё/g, "е");
        const into = plain.endsWith("*") ? this.#begun : this.#whole;
        const key = plain.replace(/\*$/, "");
        into.set(key, [...(into.get(key) ?? []), group]);
      }
    this.#shortest = Math.min(...[...this.#begun.keys()].map(({ length }) => length));
  }

  of(word: string): readonly string[] {
    const found = [...(this.#whole.get(word) ?? [])];
    for (let length = this.#shortest; length <= word.length; length++)
      found.push(...(this.#begun.get(word.slice(0, length)) ?? []));
    return [...new Set(found)];
  }
}
