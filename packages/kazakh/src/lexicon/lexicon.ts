import type { Entry } from "./entry.ts";
import { packedLexicon } from "./lexicon.generated.ts";
import { unpackEntries } from "./packing.ts";

/** A set of entries that can be looked up by lemma. Immutable once made. */
export interface Lexicon {
  readonly entries: readonly Entry[];
  readonly byLemma: ReadonlyMap<string, readonly Entry[]>;
}

/** Makes a lexicon, for instance of a course's own words on top of the built-in ones. */
export function makeLexicon(entries: readonly Entry[]): Lexicon {
  const byLemma = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = byLemma.get(entry.lemma);
    if (known) known.push(entry);
    else byLemma.set(entry.lemma, [entry]);
  }
  for (const homonyms of byLemma.values())
    if (homonyms.length > 1) homonyms.sort((a, b) => a.band - b.band || a.id - b.id);
  return { entries, byLemma };
}

let builtIn: Lexicon | undefined;

/** The built-in lexicon, unpacked at first use. */
export function defaultLexicon(): Lexicon {
  builtIn ??= makeLexicon(unpackEntries(packedLexicon));
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
