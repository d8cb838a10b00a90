import { inflect } from "@tilashar/kazakh";
import type { Complement, NounPhrase } from "../clause.ts";
import { compose } from "../compose.ts";
import type { DraftClause } from "../draft-clause.ts";
import { fitObjects } from "../object-case.ts";

/** A deed as a noun: «купить хлеб» is нан сатып алу, which takes the case its verb asks for. */
export function deedAsNoun(
  verb: string,
  complements: readonly Complement[],
  within: DraftClause,
): NounPhrase {
  const { pieces } = compose({
    predicate: { kind: "verb", lemma: verb },
    tense: "present",
    mood: "plain",
    negative: false,
    question: false,
    complements: fitObjects(complements, { kind: "verb", lemma: verb }),
    times: within.times,
    manners: within.manners,
    link: "purpose",
  });
  const told = pieces
    .slice(0, -1)
    .map(({ text }) => text)
    .join(" ");
  return { kind: "noun", lemma: verb, definite: true, ...(told !== "" && { told }) };
}

/** Verbs that begin a deed: оқи бастау. */
export const begun = (verb: string): string | undefined => {
  const converb = inflect(verb, "V.CVB;IPFV")[0];
  return converb === undefined ? undefined : `${converb} бастау`;
};
