import type { Tools } from "../ask.ts";
import type { Clause, Complement } from "../grammar/clause.ts";
import { isCase } from "./is-case.ts";

/** Whom or what something is done for, to or with: it decides the case, or the verb. */
export const fitPartner = (clause: Clause, tools: Tools): Clause =>
  along(left(told(toMe(forSomebody(clause)), tools), tools), tools);

const DONE_FOR =
  /^(?:сатып алу|алу|әкелу|дайындау|жазу|жазып алу|пісіру|ашу|тігу|жіберу|сурет салу)$/;

/** "Call a taxi for us": who it is done for gets it, бізге. */
function forSomebody(clause: Clause): Clause {
  const { predicate, complements } = clause;
  if (predicate.kind !== "verb" || !DONE_FOR.test(predicate.lemma)) return clause;
  const isFor = ({ phrase, role }: Complement): boolean =>
    "after" in role &&
    role.after === "үшін" &&
    (phrase.kind === "pronoun" || typeof phrase.owner === "string");
  return {
    ...clause,
    complements: complements.map((one) =>
      isFor(one) ? { ...one, role: { case: "DAT" as const } } : one,
    ),
  };
}

/** «Иди ко мне»: to whoever speaks one comes. */
function toMe(clause: Clause): Clause {
  const { predicate, complements } = clause;
  const isToMe = complements.some(
    (one) =>
      isCase(one, "DAT") && one.phrase.kind === "pronoun" && one.phrase.person.startsWith("1"),
  );
  return isToMe && predicate.kind === "verb" && predicate.lemma === "бару"
    ? { ...clause, predicate: { ...predicate, lemma: "келу" } }
    : clause;
}

/** "Don't tell anyone": who is told stands in the dative, ешкімге айтпаңыз. */
function told(clause: Clause, tools: Tools): Clause {
  const { predicate, complements } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "айту") return clause;
  const isHearer = (one: Complement): boolean =>
    isCase(one, "ACC") &&
    one.phrase.kind === "noun" &&
    (/^(?:ешкім|біреу|барлығы)$/.test(one.phrase.lemma) ||
      tools.judge.government.isOf(one.phrase.lemma, "person"));
  return {
    ...clause,
    complements: complements.map((one) =>
      isHearer(one) ? { ...one, role: { case: "DAT" as const } } : one,
    ),
  };
}

/** "I left my phone at home": a thing is left behind, a place is gone away from. */
function left(clause: Clause, tools: Tools): Clause {
  const { predicate, complements } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "кету") return clause;
  const isThing = (one: Complement): boolean =>
    isCase(one, "ACC") &&
    one.phrase.kind === "noun" &&
    !tools.judge.government.isOf(one.phrase.lemma, "place");
  return complements.some(isThing)
    ? { ...clause, predicate: { ...predicate, lemma: "қалдыру" } }
    : clause;
}

/** «Взял с собой зонт»: who is taken along walks beside, a thing is carried. */
function along(clause: Clause, { judge }: Tools): Clause {
  const { predicate, complements } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "ерту") return clause;
  const isThing = (one: Complement): boolean =>
    isCase(one, "ACC") &&
    one.phrase.kind === "noun" &&
    !one.phrase.name &&
    !judge.government.isOf(one.phrase.lemma, "person") &&
    !judge.government.isOf(one.phrase.lemma, "animal");
  return complements.some(isThing)
    ? { ...clause, predicate: { ...predicate, lemma: "ала кету" } }
    : clause;
}
