import type { Case, VerbForm } from "../word/reading.ts";

/** What a rule cannot find anything without: any one of these is enough for it to be asked. */
export interface Need {
  /** Words as they stand, in small letters. */
  readonly words?: readonly string[];
  readonly lemmas?: readonly string[];
  /** Shapes of words as they stand, in small letters. */
  readonly shapes?: readonly RegExp[];
  readonly traits?: readonly Trait[];
  /** Sentences of no more words than so many. */
  readonly most?: number;
}

/** What else a sentence may hold. */
export type Trait =
  | `case ${Case}`
  /** A pronoun, or a name, in a case. */
  | `pronoun ${Case}`
  | `name ${Case}`
  | `form ${VerbForm}`
  /** A particle that leans on a word: ғой, ше, да; "leaning" is any of them. */
  | "leaning"
  /** A particle that asks. */
  | "asked"
  /** A word that begins with two capitals. */
  | "abbreviation";

/** One of these words, as it stands; they are written with spaces between them. */
export const word = (list: string): Need => ({ words: list.split(" ") });

/** A word of this shape. */
export const wordLike = (shape: RegExp): Need => ({ shapes: [shape] });

/** A form of one of these words; they are written with spaces between them. */
export const lemma = (list: string): Need => ({ lemmas: list.split(" ") });

/** A form of one of a set of words. */
export const lemmaOf = (...sets: readonly Iterable<string>[]): Need => ({
  lemmas: sets.flatMap((one) => [...one]),
});

/** A word in this case. */
export const inCase = (kase: Case): Need => ({ traits: [`case ${kase}`] });

/** A pronoun in this case. */
export const pronounIn = (kase: Case): Need => ({ traits: [`pronoun ${kase}`] });

/** A name in this case. */
export const nameIn = (kase: Case): Need => ({ traits: [`name ${kase}`] });

/** A verb in this form. */
export const inForm = (form: VerbForm): Need => ({ traits: [`form ${form}`] });

/** Something that leans on a word, asks or abbreviates. */
export const having = (trait: "leaning" | "asked" | "abbreviation"): Need => ({ traits: [trait] });

/** No more words than so many. */
export const atMost = (most: number): Need => ({ most });

/** One of several needs. */
export const either = (...needs: readonly Need[]): Need => ({
  words: needs.flatMap(({ words = [] }) => words),
  lemmas: needs.flatMap(({ lemmas = [] }) => lemmas),
  shapes: needs.flatMap(({ shapes = [] }) => shapes),
  traits: needs.flatMap(({ traits = [] }) => traits),
  most: Math.max(0, ...needs.map(({ most = 0 }) => most)),
});
