import { OPTION_LETTERS, type OptionLetter } from "@tilashar/course";
import {
  ABILITY_GRID,
  abilityOf,
  chanceRight,
  type GradedItem,
  LEVEL_DIFFICULTY,
} from "./ability.ts";
import type { TestItem } from "./blueprint.ts";

/** Middles of the bins that answers are counted in, on the ability scale. */
export const ABILITY_BINS = [-1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75] as const;

/**
 * The bin of whoever answered, by the ability that the other answers of the sitting suggest: a question
 * takes no part in measuring the people it is measured by.
 *
 * @returns 0 to 7, the weakest first
 */
export function abilityBin(graded: readonly GradedItem[], place: number): number {
  const ability = abilityOf(graded.toSpliced(place, 1));
  const bin = Math.floor((ability + 2) / 0.5);
  return Math.max(0, Math.min(ABILITY_BINS.length - 1, bin));
}

/** How often one option of one question was chosen by takers of one bin; null: left unanswered. */
export interface AnswerCount {
  readonly questionId: number;
  readonly bin: number;
  readonly option: OptionLetter | null;
  readonly answers: number;
}

export interface ItemStatistics {
  readonly id: number;
  readonly answers: number;
  /** Share of right answers; null without any. */
  readonly shareRight: number | null;
  /** On the ability scale: the author's tag, moved by the answers. */
  readonly difficulty: number;
  /** Standard error of the difficulty. */
  readonly error: number;
  /** Correlation of a right answer with ability, -1 to 1; null where it cannot be told. */
  readonly discrimination: number | null;
  /** Wrong options that hardly anyone takes. */
  readonly deadDistractors: readonly OptionLetter[];
}

/** Answers from which a question's own difficulty is believed instead of the author's tag. */
export const ANSWERS_TO_CALIBRATE = 200;

/** A wrong option chosen by fewer than this share of takers distracts nobody. */
const deadBelow = 0.02;
/** How far questions of one level lie from its middle, as a standard deviation. */
const spreadOfLevel = 0.7;

/**
 * What anonymous answers say about a question: a batch fit of its difficulty under the one-parameter
 * model (a posterior around the author's tag, so that a few answers move it little), how well it tells
 * strong takers from weak ones, and wrong options that are of no use.
 */
export function itemStatistics(
  item: TestItem & { readonly correct: OptionLetter },
  counts: readonly AnswerCount[],
): ItemStatistics {
  const own = counts.filter(({ questionId }) => questionId === item.id);
  const answers = sumOf(own);
  const rightIn = (bin: number) =>
    sumOf(own.filter((count) => count.bin === bin && count.option === item.correct));
  const allIn = (bin: number) => sumOf(own.filter((count) => count.bin === bin));
  const bins = ABILITY_BINS.map((ability, bin) => ({
    ability,
    right: rightIn(bin),
    all: allIn(bin),
  }));
  const right = bins.reduce((sum, bin) => sum + bin.right, 0);
  const { difficulty, error } = fitDifficulty(LEVEL_DIFFICULTY[item.level], bins);
  return {
    id: item.id,
    answers,
    shareRight: answers === 0 ? null : right / answers,
    difficulty,
    error,
    discrimination: correlation(bins),
    deadDistractors:
      answers < ANSWERS_TO_CALIBRATE
        ? []
        : OPTION_LETTERS.filter(
            (letter) =>
              letter !== item.correct &&
              sumOf(own.filter(({ option }) => option === letter)) < deadBelow * answers,
          ),
  };
}

/** Answers of takers of one ability. */
export interface Bin {
  readonly ability: number;
  readonly right: number;
  readonly all: number;
}

/**
 * The difficulty that answers say an item has: a posterior around what was thought of it before.
 *
 * @param grid difficulties that are weighed
 */
export function fitDifficulty(
  tag: number,
  bins: readonly Bin[],
  grid: readonly number[] = ABILITY_GRID,
): { difficulty: number; error: number } {
  const logs = grid.map((difficulty) =>
    bins.reduce(
      (sum, { ability, right, all }) => {
        const chance = chanceRight(ability, difficulty);
        return sum + right * Math.log(chance) + (all - right) * Math.log(1 - chance);
      },
      -(((difficulty - tag) / spreadOfLevel) ** 2) / 2,
    ),
  );
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (values: readonly number[]) =>
    weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0) / total;
  const difficulty = mean(grid);
  const error = Math.sqrt(mean(grid.map((at) => (at - difficulty) ** 2)));
  return { difficulty, error };
}

/** Point-biserial: of right or wrong with the ability of who answered. */
export function correlation(bins: readonly Bin[]): number | null {
  const all = bins.reduce((sum, bin) => sum + bin.all, 0);
  const right = bins.reduce((sum, bin) => sum + bin.right, 0);
  if (right === 0 || right === all) return null;
  const mean = bins.reduce((sum, { ability, all: count }) => sum + ability * count, 0) / all;
  const meanRight = bins.reduce((sum, bin) => sum + bin.ability * bin.right, 0) / right;
  const variance =
    bins.reduce((sum, { ability, all: count }) => sum + count * (ability - mean) ** 2, 0) / all;
  if (variance === 0) return null;
  const share = right / all;
  return ((meanRight - mean) / Math.sqrt(variance)) * Math.sqrt(share / (1 - share));
}

const sumOf = (counts: readonly AnswerCount[]): number =>
  counts.reduce((sum, { answers }) => sum + answers, 0);
