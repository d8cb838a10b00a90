import { analyse } from "@tilashar/kazakh/morphology";
import { lowerKazakh } from "@tilashar/kazakh/script";
import { explainReading } from "./cloze.ts";
import { fedRule, judgeAnswer } from "./judge-answer.ts";
import type { Rule } from "./rule.ts";

/** The rule that a wrong form breaks, seen from the form it was corrected to; null where it is another mistake. */
export function correctedRule(from: string, to: string): Rule | null {
  const form = lowerKazakh(to.normalize("NFC"));
  for (const reading of analyse(form)) {
    if (reading.guessed) continue;
    const explanation = explainReading(form, reading);
    if (explanation === undefined) continue;
    const options = { slipAllowed: false, lemmasOf: () => [] };
    const rule = fedRule(judgeAnswer(from, { answers: [form], explanation }, options).error);
    if (rule !== null) return rule;
  }
  return null;
}
