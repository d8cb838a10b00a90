import { type GrammarPoint, renderLine } from "@tilashar/course";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, hasKazakhLetter } from "../text/fold.ts";

/** How near a question is to what a point tells; from 1 it is right nine times in ten, below 0.4 it is a guess. */
export interface NearPoint {
  readonly point: GrammarPoint;
  readonly nearness: number;
}

interface Known {
  readonly point: GrammarPoint;
  readonly features: readonly string[];
  length: number;
}

/** The nearest lines of a point that count, each less than the one before it. */
const COUNTED = 6;
/** What no line has says little of how near the others are. */
const UNSEEN = 0.3;

/**
 * The point of grammar that a question is nearest to, by the words it has in common with messages that ask for the
 * point, with its title, its summary and the ways in which it is known to be asked for; rare words count most.
 */
export class NearestPoints {
  readonly #course: TaughtCourse;
  #index:
    | {
        readonly lines: number;
        readonly holding: ReadonlyMap<string, readonly Known[]>;
      }
    | undefined;

  constructor(course: TaughtCourse) {
    this.#course = course;
  }

  /** Points by nearness, the nearest first. */
  find(question: string): NearPoint[] {
    this.#index ??= buildIndex(this.#course);
    const { lines, holding } = this.#index;
    let own = 0;
    const common = new Map<Known, number>();
    for (const feature of featuresOf(question)) {
      const known = holding.get(feature);
      const weight = rarity(known?.length ?? 0, lines) ** 2;
      own += weight * (known ? 1 : UNSEEN);
      for (const line of known ?? []) common.set(line, (common.get(line) ?? 0) + weight);
    }
    const byPoint = new Map<GrammarPoint, number[]>();
    for (const [line, weight] of common) {
      const near = weight / (line.length * Math.sqrt(own));
      const all = byPoint.get(line.point);
      if (all) all.push(near);
      else byPoint.set(line.point, [near]);
    }
    return [...byPoint]
      .map(([point, near]) => ({
        point,
        nearness: near
          .sort((a, b) => b - a)
          .slice(0, COUNTED)
          .reduce((sum, one, at) => sum + one / (at + 1), 0),
      }))
      .sort((a, b) => b.nearness - a.nearness);
  }
}

function buildIndex({ grammar, tutor }: TaughtCourse) {
  const asked = new Map(tutor.askedPoints.map(({ point, says }) => [point, says]));
  const patterns = new Map(tutor.grammarQuestions.points.map(({ point, asks }) => [point, asks]));
  const known = grammar.flatMap((point) => {
    const texts = LANGUAGES.flatMap((language) => [
      ...(asked.get(point.id)?.[language] ?? []),
      ...(patterns.get(point.id)?.[language] ?? []).map((one) => one.replace(/[|*^$…]/gu, " ")),
      plain(point.titles[language], language),
      plain(point.summary[language], language),
    ]);
    return [...texts, ...point.forms].map(
      (text): Known => ({ point, features: featuresOf(text), length: 0 }),
    );
  });
  const holding = new Map<string, Known[]>();
  for (const line of known)
    for (const feature of line.features) {
      const all = holding.get(feature);
      if (all) all.push(line);
      else holding.set(feature, [line]);
    }
  for (const line of known)
    line.length = Math.sqrt(
      line.features.reduce(
        (sum, feature) => sum + rarity(holding.get(feature)?.length ?? 0, known.length) ** 2,
        0,
      ),
    );
  return { lines: known.length, holding };
}

const plain = (line: string, language: (typeof LANGUAGES)[number]): string =>
  renderLine(line, language)
    .map(({ text }) => text)
    .join("");

const rarity = (holding: number, lines: number): number => Math.log((lines + 1) / (holding + 0.5));

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
