import { foldText } from "./fold.ts";

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

/** How soon a word that is said again counts no more, and how much a long document loses. */
const SATURATION = 2.5;
const LENGTH = 0.4;
/** Letters of a word that its endings and slips mostly leave alone. */
const STEMS = [4, 6];

/**
 * Ranks documents by the words they share with a question (Okapi BM25): what few documents have counts most, so that
 * the words every question is made of count next to nothing.
 */
export class RankedDocuments {
  readonly #featuresOf: (text: string) => ReadonlySet<string>;
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #lengths = new Map<string, number>();
  readonly #holding = new Map<string, number>();
  readonly #usualLength: number;

  /** `groups` names what a word says alike with others, in whatever language. */
  constructor(texts: readonly TextOf[], groups: (word: string) => readonly string[] = () => []) {
    this.#featuresOf = (text) => featuresOf(text, groups);
    for (const { document, text, weight } of texts) {
      const counts = this.#counts.get(document) ?? new Map<string, number>();
      this.#counts.set(document, counts);
      for (const feature of this.#featuresOf(text))
        counts.set(feature, (counts.get(feature) ?? 0) + weight);
    }
    let all = 0;
    for (const [document, counts] of this.#counts) {
      const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
      this.#lengths.set(document, length);
      all += length;
      for (const feature of counts.keys())
        this.#holding.set(feature, (this.#holding.get(feature) ?? 0) + 1);
    }
    this.#usualLength = all / Math.max(1, this.#counts.size);
  }

  /** Documents that share something with the text, the nearest first. */
  rank(text: string): Ranked[] {
    const features = [...this.#featuresOf(text)].map((feature) => ({
      feature,
      rarity: this.#rarity(feature) ** 2,
    }));
    const most = features.reduce((sum, { rarity }) => sum + rarity, 0);
    return [...this.#counts]
      .map(([document, counts]) => {
        const length = (this.#lengths.get(document) ?? 0) / this.#usualLength;
        const held = SATURATION * (1 - LENGTH + LENGTH * length);
        const score = features.reduce((sum, { feature, rarity }) => {
          const count = counts.get(feature);
          return count === undefined ? sum : sum + (rarity * count) / (count + held);
        }, 0);
        return { document, score, share: most === 0 ? 0 : score / most };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  #rarity(feature: string): number {
    return Math.log((this.#counts.size + 0.5) / (this.#holding.get(feature) ?? 1));
  }
}

/** Words, their beginnings, what they say alike with others, and pairs of neighbours. */
function featuresOf(text: string, groups: (word: string) => readonly string[]): Set<string> {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(`w ${word}`);
    for (const length of STEMS)
      if (word.length >= length) found.add(`${length} ${word.slice(0, length)}`);
    for (const group of groups(word)) found.add(`g ${group}`);
    const before = words[at - 1];
    if (before !== undefined) found.add(`p ${before.slice(0, 4)} ${word.slice(0, 4)}`);
  }
  return found;
}
