import type { MockItem } from "./exam-mock.ts";

/** A sentence to be reviewed, with what is told about it. */
export interface ReviewLine {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

const GAPS = /_{2,}/g;

/**
 * The sentence by which a question that was missed is reviewed: the one of its passage that holds the answer, a
 * sentence with its gap filled, or a question about the country with its answer.
 */
export function reviewLine(item: MockItem): ReviewLine {
  const { question, options, correct, explanation, key, level } = item;
  const right = options[correct];
  if (level === null) {
    const answered = (language: "kz" | "en" | "ru") => `${question[language]} — ${right[language]}`;
    return { kz: answered("kz"), en: answered("en"), ru: answered("ru") };
  }
  return { kz: key ?? filledIn(question.kz, right.kz), en: explanation.en, ru: explanation.ru };
}

/** A question with its gap filled; an option for two gaps has a dot for each: `бірде … бірде`. */
function filledIn(question: string, option: string): string {
  if (!question.includes("__")) return `${question} — ${option}`;
  const pieces = option.split(/\s*…\s*/);
  let gap = 0;
  return question.replace(GAPS, () => pieces[gap++] ?? pieces[0] ?? "");
}
