import type { Entry } from "../lexicon/entry.ts";
import type { SuffixId } from "./suffix-table.ts";
import type { Features } from "./ud-features.ts";

export type Upos =
  | "NOUN"
  | "PROPN"
  | "VERB"
  | "AUX"
  | "ADJ"
  | "ADV"
  | "PRON"
  | "DET"
  | "NUM"
  | "ADP"
  | "CCONJ"
  | "SCONJ"
  | "PART"
  | "INTJ"
  | "X";

/** One suffix of an analysed word, with the letters it shows. */
export interface FoundSuffix {
  id: SuffixId;
  surface: string;
}

/** One reading of a word. */
export interface Candidate {
  /** Dictionary form; of a derived word, the derived one. */
  lemma: string;
  upos: Upos;
  features: Features;
  suffixes: readonly FoundSuffix[];
  /** The word cut into stem and suffixes; the pieces joined are the word. */
  segments: readonly string[];
  /** Lexicon entry of the stem; none when the stem is a guess. */
  entry?: Entry;
  /** 0–1 within this word's readings; guesses stay at or below 0.6. */
  confidence: number;
  /** The stem is not in the lexicon. */
  guessed: boolean;
}

/** A candidate before confidence is known. */
export interface Weighed extends Omit<Candidate, "confidence"> {
  cost: number;
  /** Cost before the preference for a first reading, by which readings are listed or left out. */
  plain?: number;
}
