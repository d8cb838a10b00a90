import { type Explanation, explain, inflect } from "@tilashar/kazakh/morphology";
import { type Random, shuffled } from "../quiz/random.ts";
import type { DrillTurn } from "./drill-round.ts";

/** A choice of a task, with the label of the form it is. */
export interface DrillChoice {
  readonly form: string;
  readonly label: string;
}

/** One question: a form of a word is asked for. */
export interface DrillTask {
  readonly lemma: string;
  readonly en: string;
  readonly ru: string;
  /** The form it starts from; null for the dictionary form. */
  readonly from: DrillChoice | null;
  /** Label of the form that is asked for. */
  readonly to: string;
  /** Accepted spellings, the norm first. */
  readonly answers: readonly string[];
  /** How the answer is made; missing where it is of several words. */
  readonly explanation: Explanation | undefined;
  /** What to choose from; null where the answer is typed. */
  readonly choices: readonly DrillChoice[] | null;
}

/**
 * Makes a question with the language engine. Forms that are spelt alike are one choice; where nothing is
 * left to choose from, the answer is typed.
 *
 * @returns null when the engine makes no such form
 */
export function makeDrillTask({ drill, word }: DrillTurn, random: Random): DrillTask | null {
  const { lemma, en, ru } = word;
  const { kind, from, to, against } = drill;
  const answers = inflect(lemma, to);
  const start = from === null ? undefined : inflect(lemma, from)[0];
  const [form] = answers;
  if (form === undefined || (from !== null && start === undefined)) return null;
  const choices = kind === "choose-form" ? choicesOf(lemma, { form, label: to }, against) : [];
  return {
    lemma,
    en,
    ru,
    from: from === null || start === undefined ? null : { form: start, label: from },
    to,
    answers,
    explanation: explain(lemma, to),
    choices: choices.length > 1 ? shuffled(choices, random) : null,
  };
}

function choicesOf(lemma: string, right: DrillChoice, against: readonly string[]): DrillChoice[] {
  const choices = new Map([[right.form, right]]);
  for (const label of against) {
    const form = inflect(lemma, label)[0];
    if (form !== undefined && !choices.has(form)) choices.set(form, { form, label });
  }
  return [...choices.values()];
}
