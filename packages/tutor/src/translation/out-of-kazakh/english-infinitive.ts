import { englishForm } from "../../words/english-forms.ts";
import type { EnglishEnds } from "./english-ends.ts";
import type { EnglishPredicates } from "./english-predicate.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { refuseLinks } from "./traits.ts";

/** Says in English a deed that nobody is named to do: "to read", "reading". */
export class EnglishInfinitives {
  readonly #predicates: EnglishPredicates;
  readonly #ends: EnglishEnds;

  constructor(predicates: EnglishPredicates, ends: EnglishEnds) {
    this.#predicates = predicates;
    this.#ends = ends;
  }

  /** "saying anything": what somebody does, with no subject. */
  doing(meaning: Meaning): string {
    if (meaning.mood !== "plain") throw new NotUnderstood("being able");
    refuseLinks(meaning);
    const [head = "", ...more] = this.#predicates.base(meaning).split(" ");
    return [
      englishForm(head, "ing"),
      ...more,
      ...this.#ends.of({ ...meaning, negative: true }),
    ].join(" ");
  }

  /** "to come", "not to come". */
  toDo(m: Meaning): string {
    refuseLinks(m);
    const line = ["to", this.#predicates.base(m), ...this.#ends.of(m)].join(" ");
    return m.negative ? `not ${line}` : line;
  }

  /** «Ертең кел» деді: told to come. */
  toldTo(m: Meaning): string {
    if (m.tense === "let-us" || m.links.length > 0 || m.question)
      throw new NotUnderstood("told to");
    return this.toDo(m);
  }
}
