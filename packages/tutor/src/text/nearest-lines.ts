import { foldText, hasKazakhLetter } from "./fold.ts";

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

interface Known<Thing> {
  readonly thing: Thing;
  readonly features: readonly string[];
  length: number;
}

/** The nearest lines of a thing that count, each less than the one before it. */
const COUNTED = 6;
/** What no line has says little of how near the others are. */
const UNSEEN = 0.3;

/** Finds the thing that a text is nearest to by the words it has in common with the lines of each; rare words count most. */
export class NearestLines<Thing> {
  readonly #lines: readonly Known<Thing>[];
  readonly #holding = new Map<string, Known<Thing>[]>();

  constructor(lines: readonly LineOf<Thing>[]) {
    this.#lines = lines.map(({ thing, text }) => ({
      thing,
      features: featuresOf(text),
      length: 0,
    }));
    for (const line of this.#lines)
      for (const feature of line.features) {
        const all = this.#holding.get(feature);
        if (all) all.push(line);
        else this.#holding.set(feature, [line]);
      }
    for (const line of this.#lines)
      line.length = Math.sqrt(
        line.features.reduce((sum, feature) => sum + this.#rarity(feature) ** 2, 0),
      );
  }

  /** Things by nearness, the nearest first. */
  find(text: string): Near<Thing>[] {
    let own = 0;
    const common = new Map<Known<Thing>, number>();
    for (const feature of featuresOf(text)) {
      const known = this.#holding.get(feature);
      const weight = this.#rarity(feature) ** 2;
      own += weight * (known ? 1 : UNSEEN);
      for (const line of known ?? []) common.set(line, (common.get(line) ?? 0) + weight);
    }
    const byThing = new Map<Thing, number[]>();
    for (const [line, weight] of common) {
      const near = weight / (line.length * Math.sqrt(own));
      const all = byThing.get(line.thing);
      if (all) all.push(near);
      else byThing.set(line.thing, [near]);
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
    return Math.log((this.#lines.length + 1) / ((this.#holding.get(feature)?.length ?? 0) + 0.5));
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
