import type { Doubts } from "./doubts.ts";
import type { EnglishEnds } from "./english-ends.ts";
import type { EnglishPredicates } from "./english-predicate.ts";
import { personOf } from "./english-thing.ts";
import { gapOf } from "./gap.ts";
import type { Meaning, Thing } from "./meaning.ts";
import { isAnimate, isUndone, refuseLinks } from "./traits.ts";

/** Says in English the clause that tells which thing is meant. */
export class EnglishRelatives {
  readonly #predicates: EnglishPredicates;
  readonly #ends: EnglishEnds;
  readonly #told: (meaning: Meaning) => string;
  readonly #doubts: Doubts;

  constructor(
    predicates: EnglishPredicates,
    ends: EnglishEnds,
    told: (meaning: Meaning) => string,
    doubts: Doubts,
  ) {
    this.#predicates = predicates;
    this.#ends = ends;
    this.#told = told;
    this.#doubts = doubts;
  }

  /** "that I read", "who lives here", "where he works". */
  clause(meaning: Meaning, thing: Thing): string {
    // Маған ұнаған көйлек: who likes it is named, and it is what the clause tells of
    if (meaning.predicate.kind === "likes")
      return `that ${this.#told({ ...meaning, subject: undefined, question: false })}`;
    if (meaning.subject) {
      const gap = gapOf(meaning, thing, this.#doubts);
      if (gap === "about") return `that ${this.#told(mentioned(meaning))}`;
      const isWith = gap === "with" && withWhom(meaning);
      if (isWith)
        return `that ${this.#told({ ...meaning, question: false, manners: [...meaning.manners, { en: "with", ru: "" }] })}`;
      // Сіз сұраған баспалдақ: the ladder that you asked for
      const { predicate } = meaning;
      const own = predicate.kind === "deed" ? predicate.verb.takes.OBJ : undefined;
      if (gap === "object" && typeof own === "object" && own.en === "for")
        return `that ${this.#told({ ...meaning, question: false, manners: [...meaning.manners, { en: "for", ru: "" }] })}`;
      const lead = { object: "that", with: "that", place: "where", time: "when" }[gap];
      return `${lead} ${this.#told({ ...meaning, question: false })}`;
    }
    if (isUndone(meaning, isAnimate(thing))) this.#doubts.at("done by it or to it");
    refuseLinks(meaning);
    const doer: Thing = { ...thing, relative: undefined, owner: undefined, determiner: undefined };
    const [line, ...ends] = [
      this.#predicates.finite(meaning, personOf(doer), meaning.negative).join(" "),
      ...this.#ends.of(meaning),
    ];
    return [isAnimate(thing) ? "who" : "that", line, ...ends].join(" ");
  }
}

/** «Сен айтқан кафе»: the café that you mentioned, that you told me about. */
function mentioned(meaning: Meaning): Meaning {
  const { predicate, parts } = meaning;
  const isToSomebody = parts.some(({ role }) => role === "DAT");
  if (predicate.kind !== "deed") return meaning;
  const verb = isToSomebody
    ? {
        ...predicate.verb,
        en: "tell",
        takes: { ...predicate.verb.takes, DAT: { en: "", ru: "dat" } },
      }
    : { ...predicate.verb, en: "mention" };
  return {
    ...meaning,
    question: false,
    predicate: { kind: "deed", verb },
    ...(isToSomebody && { manners: [...meaning.manners, { en: "about", ru: "" }] }),
  };
}

/** Whether English says "with" of whom the deed is done with: talked with, met. */
function withWhom({ predicate }: Meaning): boolean {
  const own = predicate.kind === "deed" ? predicate.verb.takes.INS : undefined;
  return own !== undefined && typeof own !== "string" && own.en === "with";
}
