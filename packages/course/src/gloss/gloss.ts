import type { Candidate, SuffixId, TokenKind, Upos } from "@tilashar/kazakh";

/** A meaning in the languages the lexicon explains Kazakh in. */
export interface Meaning {
  readonly en: string;
  readonly ru: string;
}

/** A line in each language of the interface. */
export interface Note extends Meaning {
  readonly kz: string;
}

/** A piece of a glossed word: its stem, or a suffix with its name. */
export interface GlossPart {
  readonly text: string;
  readonly suffix?: SuffixId;
  /** The suffix whose meaning it has here, where that is another's: -ып before a person is hearsay. */
  readonly means?: SuffixId;
}

/** An expression of several words that the tapped word is a part of. */
export interface GlossedExpression {
  readonly lemma: string;
  readonly meaning: Meaning;
}

/** What a reader is told about one word of a text. */
export interface Gloss {
  /** As written. */
  readonly surface: string;
  readonly kind: Extract<TokenKind, "word" | "number">;
  /** Dictionary form. */
  readonly lemma: string;
  readonly upos: Upos;
  readonly meaning: Meaning;
  /** What the dictionary form means, where the word here says more or else: "he, she, it" of оған "to him". */
  readonly lemmaMeaning?: Meaning;
  /** Stem first; joined they are the word. */
  readonly parts: readonly GlossPart[];
  /** The word a derived one is made from, of which `meaning` is told: баяу of баяулау. */
  readonly base?: string;
  /** What is built into the stem: the voice of сүйелген, the case of оған. */
  readonly built?: SuffixId;
  /** Where the word stands in an expression with a meaning of its own. */
  readonly expression?: GlossedExpression;
  /** What the verb adds to the one before it, where it helps rather than means what it says. */
  readonly helper?: Note;
  /** It may mean what it says as well: барып келді is "went and came". */
  readonly helperKeeps?: true;
  /** How a numeral is read out. */
  readonly spoken?: string;
  /** The stem is not in the dictionary: the reading is a guess. */
  readonly guessed: boolean;
  /** Other dictionary forms the same letters may stand for. */
  readonly others: readonly GlossedExpression[];
}

/** A word of a sentence with what it may stand for. */
export interface ReadToken {
  readonly text: string;
  readonly kind: TokenKind;
  readonly candidates: readonly Candidate[];
}
