import type { Candidate } from "@tilashar/kazakh";
import { describeReason, explain, inflect, SUFFIX_MEANINGS, suffixSenses } from "@tilashar/kazakh";
import type { Person } from "../grammar/clause.ts";
import type { KazakhPiece, Language } from "../reply.ts";

/** What each case is called, by names of texts. */
export const CASE_NAMES = {
  NOM: "forms.case.nominative",
  GEN: "forms.case.genitive",
  DAT: "forms.case.dative",
  ACC: "forms.case.accusative",
  LOC: "forms.case.locative",
  ABL: "forms.case.ablative",
  INS: "forms.case.instrumental",
} as const;

export const CASE_ORDER = ["NOM", "GEN", "DAT", "ACC", "LOC", "ABL", "INS"] as const;

/** Persons in the order a table shows them. */
export const TABLE_PERSONS: readonly Person[] = ["1s", "2s", "2f", "3", "1p", "2p", "2pf", "3p"];

/** How a form comes about: its stem and every suffix with its meaning and the reason for its letters. */
export function formSteps(lemma: string, label: string, language: Language): string[] {
  const explanation = explain(lemma, label);
  if (!explanation) return [];
  const senses = suffixSenses(explanation.suffixes.map(({ id }) => id));
  const steps = explanation.suffixes.map(({ id, surface, reasons }, at) => {
    const why = reasons.map((reason) => describeReason(reason, language)).join("; ");
    return `-${surface}: ${SUFFIX_MEANINGS[senses[at] ?? id][language]}${why ? ` — ${why}` : ""}`;
  });
  if (steps.length === 0 && explanation.reasons.length > 0)
    return explanation.reasons.map((reason) => describeReason(reason, language));
  return steps;
}

/** "кітап + тар + ым" of a form; the form alone when it cannot be cut. */
export function cutForm(lemma: string, label: string): string {
  const explanation = explain(lemma, label);
  if (!explanation || explanation.suffixes.length === 0) return inflect(lemma, label)[0] ?? lemma;
  return [explanation.stem, ...explanation.suffixes.map(({ surface }) => `-${surface}`)].join(
    " + ",
  );
}

/** What each suffix of a read word says, in order. */
export function readingSteps(reading: Candidate, language: Language): string[] {
  const ids = reading.suffixes.map(({ id }) => id);
  const senses = suffixSenses(ids, reading.features.VerbForm === "Fin");
  return reading.suffixes.map(
    ({ id, surface }, at) => `-${surface}: ${SUFFIX_MEANINGS[senses[at] ?? id][language]}`,
  );
}

/** One word or form as a tappable piece. */
export const kz = (text: string, lemma?: string): KazakhPiece =>
  lemma ? { text, lemma } : { text };
