import type { ExamLevel, ExamPart, OptionLetter } from "@tilashar/course";
import { chanceRight, correlation, fitDifficulty } from "../placement/index.ts";
import { type ExamMock, itemsOfMock, type MockAnswers, type MockItem } from "./exam-mock.ts";
import { EXAM_GRID, EXAM_MODEL, groupOfPart, normalOnGrid, priorDifficulty } from "./exam-model.ts";

/** Middles of the bins that answers are counted in, on the ability scale: from below A1 to above C1. */
export const EXAM_ABILITY_BINS: readonly number[] = Array.from(
  { length: 15 },
  (_, bin) => -3.5 + bin * 0.5,
);

/** How often one option of one item was chosen by takers of one bin. */
export interface ExamAnswerCount {
  readonly item: number;
  readonly bin: number;
  readonly option: OptionLetter;
  readonly answers: number;
}

/** Fewer answers say too little of who gave them. */
const FEWEST_ANSWERS = 12;
/** Nobody reads a question and its options in less. */
const FASTEST_SECONDS = 2;

/**
 * One count for each answer of a mock, in the bin of the ability that the other answers to the same matter suggest: an
 * item takes no part in measuring the people it is measured by. None of a mock that was hardly answered or clicked through.
 */
export function countsOfMock(
  mock: ExamMock,
  answers: MockAnswers,
  seconds: number,
): ExamAnswerCount[] {
  const answered = itemsOfMock(mock).flatMap((item) => {
    const option = answers[item.id];
    return option === undefined ? [] : [{ item, option }];
  });
  if (seconds < answered.length * FASTEST_SECONDS) return [];
  return (["kazakh", "country"] as const).flatMap((group) => {
    const own = answered.filter(({ item }) => groupOfPart(item.part) === group);
    if (own.length < FEWEST_ANSWERS) return [];
    const logs = own.map(({ item, option }) => logsOf(item, option === item.correct));
    const mean = group === "kazakh" ? EXAM_MODEL.difficulty[mock.level] : EXAM_MODEL.lawDifficulty;
    const sums = normalOnGrid(mean, EXAM_MODEL.takerSpread).map(
      (weight, at) => Math.log(weight) + logs.reduce((sum, log) => sum + (log[at] ?? 0), 0),
    );
    return own.map(({ item, option }, place) => ({
      item: item.id,
      bin: binOf(sums.map((sum, at) => sum - (logs[place]?.[at] ?? 0))),
      option,
      answers: 1,
    }));
  });
}

/** By ability: the logarithm of how likely the answer is. */
function logsOf({ part, level }: MockItem, isRight: boolean): number[] {
  const difficulty = priorDifficulty(part, level);
  return EXAM_GRID.map((ability) => {
    const chance = chanceRight(ability, difficulty);
    return Math.log(isRight ? chance : 1 - chance);
  });
}

function binOf(logs: readonly number[]): number {
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ability =
    weights.reduce((sum, weight, at) => sum + weight * (EXAM_GRID[at] ?? 0), 0) / total;
  const bin = Math.round((ability - (EXAM_ABILITY_BINS[0] ?? 0)) / 0.5);
  return Math.max(0, Math.min(EXAM_ABILITY_BINS.length - 1, bin));
}

export interface ExamItemStatistics {
  readonly item: number;
  readonly part: ExamPart;
  readonly level: ExamLevel | null;
  readonly answers: number;
  readonly right: number;
  /** On the ability scale: what is assumed of the part and level, moved by the answers. */
  readonly difficulty: number;
  readonly error: number;
  /** Correlation of a right answer with ability; null where it cannot be told. */
  readonly discrimination: number | null;
  /** Wrong options that hardly anyone takes. */
  readonly dead: readonly OptionLetter[];
}

/** A wrong option chosen by fewer than this share of takers distracts nobody. */
const deadBelow = 0.02;

/** What anonymous answers say of an item. */
export function examItemStatistics(
  { id, part, level, correct }: Pick<MockItem, "id" | "part" | "level" | "correct">,
  counts: readonly ExamAnswerCount[],
): ExamItemStatistics {
  const own = counts.filter(({ item }) => item === id);
  const sum = (some: readonly ExamAnswerCount[]) =>
    some.reduce((total, { answers }) => total + answers, 0);
  const bins = EXAM_ABILITY_BINS.map((ability, at) => {
    const here = own.filter(({ bin }) => bin === at);
    return { ability, right: sum(here.filter(({ option }) => option === correct)), all: sum(here) };
  });
  const all = sum(own);
  const dead = (["a", "b", "c", "d"] as const).filter(
    (letter) =>
      letter !== correct && sum(own.filter(({ option }) => option === letter)) < deadBelow * all,
  );
  return {
    item: id,
    part,
    level,
    answers: all,
    right: bins.reduce((total, bin) => total + bin.right, 0),
    ...fitDifficulty(priorDifficulty(part, level), bins, EXAM_GRID),
    discrimination: correlation(bins),
    dead: all < ANSWERS_FOR_ITEM ? [] : dead,
  };
}

/** Answers from which an item's own difficulty is believed. */
export const ANSWERS_FOR_ITEM = 200;
/** Measured items from which a part of a level is believed to lie where they do. */
export const ITEMS_FOR_CELL = 10;

/**
 * Where the items of parts and levels lie that have been measured, by `part level`. Parts are measured against one
 * another: that a whole level is harder than was thought looks like weaker takers.
 */
export function measuredCells(
  statistics: readonly ExamItemStatistics[],
): Readonly<Record<string, number>> {
  const cells = new Map<string, number[]>();
  for (const { part, level, answers, difficulty } of statistics) {
    if (answers < ANSWERS_FOR_ITEM) continue;
    const key = `${part} ${level}`;
    cells.set(key, [...(cells.get(key) ?? []), difficulty]);
  }
  return Object.fromEntries(
    [...cells]
      .filter(([, measured]) => measured.length >= ITEMS_FOR_CELL)
      .map(([key, measured]) => [
        key,
        measured.reduce((total, one) => total + one, 0) / measured.length,
      ]),
  );
}
