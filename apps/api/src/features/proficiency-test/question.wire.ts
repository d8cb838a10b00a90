import type { Language, LocalisedText, TestOption, TestQuestion } from "@tilashar/contracts";
import type { LocalisedLine } from "@tilashar/course";
import { optionOrder } from "@tilashar/learning";
import { toLink } from "#api/features/grammar/index.ts";
import { type BankItem, type QuestionBank, SHOWN } from "./question-bank.ts";

/** A question as it is shown in the sitting of a form. */
export function toQuestion(
  bank: QuestionBank,
  item: BankItem,
  form: string,
  language: Language,
): TestQuestion {
  const point = bank.pointOf(item);
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
