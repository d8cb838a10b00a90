import type { Tools } from "../ask.ts";
import type { Clause, Complement } from "../grammar/clause.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isCase } from "./is-case.ts";

/** What one does to a part of a body, which is then somebody's. */
const TO_BODY =
  /^(?:ашу|жабу|жуу|сүрту|көрсету|көтеру|созу|беру|тарау|қию|сындыру|ауырту|кесіп алу|күйдіру|бұлғау|тазалау|жұму|қысу|шаю|құрғату|түсіру|бояу|алдыру|қырыну|тексеру|емдеу|жараттау|бүгу|иу)$/;

/** «Откройте рот», «подстригите мне волосы»: аузыңызды, шашымды. */
export function ownBody(clause: Clause, language: GlossLanguage, tools: Tools): Clause {
  const { predicate, complements, subject } = clause;
  if (language !== "ru" || predicate.kind !== "verb" || !TO_BODY.test(predicate.lemma))
    return clause;
  const isBody = (one: Complement): boolean =>
    isCase(one, "ACC") &&
    one.phrase.kind === "noun" &&
    one.phrase.owner === undefined &&
    one.phrase.count === undefined &&
    (one.phrase.before ?? []).length === 0 &&
    tools.judge.government.isOf(one.phrase.lemma, "body");
  if (!complements.some(isBody)) return clause;
  const isTo = (one: Complement): boolean =>
    isCase(one, "DAT") &&
    one.phrase.kind === "pronoun" &&
    !/^(?:беру|көрсету)$/.test(predicate.lemma);
  const whose = complements.find(isTo)?.phrase ?? subject;
  const owner =
    whose?.kind === "pronoun"
      ? whose.person
      : whose && (whose.name || tools.judge.government.isOf(whose.lemma, "person"))
        ? ("3" as const)
        : undefined;
  return owner === undefined
    ? clause
    : {
        ...clause,
        complements: complements
          .filter((one) => !isTo(one))
          .map((one) =>
            isBody(one) && one.phrase.kind === "noun"
              ? { ...one, phrase: { ...one.phrase, owner, bare: true, plural: false } }
              : one,
          ),
      };
}

/** What one has about one is one's own, though Russian does not say so: телефонымды. */
const CARRIED =
  /^(?:телефон|кілт|сөмке|әмиян|төлқұжат|паспорт|қолшатыр|көзілдірік|құжат|дәптер|шапан|күрте)$/;

export function ownThing(clause: Clause, language: GlossLanguage): Clause {
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
