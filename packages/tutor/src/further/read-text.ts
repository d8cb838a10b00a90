import type { LinearModel } from "../learnt/linear-model.ts";
import type { WordGroups } from "../recognise/word-groups.ts";
import { foldText } from "../text/fold.ts";

/** Letters of a word that its endings and slips mostly leave alone. */
const STEM = 5;
/** Letters of a piece of a word. */
const PIECE = 3;

type Weights = ReadonlyMap<string, number>;

/** A text as it is compared with others; everything is of length one. */
export interface ReadText {
  /** The beginnings of its words, and pairs of neighbours; rare ones count most. */
  readonly words: Weights;
  /** What its words say alike with others, in whatever language. */
  readonly groups: Weights;
  readonly pieces: Weights;
  /** Where it points among the meanings that were learnt. */
  readonly meaning: Float64Array;
  /** How much of it no text that was learnt from has. */
  readonly unknown: number;
}

/** The beginning of a word as a feature. */
export const stemFeature = (word: string): string => `s ${word.slice(0, STEM)}`;

/** The beginnings of words by which a text is known, and the groups the words are of. */
export function featuresOf(text: string, groups: WordGroups): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string) => found.set(feature, (found.get(feature) ?? 0) + 1);
  for (const word of wordsIn(text)) {
    add(stemFeature(word));
    for (const group of groups.of(word)) add(`g ${group}`);
  }
  return found;
}

/** A feature that no text has that was learnt from is as rare as the rarest. */
const RAREST = 7;

/** Reads a text by what was learnt of its words. */
export function readText(text: string, latent: LinearModel, groups: WordGroups): ReadText {
  const features = featuresOf(text, groups);
  const meaning = new Float64Array(latent.numbers.labels.length - 1);
  const words = new Map<string, number>();
  const inGroups = new Map<string, number>();
  let known = 0;
  let all = 0;
  for (const [feature, times] of features) {
    const row = latent.row(feature);
    const rarity = row?.[0] ?? RAREST;
    const weight = Math.log1p(times) * rarity;
    (feature.startsWith("g ") ? inGroups : words).set(feature, weight);
    all += weight;
    if (!row) continue;
    known += weight;
    for (let one = 0; one < meaning.length; one++)
      meaning[one] = (meaning[one] as number) + weight * (row[one + 1] as number);
  }
  const length = Math.hypot(...meaning) || 1;
  return {
    words: unit(words),
    groups: unit(inGroups),
    pieces: unit(piecesOf(text)),
    meaning: meaning.map((one) => one / length),
    unknown: all === 0 ? 1 : 1 - known / all,
  };
}

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\d']+/gu) ?? [];

function piecesOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of wordsIn(text)) {
    const line = ` ${word} `;
    for (let at = 0; at + PIECE <= line.length; at++) {
      const piece = line.slice(at, at + PIECE);
      found.set(piece, (found.get(piece) ?? 0) + 1);
    }
  }
  return found;
}

function unit(weights: ReadonlyMap<string, number>): Weights {
  let square = 0;
  for (const weight of weights.values()) square += weight ** 2;
  const length = Math.sqrt(square) || 1;
  return new Map([...weights].map(([feature, weight]) => [feature, weight / length]));
}

/** How alike two lists of weights are: 0–1. */
export function alike(some: Weights, others: Weights): number {
  let sum = 0;
  for (const [feature, weight] of some) sum += weight * (others.get(feature) ?? 0);
  return sum;
}

/** How alike two meanings are: −1–1. */
export function alikeMeaning(some: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let one = 0; one < some.length; one++) sum += (some[one] as number) * (other[one] as number);
  return sum;
}
