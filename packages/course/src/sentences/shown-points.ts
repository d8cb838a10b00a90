import type { GrammarPoint } from "../course/course.ts";
import type { Gloss } from "../gloss/index.ts";
import { taughtPart } from "../grammar/taught-part.ts";
import { findPattern, type PatternWord, patternOfPart, readPattern } from "./sentence-pattern.ts";

/** A point that a sentence shows, and the words from and to that show it. */
export interface ShownPoint {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Finds the points of the book that words in a row show, each at its first place. */
export function makePointFinder(
  grammar: readonly Pick<GrammarPoint, "id" | "teaches" | "finds">[],
): (words: readonly PatternWord[]) => ShownPoint[] {
  const points = grammar.map(({ id, teaches, finds }) => ({
    id,
    // Patterns say more exactly what shows the point than what it teaches does
    patterns:
      finds.length > 0 ? finds.map(readPattern) : teaches.map(taughtPart).map(patternOfPart),
  }));
  return (words) =>
    points.flatMap(({ id, patterns }) => {
      const found = patterns.map((pattern) => findPattern(words, pattern)).find(Boolean);
      return found === undefined ? [] : [{ id, from: found[0], to: found[1] }];
    });
}

/** Dictionary forms that a glossed word stands for, in small letters. */
export function lemmasOf({ kind, lemma, base, expression }: Gloss): string[] {
  if (kind === "number") return [];
  return [lemma, ...(base ? [base] : []), ...(expression ? [expression.lemma] : [])].map((one) =>
    one.toLowerCase(),
  );
}

function suffixesOf({ parts, built }: Gloss): string[] {
  const ids = parts.flatMap(({ suffix }) => suffix ?? []);
  return built === undefined ? ids : [...ids, built];
}

/** A glossed word as patterns see it. */
export function patternWord(gloss: Gloss): PatternWord {
  return {
    lemmas: [...lemmasOf(gloss), gloss.surface.toLowerCase()],
    suffixes: suffixesOf(gloss),
    inExpression: gloss.expression !== undefined,
  };
}
