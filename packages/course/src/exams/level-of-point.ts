import type { ExamLevel } from "../schema/exam-file.ts";
import { GRAMMAR_LEVELS } from "../schema/grammar-file.ts";

/** Levels of examinations as the grammar book has them: it ends with B2. */
const LEVEL_IN_BOOK: Readonly<Record<ExamLevel, (typeof GRAMMAR_LEVELS)[number]>> = {
  a1: "A1",
  a2: "A2",
  b1: "B1",
  b2: "B2",
  c1: "B2",
};

/** Whether who sits an examination of a level may be asked a point of the book's level. */
export const isForLevel = (point: (typeof GRAMMAR_LEVELS)[number], level: ExamLevel): boolean =>
  GRAMMAR_LEVELS.indexOf(point) <= GRAMMAR_LEVELS.indexOf(LEVEL_IN_BOOK[level]);
