import { QUIZ_LENGTHS } from "@tilashar/learning";
import { readStored, writeStored } from "#app/lib/storage.ts";

const lengthKey = "quiz-length";

/** How many questions a sitting can have; `all` is two a word. */
export type QuizLength = `${(typeof QUIZ_LENGTHS)[number]}` | "all";
export const quizLengths: readonly QuizLength[] = [
  ...QUIZ_LENGTHS.map((length) => `${length}` as const),
  "all",
];

/** The learner's last choice; all questions until there is one. */
export function storedQuizLength(): QuizLength {
  const stored = readStored(lengthKey);
  return quizLengths.find((length) => length === stored) ?? "all";
}

export function storeQuizLength(length: QuizLength): void {
  writeStored(lengthKey, length);
}

/** The number of questions, of `total` there are. */
export function questionCount(length: QuizLength, total: number): number {
  return length === "all" ? total : Math.min(Number(length), total);
}
