import type { Language, LocalisedText, TestOption, TestQuestion } from "@tilashar/contracts";
import type {
  Course,
  TestQuestion as CourseQuestion,
  GrammarPoint,
  LocalisedLine,
} from "@tilashar/course";
import { DIFFICULTIES, optionOrder, type TestItem } from "@tilashar/learning";
import { toLink } from "#api/features/grammar/index.ts";

/** Letters as they are shown, in the order they stand. */
export const SHOWN: readonly TestOption[] = ["A", "B", "C", "D"];

/** A question with the difficulty it has in this release. */
export type BankItem = CourseQuestion & TestItem;

export interface QuestionBank {
  readonly items: readonly BankItem[];
  find(id: number): BankItem | undefined;
  /** The question as it is shown in the sitting of a form. */
  show(item: BankItem, form: string, language: Language): TestQuestion;
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
    show: (item, form, language) =>
      show(item, course.grammarById.get(item.point ?? ""), form, language),
  };
}

/** Which of the bank's options a letter meant in the sitting of a form. */
export function isRight({ id, correct }: BankItem, form: string, option: TestOption | null) {
  return option !== null && optionOrder(form, id)[SHOWN.indexOf(option)] === correct;
}

function show(
  item: BankItem,
  point: GrammarPoint | undefined,
  form: string,
  language: Language,
): TestQuestion {
  const order = optionOrder(form, item.id);
  const options = order.map((letter) => localised(item.options[letter]));
  const question = localised(item.question);
  const [a = "", b = "", c = "", d = ""] = options.map((option) => option[language]);
  return {
    id: item.id,
    question_text: question[language],
    option_a: a,
    option_b: b,
    option_c: c,
    option_d: d,
    correct_option: SHOWN[order.indexOf(item.correct)] as TestOption,
    skill: item.skill,
    level: item.level,
    passage: item.passage?.trim() ?? null,
    listening: item.listening ?? null,
    question,
    options,
    explanation: { ...item.explanation },
    point: point === undefined ? null : toLink(point),
  };
}

/** One line for all languages is Kazakh: it stands for itself in each. */
function localised(text: LocalisedLine | Readonly<LocalisedText>): LocalisedText {
  return typeof text === "string" ? { en: text, ru: text, kz: text } : { ...text };
}
