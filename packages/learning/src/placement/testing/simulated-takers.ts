import type { Level, LevelLetter } from "@tilashar/course";
import { type Random, seededRandom, shuffled } from "../../quiz/random.ts";
import { estimateAbility, type GradedItem } from "../ability.ts";
import {
  groupOf,
  letterOf,
  percentageOf,
  SITTING_LENGTH,
  STANDARD_CELLS,
  type TestItem,
} from "../blueprint.ts";
import { drawTest } from "../draw-test.ts";
import { drawStage, STAGE_LENGTHS } from "../stages.ts";

/** What is assumed of questions and people. The rules under test see none of it but the authors' tags. */
export interface World {
  /** Distance between the middles of two levels. */
  readonly spacing: number;
  /** How far questions lie from their level's middle, as a standard deviation. */
  readonly noise: number;
  /** Steepness of the questions' curves: median, and spread of its logarithm. */
  readonly slope: number;
  readonly slopeSpread: number;
  /** Spread of the takers' abilities. */
  readonly takers: number;
}

export const USUAL_WORLD: World = {
  spacing: 1.4,
  noise: 0.4,
  slope: 1.5,
  slopeSpread: 0.25,
  takers: 1.2,
};

/** Authors who judge difficulty badly, and questions that tell people apart badly. */
export const HARSH_WORLD: World = { ...USUAL_WORLD, spacing: 1.1, noise: 0.7, slope: 1.1 };

const guessing = 0.25;
const places: Readonly<Record<Level, number>> = { beginner: -1, intermediate: 0, advanced: 1 };

/** Rules by which a letter can be told from a sitting. */
export const RULES = [
  "25 at random, percentage",
  "standard sitting, percentage (the official letter)",
  "standard sitting, estimate",
  "precise sitting, domain score (its letter)",
] as const;
export type Rule = (typeof RULES)[number];

export interface Figures {
  readonly rule: Rule;
  /** Share of takers who get the level they would get from all questions, 0..1. */
  readonly rightLevel: number;
  /** Share of takers who get the same letter in two sittings, 0..1. */
  readonly sameOnRetest: number;
  /** Share of pure guessers who are told B or C, 0..1. */
  readonly guessersAboveA: number;
}

/** Lets seeded takers sit every kind of test twice on a bank, and as many guessers once. */
export function simulateTakers(bank: readonly TestItem[], count: number, world: World): Figures[] {
  const random = seededRandom("world");
  const questions = new Map(
    bank.map((item) => [
      item.id,
      {
        difficulty: places[item.level] * world.spacing + world.noise * normal(random),
        slope: world.slope * Math.exp(world.slopeSpread * normal(random)),
      },
    ]),
  );
  const chance = (ability: number, { id }: TestItem) => {
    const { difficulty, slope } = questions.get(id) ?? { difficulty: 0, slope: 1 };
    return guessing + (1 - guessing) / (1 + Math.exp(-slope * (ability - difficulty)));
  };
  const weights = cellWeights(bank);
  const trueLevel = (ability: number) =>
    letterOf(
      100 * bank.reduce((sum, item) => sum + (weights.get(item) ?? 0) * chance(ability, item), 0),
    );

  const abilities = Array.from({ length: count }, () => world.takers * normal(random));
  const tally = RULES.map((rule) => ({ rule, right: 0, same: 0, guessed: 0 }));
  for (const [taker, ability] of abilities.entries()) {
    const truth = trueLevel(ability);
    const answers = (item: TestItem) => chance(ability, item);
    const first = sit(bank, `${taker} first`, answers);
    const second = sit(bank, `${taker} second`, answers);
    const guessed = sit(bank, `${taker} guessing`, () => guessing);
    for (const [index, row] of tally.entries()) {
      if (first[index] === truth) row.right += 1;
      if (first[index] === second[index]) row.same += 1;
      if (guessed[index] !== "A") row.guessed += 1;
    }
  }
  return tally.map(({ rule, right, same, guessed }) => ({
    rule,
    rightLevel: right / count,
    sameOnRetest: same / count,
    guessersAboveA: guessed / count,
  }));
}

/** The letters of one taker by each of `RULES`. */
function sit(
  bank: readonly TestItem[],
  seed: string,
  chance: (item: TestItem) => number,
): LevelLetter[] {
  const random = seededRandom(seed);
  const answer = (item: TestItem): GradedItem => ({ item, right: random() < chance(item) });
  const byPercentage = (graded: readonly GradedItem[]) =>
    letterOf(percentageOf(graded.filter(({ right }) => right).length, graded.length));
  const anyQuestions = shuffled(bank, random).slice(0, SITTING_LENGTH).map(answer);
  const standard = drawTest({ bank, seed }).map(answer);
  let precise: GradedItem[] = [];
  for (const _ of STAGE_LENGTHS) {
    precise = [...precise, ...drawStage(precise, { bank, seed }).map(answer)];
  }
  return [
    byPercentage(anyQuestions),
    byPercentage(standard),
    estimateAbility(standard).level,
    letterOf(estimateAbility(precise).domain),
  ];
}

/** How much each question of the bank weighs in what a taker would score on average over all sittings. */
function cellWeights(bank: readonly TestItem[]): ReadonlyMap<TestItem, number> {
  const cellOf = (item: TestItem) => `${item.level} ${groupOf(item.skill)}`;
  const sizes = new Map<string, number>();
  for (const item of bank) sizes.set(cellOf(item), (sizes.get(cellOf(item)) ?? 0) + 1);
  return new Map(
    bank.map((item) => [
      item,
      STANDARD_CELLS[item.level][groupOf(item.skill)] /
        SITTING_LENGTH /
        (sizes.get(cellOf(item)) ?? 1),
    ]),
  );
}

/** Box–Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
