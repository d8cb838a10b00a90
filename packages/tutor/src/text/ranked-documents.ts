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
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #lengths = new Map<string, number>();
  readonly #holding = new Map<string, number>();
  readonly #said = new Map<string, number>();
  readonly #usualLength: number;

  constructor(texts: readonly TextOf[], words: Words) {
    this.#featuresOf = (text) => featuresOf(text, words);
    for (const { document, text, weight } of texts) {
      const counts = this.#counts.get(document) ?? new Map<string, number>();
      this.#counts.set(document, counts);
      for (const feature of this.#featuresOf(text)) {
        counts.set(feature, (counts.get(feature) ?? 0) + weight);
        this.#said.set(feature, (this.#said.get(feature) ?? 0) + 1);
      }
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
    const rarity = Math.log((this.#counts.size + 0.5) / (this.#holding.get(feature) ?? 1));
    return this.#said.get(feature) === 1 ? rarity * ONCE : rarity;
  }
}

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
