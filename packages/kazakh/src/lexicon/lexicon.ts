import { NumbersByText } from "../numbers-by-text.ts";
import type { Entry } from "./entry.ts";
import { packedLexicon } from "./lexicon.generated.ts";
import { unpackEntries } from "./packing.ts";

/** A set of entries that can be looked up by lemma. Immutable once made. */
export interface Lexicon {
  readonly entries: readonly Entry[];
  readonly byLemma: EntriesByLemma;
}

/** Entries by their lemmas, commonest first. */
class EntriesByLemma {
  readonly #entries: readonly Entry[];
  readonly #places: NumbersByText;

  constructor(entries: readonly Entry[], name?: string) {
    this.#entries = entries;
    this.#places = new NumbersByText((add) => {
      entries.forEach(({ lemma }, at) => {
        add(lemma, at);
      });
    }, name);
  }

  get(lemma: string): readonly Entry[] | undefined {
    const found: Entry[] = [];
    for (const at of this.#places.get(lemma)) {
      const entry = this.#entries[at];
      if (entry?.lemma === lemma) found.push(entry);
    }
    if (found.length === 0) return undefined;
    return found.length === 1 ? found : found.sort((a, b) => a.band - b.band || a.id - b.id);
  }

  has(lemma: string): boolean {
    return this.#places.get(lemma).some((at) => this.#entries[at]?.lemma === lemma);
  }
}

/** Makes a lexicon, for instance of a course's own words on top of the built-in ones. */
export const makeLexicon = (entries: readonly Entry[]): Lexicon => ({
  entries,
  byLemma: new EntriesByLemma(entries),
});

let builtIn: Lexicon | undefined;

/** The built-in lexicon, unpacked at first use. */
export function defaultLexicon(): Lexicon {
  if (!builtIn) {
    const entries = unpackEntries(packedLexicon);
    builtIn = { entries, byLemma: new EntriesByLemma(entries, "lemmas") };
  }
  return builtIn;
}

/** Entries of a lemma, commonest first; empty when unknown. Case of the first letter is forgiven. */
export function lookUp(lemma: string, lexicon: Lexicon = defaultLexicon()): readonly Entry[] {
  if (lemma.length > 64) return [];
  const exact = lexicon.byLemma.get(lemma);
  if (exact) return exact;
  const lower = lemma.toLowerCase();
  return (
    lexicon.byLemma.get(lower) ??
    lexicon.byLemma.get(lower.charAt(0).toUpperCase() + lower.slice(1)) ??
    []
  );
}
