import { LEVELS, type Level, type LevelLetter } from "@tilashar/course";
import { LEVEL_WEIGHTS, letterOf, type TestItem } from "./blueprint.ts";

/** A question of a sitting with whether it was answered right; nothing answered is not right. */
export interface GradedItem {
  readonly item: TestItem;
  readonly right: boolean;
}

/** Where questions of a level lie on the ability scale while nothing but the author's tag is known. */
export const LEVEL_DIFFICULTY: Readonly<Record<Level, number>> = {
  beginner: -1.4,
  intermediate: 0,
  advanced: 1.4,
};

/** Steepness of every question: one-parameter model. */
export const SLOPE = 1.4;
/** One of four options is right by chance. */
export const GUESSING = 0.25;

const gridLength = 81;
const gridEnd = 4;
/** Abilities from -4 to 4 at which everything is computed. */
export const ABILITY_GRID: readonly number[] = Array.from(
  { length: gridLength },
  (_, index) => -gridEnd + (index * 2 * gridEnd) / (gridLength - 1),
);

export const difficultyOf = (item: Pick<TestItem, "level" | "difficulty">): number =>
  item.difficulty ?? LEVEL_DIFFICULTY[item.level];

/** How likely a taker of this ability answers a question of this difficulty right, guesses included. */
export const chanceRight = (ability: number, difficulty: number): number =>
  GUESSING + (1 - GUESSING) / (1 + Math.exp(-SLOPE * (ability - difficulty)));

/** Learners before any answer: normal around 0, as spread as people who know nothing to people at home in the language. */
const priorDeviation = 1.2;
const prior = normalised(
  ABILITY_GRID.map((ability) => Math.exp(-((ability / priorDeviation) ** 2) / 2)),
);

/** The share of a whole blueprint that each ability of the grid would answer right, by the levels' tags. */
const domainShares = ABILITY_GRID.map((ability) =>
  LEVELS.reduce(
    (sum, level) => sum + LEVEL_WEIGHTS[level] * chanceRight(ability, LEVEL_DIFFICULTY[level]),
    0,
  ),
);

export interface AbilityEstimate {
  /** Mean of the ability given the answers, on the scale of `LEVEL_DIFFICULTY`. */
  readonly ability: number;
  /** Its standard deviation. */
  readonly error: number;
  /** Share of the whole blueprint that would be answered right, in whole per cent. */
  readonly domain: number;
  /** Where that share lies with 80 % probability, in whole per cent. */
  readonly range: readonly [low: number, high: number];
  /** How probable each level is. Their sum is 1. */
  readonly probabilities: Readonly<Record<LevelLetter, number>>;
  /** The most probable level. */
  readonly level: LevelLetter;
}

/**
 * What 25 answers say about ability: a posterior over a grid under the one-parameter model with a fixed
 * chance of guessing (expected a posteriori). The answers may be of any mixture of levels.
 */
export function estimateAbility(graded: readonly GradedItem[]): AbilityEstimate {
  const posterior = posteriorOf(graded);
  const ability = expected(posterior, ABILITY_GRID);
  const variance = expected(
    posterior,
    ABILITY_GRID.map((at) => (at - ability) ** 2),
  );
  const probabilities = { A: 0, B: 0, C: 0 };
  for (const [index, weight] of posterior.entries()) {
    probabilities[letterOf((domainShares[index] ?? 0) * 100)] += weight;
  }
  const level = (["B", "A", "C"] as const).reduce((best, letter) =>
    probabilities[letter] > probabilities[best] ? letter : best,
  );
  return {
    ability,
    error: Math.sqrt(variance),
    domain: percentOf(quantile(posterior, 0.5)),
    range: [percentOf(quantile(posterior, 0.1)), percentOf(quantile(posterior, 0.9))],
    probabilities,
    level,
  };
}

/** Ability alone, for routing and statistics. */
export const abilityOf = (graded: readonly GradedItem[]): number =>
  expected(posteriorOf(graded), ABILITY_GRID);

function posteriorOf(graded: readonly GradedItem[]): number[] {
  const weights = [...prior];
  for (const { item, right } of graded) {
    const difficulty = difficultyOf(item);
    for (const [index, ability] of ABILITY_GRID.entries()) {
      const chance = chanceRight(ability, difficulty);
      weights[index] = (weights[index] ?? 0) * (right ? chance : 1 - chance);
    }
  }
  return normalised(weights);
}

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function expected(posterior: readonly number[], values: readonly number[]): number {
  return posterior.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
}

/** The blueprint share below which this much of the posterior lies, between the points of the grid. */
function quantile(posterior: readonly number[], share: number): number {
  let below = 0;
  for (const [index, weight] of posterior.entries()) {
    if (below + weight >= share) {
      const from = domainShares[Math.max(0, index - 1)] ?? 0;
      const to = domainShares[index] ?? 0;
      return from + ((share - below) / weight) * (to - from);
    }
    below += weight;
  }
  return domainShares.at(-1) ?? 1;
}

const percentOf = (share: number) => Math.round(share * 100);
