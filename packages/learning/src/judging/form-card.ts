import { type Explanation, explain, inflect } from "@tilashar/kazakh/morphology";
import { DRILL_WORDS } from "./drill-words.ts";
import { drilledWith, drillOf, type Rule } from "./rule.ts";

/** A form to build: the word it is built from, and every spelling that is right. */
export interface FormCard {
  readonly lemma: string;
  readonly answers: readonly string[];
  readonly explanation: Explanation;
}

/**
 * The card of a rule: with a word of the learner's own where one shows the rule, else with a common one;
 * another word each time.
 *
 * @param own the learner's words, each with its part of speech
 * @param turn how often the rule has been asked
 */
export function formCardOf(
  rule: Rule,
  own: readonly { lemma: string; pos: string }[],
  turn: number,
): FormCard | null {
  const kind = drilledWith(rule);
  if (kind === null) return null;
  const words = [
    ...own.flatMap(({ lemma, pos }) => (pos === kind ? [lemma] : [])),
    ...DRILL_WORDS[kind],
  ];
  const drills = [...new Set(words)].flatMap((word) => drillOf(rule, word) ?? []);
  const drill = drills[turn % Math.max(1, drills.length)];
  const explanation = drill && explain(drill.lemma, drill.label);
  if (drill === undefined || explanation === undefined) return null;
  return { lemma: drill.lemma, answers: inflect(drill.lemma, drill.label), explanation };
}
