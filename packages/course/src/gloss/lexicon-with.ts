import { defaultLexicon, type Entry, type Lexicon, makeLexicon } from "@tilashar/kazakh";

/** A headword of the course, as the glossary call gives it. */
export interface GlossaryWord {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  /** Bare stem of a verb that the built-in lexicon does not have. */
  readonly stem?: string;
}

/** The built-in lexicon and the words of the course that it does not have. */
export function lexiconWith(words: readonly GlossaryWord[]): Lexicon {
  const base = defaultLexicon();
  const unknown = words.filter(({ kz }) => !/\s/.test(kz) && !base.byLemma.has(kz));
  if (unknown.length === 0) return base;
  const entries = unknown.map(
    ({ kz, stem }, place): Entry => ({
      id: base.entries.length + place,
      lemma: kz,
      pos: stem !== undefined ? "v" : kz === kz.toLowerCase() ? "adj" : "name-person",
      band: 4,
      ...(stem !== undefined && { stem }),
    }),
  );
  return makeLexicon([...base.entries, ...entries]);
}
