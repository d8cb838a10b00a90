import { foldText, hasKazakhLetter } from "./fold.ts";
import { InvertedIndex } from "./inverted-index.ts";

/** A line by which a thing is known. */
export interface LineOf<Thing> {
  readonly thing: Thing;
  readonly text: string;
}

/** How near a text is to what is known of a thing; from 1 it is right nine times in ten, below 0.4 it is a guess. */
export interface Near<Thing> {
  readonly thing: Thing;
  readonly nearness: number;
}

/** The nearest lines of a thing that count, each less than the one before it. */
const COUNTED = 6;
/** What no line has says little of how near the others are. */
const UNSEEN = 0.3;

/** Finds the thing that a text is nearest to by the words it has in common with the lines of each; rare words count most. */
export class NearestLines<Thing> {
  /** The thing of each line. */
  readonly #things: readonly Thing[];
  readonly #index: InvertedIndex;
  readonly #lengths: Float64Array;

  constructor(lines: readonly LineOf<Thing>[]) {
    this.#things = lines.map(({ thing }) => thing);
    const features = lines.map(({ text }) => featuresOf(text));
    this.#index = new InvertedIndex((add) => {
      features.forEach((ofLine, line) => {
        for (const feature of ofLine) add(feature, line, 1);
      });
    });
    this.#lengths = Float64Array.from(features, (ofLine) =>
      Math.sqrt(ofLine.reduce((sum, feature) => sum + this.#rarity(feature) ** 2, 0)),
    );
  }

  /** Things by nearness, the nearest first. */
  find(text: string): Near<Thing>[] {
    let own = 0;
    const common = new Map<number, number>();
    for (const feature of featuresOf(text)) {
      const weight = this.#rarity(feature) ** 2;
      own += weight * (this.#index.holding(feature) > 0 ? 1 : UNSEEN);
      this.#index.forHolders(feature, (line) => {
        common.set(line, (common.get(line) ?? 0) + weight);
      });
    }
    const byThing = new Map<Thing, number[]>();
    for (const [line, weight] of common) {
      const near = weight / ((this.#lengths[line] as number) * Math.sqrt(own));
      const thing = this.#things[line] as Thing;
      const all = byThing.get(thing);
      if (all) all.push(near);
      else byThing.set(thing, [near]);
    }
    return [...byThing]
      .map(([thing, near]) => ({
        thing,
        nearness: near
          .sort((a, b) => b - a)
          .slice(0, COUNTED)
          .reduce((sum, one, at) => sum + one / (at + 1), 0),
      }))
      .sort((a, b) => b.nearness - a.nearness);
  }

  #rarity(feature: string): number {
    return Math.log((this.#things.length + 1) / (this.#index.holding(feature) + 0.5));
  }
}

/** Words, their beginnings and pairs; of an ending and a word of Kazakh also how it ends. */
function featuresOf(text: string): string[] {
  const words = foldText(text).match(/-?\p{L}+/gu) ?? [];
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(`w ${word}`).add(`s ${word.slice(0, 5)}`);
    if (word.startsWith("-")) found.add(`e ${word.slice(1)}`);
    if (hasKazakhLetter(word) || word.startsWith("-"))
      found.add(`t ${word.slice(-2)}`).add(`t ${word.slice(-3)}`);
    const before = words[at - 1];
    if (before !== undefined) found.add(`p ${before.slice(0, 4)} ${word.slice(0, 4)}`);
  }
  return [...found];
}

/** A written pattern as a line of words. */
export const plainPattern = (pattern: string): string => pattern.replace(/[|*^$…]/gu, " ");
