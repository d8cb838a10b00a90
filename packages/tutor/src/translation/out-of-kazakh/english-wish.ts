import type { Doubts } from "./doubts.ts";
import type { EnglishEnds } from "./english-ends.ts";
import type { EnglishPredicates } from "./english-predicate.ts";
import type { EnglishThings } from "./english-thing.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { isAnimate } from "./traits.ts";

/** Says in English what is wished of others. */
export class EnglishWishes {
  readonly #things: EnglishThings;
  readonly #predicates: EnglishPredicates;
  readonly #ends: EnglishEnds;
  readonly #doubts: Doubts;

  constructor(
    things: EnglishThings,
    predicates: EnglishPredicates,
    ends: EnglishEnds,
    doubts: Doubts,
  ) {
    this.#things = things;
    this.#predicates = predicates;
    this.#ends = ends;
    this.#doubts = doubts;
  }

  /** Келсін, құтты болсын: let him come, may it be blessed. */
  wish(m: Meaning): string {
    const { subject, predicate } = m;
    if (!subject || m.question || !/^(?:deed|is|is-so)$/.test(predicate.kind))
      throw new NotUnderstood("a wish");
    if (!isAnimate(subject) && subject.person === undefined) this.#doubts.at("a wish of a thing");
    const isDeed = predicate.kind === "deed";
    const isLet = isDeed && (subject.person !== undefined || subject.name || isAnimate(subject));
    const line = isDeed
      ? [this.#predicates.base(m)]
      : this.#predicates.finite({ ...m, tense: "coming", negative: false }, "3", false).slice(1);
    return [
      isLet ? "let" : "may",
      subject.person === "3" && !isLet
        ? "it"
        : this.#things.phrase(subject, isLet ? "object" : "subject"),
      m.negative ? "not" : "",
      ...line,
      ...this.#ends.of(m),
    ]
      .filter(Boolean)
      .join(" ");
  }
}

/** It is necessary, it is possible: what nobody is named to do. */
export function ofNobody({ mood, negative, question, tense }: Meaning): string {
  const be = tense === "past" ? "was" : "is";
  const it =
    mood === "may"
      ? negative
        ? `it ${be} not allowed`
        : `it ${be} possible`
      : `it ${be} ${negative ? "not " : ""}necessary`;
  return question ? it.replace(/^it (is|was)/, "$1 it") : it;
}
