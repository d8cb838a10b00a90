import { abilityOf, type GradedItem } from "./ability.ts";
import type { Cells, TestItem } from "./blueprint.ts";
import { drawCells } from "./draw-test.ts";

/** Questions in each stage of the precise test. */
export const STAGE_LENGTHS = [9, 8, 8] as const;

const none = { vocabulary: 0, forms: 0, sentence: 0, reading: 0 };

/** The same for everyone: three of each level. */
const first: Cells = {
  beginner: { vocabulary: 1, forms: 1, sentence: 0, reading: 1 },
  intermediate: { vocabulary: 1, forms: 0, sentence: 1, reading: 1 },
  advanced: { vocabulary: 0, forms: 1, sentence: 1, reading: 1 },
};

type Module = "low" | "middle" | "high";

/** Five of vocabulary and grammar, three of reading. */
const second: Readonly<Record<Module, Cells>> = {
  low: {
    beginner: { vocabulary: 2, forms: 2, sentence: 1, reading: 3 },
    intermediate: none,
    advanced: none,
  },
  middle: {
    beginner: { ...none, vocabulary: 1, forms: 1, reading: 1 },
    intermediate: { ...none, vocabulary: 1, sentence: 1, reading: 1 },
    advanced: { ...none, forms: 1, reading: 1 },
  },
  high: {
    beginner: none,
    intermediate: { ...none, vocabulary: 1, sentence: 1, reading: 1 },
    advanced: { vocabulary: 1, forms: 2, sentence: 0, reading: 2 },
  },
};

/** Four of vocabulary and grammar, four of reading. */
const third: Readonly<Record<Module, Cells>> = {
  low: {
    beginner: { vocabulary: 2, forms: 1, sentence: 1, reading: 4 },
    intermediate: none,
    advanced: none,
  },
  middle: {
    beginner: { ...none, vocabulary: 1, reading: 2 },
    intermediate: { ...none, forms: 1, sentence: 1, reading: 1 },
    advanced: { ...none, vocabulary: 1, reading: 1 },
  },
  high: {
    beginner: none,
    intermediate: { ...none, vocabulary: 1, sentence: 1, reading: 1 },
    advanced: { vocabulary: 1, forms: 1, sentence: 0, reading: 3 },
  },
};

/**
 * Ability up to which each module tells most. Below, only the border of A and B is in doubt, which A
 * questions decide; above, that of B and C.
 */
const routes: readonly (readonly [upTo: number, module: Module])[] = [
  [-0.5, "low"],
  [-0.1, "middle"],
  [Number.POSITIVE_INFINITY, "high"],
];

/**
 * The next stage of the precise test: nine questions, then eight, then eight, each stage chosen by the
 * ability that the answers so far suggest. Nothing is left to ask after 25: an empty list.
 *
 * @param soFar questions of the stages before, answered or not, in the order they were asked
 */
export function drawStage<Item extends TestItem>(
  soFar: readonly GradedItem[],
  options: { bank: readonly Item[]; seed: string; avoid?: readonly number[] },
): Item[] {
  const taken = soFar.map(({ item }) => item);
  const draw = (cells: Cells) =>
    drawCells(cells, { ...options, seed: `${options.seed} ${taken.length}`, taken });
  if (taken.length === 0) return draw(first);
  const stages = { 9: second, 17: third } as const;
  const stage = stages[taken.length as keyof typeof stages];
  if (stage === undefined) return [];
  const ability = abilityOf(soFar);
  const [, module] = routes.find(([upTo]) => ability <= upTo) as (typeof routes)[number];
  return draw(stage[module]);
}
