import type { TaughtPart } from "../grammar/taught-part.ts";

/** What a pattern asks of one word. */
interface WordMatcher {
  readonly lemma?: string;
  /** Suffixes that follow one another anywhere in the word. */
  readonly suffixes: readonly string[];
  /** No other suffix may follow. */
  readonly last?: true;
  /** The word may be no part of an expression with a meaning of its own: сатып алу. */
  readonly own?: true;
}

/** Words in a row; `gap` where any words may stand between, `end` where the sentence must be over. */
export type SentencePattern = readonly (WordMatcher | "gap" | "end")[];

/** A word of a sentence as patterns see it. */
export interface PatternWord {
  /** Dictionary form, and the word as it stands: particles are asked for as written. */
  readonly lemmas: readonly string[];
  readonly suffixes: readonly string[];
  readonly inExpression: boolean;
}

/**
 * Reads a pattern: `+fut+abl бұрын` is a word with these suffixes before бұрын; `…` is a gap, `$` the end of
 * the sentence.
 */
export function readPattern(written: string): SentencePattern {
  return written.split(" ").map((piece) => {
    if (piece === "…") return "gap";
    if (piece === "$") return "end";
    const [lemma = "", ...suffixes] = piece.split("+");
    return lemma === "" ? { suffixes } : { lemma: lemma.toLowerCase(), suffixes };
  });
}

/** The first words of a sentence that hold a pattern, from and to; undefined where it is not there. */
export function findPattern(
  words: readonly PatternWord[],
  pattern: SentencePattern,
): readonly [from: number, to: number] | undefined {
  for (let start = 0; start < words.length; start++) {
    const end = endOfMatch(words, start, pattern, 0);
    if (end !== undefined) return [start, end];
  }
  return undefined;
}

/** Where the last word of a match stands that begins at a word. */
function endOfMatch(
  words: readonly PatternWord[],
  at: number,
  pattern: SentencePattern,
  step: number,
): number | undefined {
  const asked = pattern[step];
  if (asked === undefined) return at - 1;
  if (asked === "end") return at === words.length ? at - 1 : undefined;
  if (asked === "gap") {
    for (let next = at; next < words.length; next++) {
      const end = endOfMatch(words, next, pattern, step + 1);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  return word !== undefined && isAsked(word, asked)
    ? endOfMatch(words, at + 1, pattern, step + 1)
    : undefined;
}

function isAsked(word: PatternWord, { lemma, suffixes, last, own }: WordMatcher): boolean {
  if (lemma !== undefined && !word.lemmas.includes(lemma)) return false;
  if (own && word.inExpression) return false;
  if (suffixes.length === 0) return true;
  return word.suffixes.some((_, from) => {
    if (last && from + suffixes.length !== word.suffixes.length) return false;
    return suffixes.every((suffix, place) => word.suffixes[from + place] === suffix);
  });
}

/** The words by which what a point teaches is told. */
export function patternOfPart(part: TaughtPart): SentencePattern {
  if (part.kind === "suffix") return [{ suffixes: [part.id] }];
  if (part.kind === "word") return [{ lemma: part.lemma, suffixes: [] }];
  const converb = part.converb === "p" ? "conv" : "pres";
  return [
    { suffixes: [converb], last: true },
    { lemma: part.lemma, suffixes: [], own: true },
  ];
}
