import type { ExamLevel, ExamPart } from "@tilashar/course";
import { chanceRight } from "../placement/index.ts";
import { MEASURED_DIFFICULTIES } from "./measured-difficulties.generated.ts";

/** What is assumed of examinations and their takers until answers have measured it. On the scale of the placement test. */
export const EXAM_MODEL = {
  /** Where items of a level lie. */
  difficulty: { a1: -1.8, a2: -1, b1: -0.2, b2: 0.6, c1: 1.4 },
  /** Items of law and history: half of those who have read about it once know them. */
  lawDifficulty: 0,
  /** What is heard goes by once. */
  listeningIsHarderBy: 0.15,
  /** How far items lie from their level's middle, as a standard deviation. */
  itemSpread: 0.7,
  /** How far what somebody can in one part lies from what they can in all. */
  partSpread: 0.5,
  /** How much harder or easier than our mocks the examination itself may be. */
  formSpread: 0.3,
  /** How far people who prepare for a level lie from it. */
  takerSpread: 1.2,
  /** After so many days an answer says half as much: people learn, and forget. */
  halfLifeDays: 60,
} as const;

/** Parts that draw on one ability: Kazakh, or what is known of the country. */
export type AbilityGroup = "kazakh" | "country";
export const groupOfPart = (part: ExamPart): AbilityGroup =>
  part === "constitution" || part === "history" ? "country" : "kazakh";

/** The difficulty of an item of which nothing but its level and part is known: measured, or assumed. */
export function priorDifficulty(part: ExamPart, level: ExamLevel | null): number {
  if (groupOfPart(part) === "country" || level === null)
    return MEASURED_DIFFICULTIES[`${part} null`] ?? EXAM_MODEL.lawDifficulty;
  const measured = MEASURED_DIFFICULTIES[`${part} ${level}`];
  if (measured !== undefined) return measured;
  return EXAM_MODEL.difficulty[level] + (part === "listening" ? EXAM_MODEL.listeningIsHarderBy : 0);
}

const cells = 61;
const end = 4.5;
/** Abilities at which everything is computed. */
export const EXAM_GRID: readonly number[] = Array.from(
  { length: cells },
  (_, index) => -end + (index * 2 * end) / (cells - 1),
);

/** Weights of a normal distribution on the grid; their sum is 1. */
export function normalOnGrid(mean: number, deviation: number): number[] {
  return normalised(EXAM_GRID.map((at) => Math.exp(-(((at - mean) / deviation) ** 2) / 2)));
}

export function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Places and weights that stand for a normal distribution in a sum (Gauss and Hermite, five points). */
const NODES: readonly (readonly [place: number, weight: number])[] = [
  [-2.856970013872806, 0.011257411327720691],
  [-1.355626179974266, 0.222075922005613],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.222075922005613],
  [2.856970013872806, 0.011257411327720691],
];

/** The mean of a function of something normal. */
export const meanOverNormal = (deviation: number, of: (away: number) => number): number =>
  NODES.reduce((sum, [place, weight]) => sum + weight * of(place * deviation), 0);

/** How likely a taker answers an item right whose difficulty is known only about. */
export const chanceOfUnknownItem = (ability: number, difficulty: number): number =>
  meanOverNormal(EXAM_MODEL.itemSpread, (away) => chanceRight(ability, difficulty + away));

/** How probable each count of right answers to `items` items of one chance is. */
export function countsOf(items: number, chance: number): number[] {
  const counts = [1];
  for (let item = 0; item < items; item++) {
    counts.push(0);
    for (let right = item + 1; right >= 0; right--)
      counts[right] =
        (counts[right] ?? 0) * (1 - chance) + (right > 0 ? (counts[right - 1] ?? 0) * chance : 0);
  }
  return counts;
}

/** How probable each sum of two independent counts is; nothing of nothing. */
export function sumOfCounts(left: readonly number[], right: readonly number[]): number[] {
  if (left.length === 0 || right.length === 0) return [];
  const sum = new Array<number>(left.length + right.length - 1).fill(0);
  for (const [one, weight] of left.entries()) {
    if (weight === 0) continue;
    for (const [other, much] of right.entries())
      sum[one + other] = (sum[one + other] ?? 0) + weight * much;
  }
  return sum;
}
