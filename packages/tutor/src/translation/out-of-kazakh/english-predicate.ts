import { englishForm } from "../../words/english-forms.ts";
import type { EnglishParts } from "./english-part.ts";
import type { EnglishThings } from "./english-thing.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { ofSeveral } from "./traits.ts";

const BEING: Readonly<Record<string, readonly [string, string]>> = {
  "1s": ["am", "was"],
  "3": ["is", "was"],
};

/** Times that are over: what was done then has not been done. */
const OVER = /^(?:yesterday|last|at |in (?:the|summer|winter|spring|autumn)|on )/;

/** Says the verb of an English sentence with its helpers, or what somebody is. */
export class EnglishPredicates {
  readonly #things: EnglishThings;
  readonly #parts: EnglishParts;

  constructor(things: EnglishThings, parts: EnglishParts) {
    this.#things = things;
    this.#parts = parts;
  }

  /** The verb with its helpers, and what is said of a state. */
  finite(m: Meaning, person: string, negative: boolean): string[] {
    const { predicate } = m;
    const third = person === "3";
    const not = negative ? ["not"] : [];
    if (predicate.kind === "is" || predicate.kind === "is-so" || predicate.kind === "is-at") {
      const what =
        predicate.kind === "is"
          ? this.#things.phrase(ofSeveral(predicate.what, person), "new")
          : predicate.kind === "is-at"
            ? this.#parts.part(predicate.where)
            : this.#quality(predicate);
      return [...this.#be(m, person, not), what];
    }
    const base = this.base(m);
    if (m.tense === "used" && m.mood !== "plain") throw new NotUnderstood("used to be able");
    if (m.mood === "can")
      return m.tense === "past"
        ? ["could", ...not, base]
        : negative && !m.question
          ? ["cannot", base]
          : ["can", ...not, base];
    const helperOf = (): string => (m.tense === "past" ? "did" : third ? "does" : "do");
    if (m.mood === "want" || m.mood === "must") {
      const verb = m.mood === "want" ? "want" : "need";
      const own =
        m.tense === "past" ? englishForm(verb, "past") : third ? englishForm(verb, "third") : verb;
      return negative || m.question ? [helperOf(), ...not, verb, "to", base] : [own, "to", base];
    }
    const [head = "", ...more] = base.split(" ");
    // A birth is over, however long the one who was born has been
    const isOver = more[0] === "born" || m.times.some(({ en }) => OVER.test(en));
    const then = isOver && m.tense === "perfect" ? { ...m, tense: "past" as const } : m;
    if (then !== m) return this.finite(then, person, negative);
    if (head === "be") return [...this.#be(then, person, not), ...more];
    if ((m.tense === "now" && head !== "hurt") || m.tense === "going")
      return [this.being(m, person), ...not, [englishForm(head, "ing"), ...more].join(" ")];
    if (m.tense === "coming") return ["will", ...not, base];
    if (m.tense === "used") {
      if (negative || m.question) throw new NotUnderstood("did not use to");
      return ["used to", base];
    }
    if (m.tense === "perfect")
      return [third ? "has" : "have", ...not, [englishForm(head, "participle"), ...more].join(" ")];
    if (negative || m.question) return [helperOf(), ...not, base];
    const own =
      m.tense === "past" ? englishForm(head, "past") : third ? englishForm(head, "third") : head;
    return [[own, ...more].join(" ")];
  }

  #be(m: Meaning, person: string, not: string[]): string[] {
    if (m.tense === "used") throw new NotUnderstood("used to be");
    if (m.tense === "coming") return ["will", ...not, "be"];
    if (m.tense === "perfect") return [person === "3" ? "has" : "have", ...not, "been"];
    return [this.being(m, person), ...not];
  }

  being(m: Meaning, person: string): string {
    const [now, then] = BEING[person] ?? ["are", "were"];
    return m.tense === "past" || m.tense === "going" ? then : now;
  }

  base(m: Meaning): string {
    const { predicate } = m;
    switch (predicate.kind) {
      case "deed":
        return predicate.verb.en;
      case "likes":
        return "like";
      case "has":
        return "have";
      case "needs":
        return "need";
      default:
        throw new NotUnderstood("no deed");
    }
  }

  #quality({ quality, than, very }: Extract<Meaning["predicate"], { kind: "is-so" }>): string {
    if (!than) return [very?.en, quality.en].filter(Boolean).join(" ");
    const more = /^[a-z]{1,6}$/.test(quality.en) ? comparativeOf(quality.en) : `more ${quality.en}`;
    return `${more} than ${this.#things.phrase(than, "object")}`;
  }
}

const comparativeOf = (quality: string): string => {
  const known: Readonly<Record<string, string>> = {
    good: "better",
    bad: "worse",
    far: "farther",
    little: "smaller",
  };
  if (known[quality]) return known[quality] ?? quality;
  if (/y$/.test(quality)) return quality.replace(/y$/, "ier");
  if (/e$/.test(quality)) return `${quality}r`;
  return /^[^aeiou]*[aeiou][^aeiouwy]$/.test(quality)
    ? `${quality}${quality.at(-1)}er`
    : `${quality}er`;
};
