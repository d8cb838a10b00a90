import { inflect } from "@tilashar/kazakh";
import type { Complement, NounPhrase } from "../clause.ts";
import { compose } from "../compose.ts";
import type { DraftClause } from "../draft-clause.ts";
import { fitObjects } from "../object-case.ts";

/** A deed as a noun: «купить хлеб» is нан сатып алу, which takes the case its verb asks for. */
export function deedAsNoun(
  verb: string,
  complements: readonly Complement[],
  told: DraftClause,
): NounPhrase {
  const { pieces } = compose({
    predicate: { kind: "verb", lemma: verb },
    tense: "present",
    mood: "plain",
    negative: false,
    question: false,
    complements: fitObjects(complements, { kind: "verb", lemma: verb }),
    times: told.times,
    manners: told.manners,
    link: "purpose",
  });
  const before = pieces.slice(0, -1).map(({ text }) => text);
  return { kind: "noun", lemma: [...before, verb].join(" "), definite: true };
}

/** Verbs that begin a deed: оқи бастау. */
export const begun = (verb: string): string | undefined => {
  const converb = inflect(verb, "V.CVB;IPFV")[0];
  return converb === undefined ? undefined : `${converb} бастау`;
};
