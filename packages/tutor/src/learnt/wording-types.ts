/** Classes of words that are told apart: nouns, qualities, verbs. */
export type WordClass = "n" | "a" | "v";
export type SaidLanguage = "en" | "ru";

/** How far a neighbour stands. */
export const NEAR = 3;

/** A word as it may be read: its class, its lemma and, of a noun, its case. */
export interface Unit {
  readonly kind: WordClass;
  readonly lemma: string;
  readonly kase: string | undefined;
}

/** A word of a line with all that it may be. */
export interface ReadWord {
  readonly text: string;
  readonly units: readonly Unit[];
  readonly lemmas: ReadonlySet<string>;
}
