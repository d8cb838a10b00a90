import type { Tools } from "../ask.ts";
import type { Clause, Complement } from "../grammar/clause.ts";
import type { GlossLanguage } from "../words/glossary.ts";

/** Verbs of English and Russian that Kazakh says by another verb, as what stands beside them tells. */
export function fitVerb(clause: Clause, language: GlossLanguage, tools: Tools): Clause {
  return habit(forgotten(ownThing(left(told(toMe(clause), tools), tools), language)));
}

const isCase = ({ role }: Complement, wanted: string): boolean =>
  "case" in role && !("after" in role) && !("place" in role) && role.case === wanted;

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

/** What one has about one is one's own, though Russian does not say so: телефонымды. */
const CARRIED =
  /^(?:телефон|кілт|сөмке|әмиян|төлқұжат|паспорт|қолшатыр|көзілдірік|құжат|дәптер|шапан|күрте)$/;

function ownThing(clause: Clause, language: GlossLanguage): Clause {
  const { predicate, subject, complements, tense } = clause;
  if (language !== "ru" || predicate.kind !== "verb" || subject?.kind !== "pronoun") return clause;
  if (tense !== "past" || !/^(?:ұмыту|жоғалту|қалдыру)$/.test(predicate.lemma)) return clause;
  const owned = (one: Complement): Complement => {
    const { phrase } = one;
    const isOwn =
      isCase(one, "ACC") &&
      phrase.kind === "noun" &&
      CARRIED.test(phrase.lemma) &&
      phrase.owner === undefined &&
      (phrase.before ?? []).length === 0;
    return isOwn ? { ...one, phrase: { ...phrase, owner: subject.person } } : one;
  };
  return { ...clause, complements: complements.map(owned) };
}

/** Forgotten somewhere is ұмытып кету, forgotten altogether ұмытып қалу. */
function forgotten(clause: Clause): Clause {
  const { predicate, complements, tense, mood, negative } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "ұмыту") return clause;
  if (tense !== "past" || mood !== "plain" || negative || clause.question) return clause;
  if (!complements.some((one) => isCase(one, "ACC") && one.phrase.kind === "noun")) return clause;
  const isSomewhere =
    complements.some((one) => isCase(one, "LOC")) || clause.manners.includes("үйде");
  return {
    ...clause,
    predicate: { ...predicate, lemma: isSomewhere ? "ұмытып кету" : "ұмытып қалу" },
  };
}

/** «Каждое лето ездили»: what was done again and again is said as a habit, баратынбыз. */
const habit = (clause: Clause): Clause =>
  clause.predicate.kind === "verb" &&
  clause.tense === "past" &&
  clause.mood === "plain" &&
  !clause.negative &&
  !clause.question &&
  clause.times.some((time) => / сайын(?: |$)/u.test(time))
    ? { ...clause, tense: "habitual" }
    : clause;
