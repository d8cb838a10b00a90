type Groups = Readonly<Record<string, readonly string[]>>;

/** Groups by whole words and by beginnings of words. */
interface Read {
  readonly whole: ReadonlyMap<string, readonly string[]>;
  readonly begun: ReadonlyMap<string, readonly string[]>;
  readonly shortest: number;
}

/** Several recognisers go by the same groups: they are read once. */
const known = new WeakMap<Groups, Read>();

/** Groups of words that say alike what is asked, of `content/tutor/asked-words.yaml`. */
export class WordGroups {
  readonly #read: Read;

  constructor(groups: Groups) {
    const read = known.get(groups) ?? readGroups(groups);
    known.set(groups, read);
    this.#read = read;
  }

  of(word: string): readonly string[] {
    const { whole, begun, shortest } = this.#read;
    const found = [...(whole.get(word) ?? [])];
    for (let length = shortest; length <= word.length; length++)
      found.push(...(begun.get(word.slice(0, length)) ?? []));
    return [...new Set(found)];
  }
}

function readGroups(groups: Groups): Read {
  const whole = new Map<string, string[]>();
  const begun = new Map<string, string[]>();
  for (const [group, words] of Object.entries(groups))
    for (const word of words) {
      const plain = word.replace(/ё/g, "е");
      const into = plain.endsWith("*") ? begun : whole;
      const key = plain.replace(/\*$/, "");
      into.set(key, [...(into.get(key) ?? []), group]);
    }
  return { whole, begun, shortest: Math.min(...[...begun.keys()].map(({ length }) => length)) };
}
