import type { Strength } from "@tilashar/learning/review";
import type { CountedWord } from "./own-text-store.ts";

/** How a word of a text stands with its reader. */
export type Standing = "known" | "learning" | "new";

/** Remembered for weeks. */
const known: Strength = 3;

/** What a reader knows: words of the reviews by their strength, and words marked as known. */
export interface KnownWords {
  readonly strengths: ReadonlyMap<string, Strength>;
  readonly marks: ReadonlySet<string>;
}

/** Names, numbers and words that the dictionary does not have ask for no learning: null. */
export function standingOf(
  { lemma, kind }: Pick<CountedWord, "lemma" | "kind">,
  { strengths, marks }: KnownWords,
): Standing | null {
  if (kind !== "word") return null;
  if (marks.has(lemma)) return "known";
  const strength = strengths.get(lemma);
  return strength === undefined ? "new" : strength >= known ? "known" : "learning";
}

/** How a text, or a part of it, stands with its reader. */
export interface Share {
  /** Running words, all of them. */
  readonly words: number;
  /** Share of running words that are known, with names and numbers; 0 to 1. */
  readonly known: number;
  /** Dictionary forms that are being learned, and that are new. */
  readonly learning: number;
  readonly fresh: number;
}

export function shareOf(
  words: Iterable<Pick<CountedWord, "lemma" | "kind" | "count">>,
  reader: KnownWords,
): Share {
  const share = { words: 0, met: 0, learning: 0, fresh: 0 };
  for (const word of words) {
    share.words += word.count;
    const standing = standingOf(word, reader);
    if (standing === "new") share.fresh += 1;
    else if (standing === "learning") share.learning += 1;
    // A word that nobody has in a dictionary is not known by anybody
    else if (word.kind !== "unknown") share.met += word.count;
  }
  const { words: all, met, learning, fresh } = share;
  return { words: all, known: all === 0 ? 0 : met / all, learning, fresh };
}

/** The words that help most with a text: not known yet, most frequent first, those with a sentence to see them in. */
export function mostUseful(
  words: readonly CountedWord[],
  reader: KnownWords,
  most: number,
): CountedWord[] {
  const fresh = words.filter((word) => standingOf(word, reader) === "new");
  return fresh
    .sort((one, other) => other.count - one.count || weight(other) - weight(one))
    .slice(0, most);
}

const weight = ({ example }: CountedWord) => (example === null ? 0 : 1);
