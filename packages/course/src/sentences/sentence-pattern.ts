/** What a pattern asks of one word. */
interface WordMatcher {
  readonly lemma?: string;
  /** Suffixes that follow one another anywhere in the word. */
  readonly suffixes: readonly string[];
}

/** Words in a row; `gap` where any words may stand between. */
export type SentencePattern = readonly (WordMatcher | "gap")[];

/** A word of a sentence as patterns see it. */
export interface PatternWord {
  /** Dictionary form, and the word as it stands: particles are asked for as written. */
  readonly lemmas: readonly string[];
  readonly suffixes: readonly string[];
}

/** Reads a pattern: `+fut+abl бұрын` is a word with these suffixes before бұрын; `…` is a gap. */
export function readPattern(written: string): SentencePattern {
  return written.split(" ").map((piece) => {
    if (piece === "…") return "gap";
    const [lemma = "", ...suffixes] = piece.split("+");
    return lemma === "" ? { suffixes } : { lemma, suffixes };
  });
}

/** Whether the words of a sentence hold a pattern somewhere. */
export function matchesPattern(words: readonly PatternWord[], pattern: SentencePattern): boolean {
  return words.some((_, start) => matchesFrom(words, start, pattern, 0));
}

function matchesFrom(
  words: readonly PatternWord[],
  at: number,
  pattern: SentencePattern,
  step: number,
): boolean {
  const asked = pattern[step];
  if (asked === undefined) return true;
  if (asked === "gap") {
    for (let next = at; next < words.length; next++) {
      if (matchesFrom(words, next, pattern, step + 1)) return true;
    }
    return false;
  }
  const word = words[at];
  return (
    word !== undefined && isAsked(word, asked) && matchesFrom(words, at + 1, pattern, step + 1)
  );
}

function isAsked(word: PatternWord, { lemma, suffixes }: WordMatcher): boolean {
  if (lemma !== undefined && !word.lemmas.includes(lemma)) return false;
  if (suffixes.length === 0) return true;
  return word.suffixes.some((_, from) =>
    suffixes.every((suffix, place) => word.suffixes[from + place] === suffix),
  );
}
