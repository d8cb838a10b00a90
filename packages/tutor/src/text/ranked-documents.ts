import { storedIndexes } from "@tilashar/kazakh";
import { foldText } from "./fold.ts";
import { InvertedIndex } from "./inverted-index.ts";

/** A text of a document, with how much its words count. */
export interface TextOf {
  readonly document: string;
  readonly text: string;
  readonly weight: number;
}

/** How near a document is to what was asked: `share` of all that the asked words could tell. */
export interface Ranked {
  readonly document: string;
  readonly score: number;
  readonly share: number;
}

/** What is known of words beforehand. */
export interface Words {
  /** What a word says alike with others, in whatever language. */
  readonly groupsOf: (word: string) => readonly string[];
  /** Whether a word is of those that every question is made of. */
  readonly isFrame: (word: string) => boolean;
}

/** How soon a word that is said again counts no more, and how much a long document loses. */
const SATURATION = 2.5;
const LENGTH = 0.4;
/** What one text alone has may be chance. */
const ONCE = 0.7;
/** Letters of a word that its endings and slips mostly leave alone. */
const STEMS = [4, 6];

/**
 * Ranks documents by the words they share with a question (Okapi BM25): what few documents have counts most, so that
 * the words every question is made of count next to nothing.
 */
export class RankedDocuments {
  readonly #featuresOf: (text: string) => ReadonlySet<string>;
  readonly #documents: readonly string[];
  readonly #index: InvertedIndex;
  /** What a document's length adds to how soon a word that it says again counts no more. */
  readonly #held: Float64Array;

  /**
   * @param texts asked for where nothing is stored
   * @param name of an index that the build may have stored
   */
  constructor(texts: () => readonly TextOf[], words: Words, name?: string) {
    this.#featuresOf = featuresBy(words);
    let grouped: Map<string, TextOf[]> | undefined;
    const byDocument = () => {
      grouped ??= Map.groupBy(texts(), ({ document }) => document);
      return grouped;
    };
    this.#documents = storedIndexes.json(name && `${name}: documents`, () => [
      ...byDocument().keys(),
    ]);
    const counted = new Float64Array(this.#documents.length);
    this.#index = new InvertedIndex((add) => {
      [...byDocument().values()].forEach((ofOne, which) => {
        for (const { text, weight } of ofOne)
          for (const feature of this.#featuresOf(text)) {
            add(feature, which, weight);
            counted[which] = (counted[which] as number) + weight;
          }
      });
    }, name);
    // Where the index is stored, they are, too
    const [lengths = counted] = storedIndexes.numbers(name && `${name}: lengths`, () => [counted]);
    let sum = 0;
    for (const one of lengths) sum += one;
    const usual = sum / Math.max(1, lengths.length);
    this.#held = Float64Array.from(
      lengths,
      (one) => SATURATION * (1 - LENGTH + (LENGTH * one) / usual),
    );
  }

  /** Documents that share something with the text, the nearest first. */
  rank(text: string): Ranked[] {
    const scores = new Float64Array(this.#documents.length);
    let most = 0;
    for (const feature of this.#featuresOf(text)) {
      const rarity = this.#rarity(feature) ** 2;
      most += rarity;
      this.#index.forHolders(feature, (which, count) => {
        const held = this.#held[which] as number;
        scores[which] = (scores[which] as number) + (rarity * count) / (count + held);
      });
    }
    return this.#documents
      .map((document, which) => {
        const score = scores[which] as number;
        return { document, score, share: most === 0 ? 0 : score / most };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  #rarity(feature: string): number {
    const holding = this.#index.holding(feature) || 1;
    const rarity = Math.log((this.#documents.length + 0.5) / holding);
    return this.#index.timesAdded(feature) === 1 ? rarity * ONCE : rarity;
  }
}

/** Beside the constructor, whose texts a function made there would keep. */
const featuresBy =
  (words: Words) =>
  (text: string): ReadonlySet<string> =>
    featuresOf(text, words);

/** Words, their beginnings, what they say alike with others, and pairs of neighbours; of the frame of a question nothing alone. */
function featuresOf(text: string, { groupsOf, isFrame }: Words): Set<string> {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    const isTelling = !isFrame(word);
    if (isTelling) {
      found.add(`w ${word}`);
      for (const length of STEMS)
        if (word.length >= length) found.add(`${length} ${word.slice(0, length)}`);
      for (const group of groupsOf(word)) found.add(`g ${group}`);
    }
    const before = words[at - 1];
    if (before !== undefined && (isTelling || !isFrame(before)))
      found.add(`p ${before.slice(0, 4)} ${word.slice(0, 4)}`);
  }
  return found;
}
