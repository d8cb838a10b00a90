import type { ExamLevel, ExamPart } from "@tilashar/course";
import { type ExamMock, itemsOfMock, type MockAnswers } from "./exam-mock.ts";

/** Answers to items of one kind, counted: all that readiness is computed from. */
export interface ExamTally {
  readonly part: ExamPart;
  readonly level: ExamLevel | null;
  /** The point of grammar that was asked. */
  readonly point: string | null;
  readonly right: number;
  readonly answers: number;
}

/** Counts the answers of a mock. Items that were left out say nothing of what somebody knows. */
export function tallyOf(mock: ExamMock, answers: MockAnswers): ExamTally[] {
  const tallies = new Map<string, ExamTally>();
  for (const { id, part, level, point, correct } of itemsOfMock(mock)) {
    const given = answers[id];
    if (given === undefined) continue;
    const key = `${part} ${level} ${point?.id}`;
    const before = tallies.get(key) ?? {
      part,
      level,
      point: point?.id ?? null,
      right: 0,
      answers: 0,
    };
    const right = before.right + (given === correct ? 1 : 0);
    tallies.set(key, { ...before, right, answers: before.answers + 1 });
  }
  return [...tallies.values()];
}
