import type { Course, TestQuestion as CourseQuestion, GrammarPoint } from "@tilashar/course";
import { DIFFICULTIES, optionOrder, type TestItem } from "@tilashar/learning";
import type { ShownLetter } from "./sitting.model.ts";

/** Letters as they are shown, in the order they stand. */
export const SHOWN: readonly ShownLetter[] = ["A", "B", "C", "D"];

/** A question with the difficulty it has in this release. */
export type BankItem = CourseQuestion & TestItem;

export interface QuestionBank {
  readonly items: readonly BankItem[];
  find(id: number): BankItem | undefined;
  /** The point of grammar that a question is about. */
  pointOf(item: BankItem): GrammarPoint | undefined;
}

export function makeQuestionBank(course: Course): QuestionBank {
  const items = course.testQuestions.map((question) => ({
    ...question,
    difficulty: DIFFICULTIES[question.id],
  }));
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    items,
    find: (id) => byId.get(id),
    pointOf: ({ point }) => course.grammarById.get(point ?? ""),
  };
}

/** Which of the bank's options a letter meant in the sitting of a form. */
export function isRight({ id, correct }: BankItem, form: string, option: ShownLetter | null) {
  return option !== null && optionOrder(form, id)[SHOWN.indexOf(option)] === correct;
}
