import type { Tools } from "../ask.ts";
import { type Clause, type Complement, personOf } from "../grammar/clause.ts";

/** What is somebody's own, though Russian does not say whose: по дому, по деревне. */
const OWN = /^(?:үй|ауыл|ел|отан|отбасы|қала|достар|дос|туған жер)$/;

/**
 * «Мама скучает по сыну»: who misses somebody has come to miss them, and whoever is missed is their own: анам ұлын
 * сағынды.
 */
export function missed(clause: Clause, tools: Tools): Clause {
  const { predicate, subject, tense, mood } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "сағыну" || mood !== "plain") return clause;
  // «По сыну» is read as a place: one misses him
  const object = (one: Complement): Complement =>
    "case" in one.role &&
    one.role.case === "LOC" &&
    !("after" in one.role) &&
    !("place" in one.role)
      ? { ...one, role: { case: "ACC" } }
      : one;
  const isOwn = ({ phrase, role }: Complement): boolean =>
    "case" in role &&
    role.case === "ACC" &&
    phrase.kind === "noun" &&
    phrase.name !== true &&
    phrase.owner === undefined &&
    !(phrase.before ?? []).length &&
    (OWN.test(phrase.lemma) || tools.judge.government.isOf(phrase.lemma, "person"));
  return {
    ...clause,
    ...(/^(?:present|now)$/.test(tense) && !clause.negative && clause.times.length === 0
      ? { tense: "past" as const }
      : {}),
    manners: clause.manners.map((one) => (one === "өте" ? "қатты" : one)),
    complements: clause.complements.map(object).map((one) =>
      isOwn(one) && one.phrase.kind === "noun" && subject
        ? {
            ...one,
            phrase: { ...one.phrase, owner: personOf(subject), bare: true, definite: true },
          }
        : one,
    ),
  };
}
