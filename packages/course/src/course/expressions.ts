import type { ExpressionsFile } from "../schema/word-choice-files.ts";

type Expressions = ExpressionsFile["expressions"];

const OWNERS = ["my", "your", "his", "her", "our", "their"] as const;

/** The expressions of all files as one list, those of anybody ("one's") once for each owner. */
export function allExpressions(files: readonly ExpressionsFile[]): Expressions {
  const all: Expressions = { en: {}, ru: {} };
  for (const { expressions } of files) {
    Object.assign(all.ru, expressions.ru);
    for (const [expression, headword] of Object.entries(expressions.en))
      for (const one of owned(expression)) all.en[one] = headword;
  }
  return all;
}

const owned = (expression: string): readonly string[] =>
  /\bone's\b/u.test(expression)
    ? OWNERS.map((owner) => expression.replace(/\bone's\b/u, owner))
    : [expression];
