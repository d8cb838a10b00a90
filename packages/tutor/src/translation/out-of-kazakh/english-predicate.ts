import { englishForm } from "../../words/english-forms.ts";
import { comparativeOf } from "./english-comparative.ts";
import type { EnglishParts } from "./english-part.ts";
import type { EnglishThings } from "./english-thing.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { englishNumber } from "./quantity.ts";
import { ofSeveral } from "./traits.ts";

const BEING: Readonly<Record<string, readonly [string, string]>> = {
  "1s": ["am", "was"],
  "3": ["is", "was"],
};

/** Times that are over: what was done then has not been done. */
const OVER = /^(?:yesterday|last|at |in (?:the|summer|winter|spring|autumn)|on )/;

/** What goes on by itself: no "is knowing". */
const STATIVE =
  /^(?:hurt|know|understand|like|love|want|need|believe|hear|see|remember|cost|hate)$/;

/** Мектептен алыс: far from it, and no farther than it. */
const FAR: Readonly<Record<string, string>> = { алыс: "far from", жақын: "near" };

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
      if (predicate.kind === "is-so" && predicate.became && m.tense === "past")
        return ["has", "become"]
          .map((one) => (one === "has" && !third ? "have" : one))
          .concat(what);
      if (m.mood === "plain") return [...this.#be(m, person, not), what];
      return this.finite(
        {
          ...m,
          predicate: {
            kind: "deed",
            verb: { en: "be", imperfective: "", perfective: "", takes: {} },
          },
        },
        person,
        negative,
      ).concat(what);
    }
    if (predicate.kind === "is-aged") throw new NotUnderstood("an age");
    const base = this.base(m);
    if (m.mood === "plain" && predicate.kind === "likes" && m.tense === "now")
      return this.finite({ ...m, tense: "present" }, person, negative);
    if (m.mood === "might") return ["may", ...not, base];
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
    const isTold = m.tense === "perfect" && !negative && m.parts.some(({ role }) => role === "LOC");
    const isOver = isTold || more[0] === "born" || m.times.some(({ en }) => OVER.test(en));
    const then = isOver && m.tense === "perfect" ? { ...m, tense: "past" as const } : m;
    if (then !== m) return this.finite(then, person, negative);
    if (isNotYet(m, negative)) return this.finite({ ...m, tense: "perfect" }, person, negative);
    const isAskedSince = m.asks?.ru === "с каких пор";
    const lasting =
      isAskedSince || m.times.some(({ lasts }) => lasts) ? lasted(m, third, not) : undefined;
    if (lasting) return lasting;
    if (predicate.kind === "deed" && isResult(m) && predicate.verb.result)
      return [this.being({ ...m, tense: "present" }, person), predicate.verb.result];
    const isPassive = predicate.kind === "deed" && predicate.verb.passive === true;
    if (isPassive && (m.tense === "now" || m.tense === "going"))
      return [this.being(m, person), ...not, "being", ...more];
    if (head === "be") return [...this.#be(then, person, not), ...more];
    if (m.tense === "now" && STATIVE.test(head))
      return this.finite({ ...m, tense: "present" }, person, negative);
    if (m.tense === "now" || m.tense === "going")
      return [this.being(m, person), ...not, [englishForm(head, "ing"), ...more].join(" ")];
    if (m.tense === "coming") return [m.supposed ? "would" : "will", ...not, base];
    if (m.tense === "before-then" && m.supposed)
      return ["would", ...not, "have", [englishForm(head, "participle"), ...more].join(" ")];
    if (m.tense === "before-then")
      return ["had", ...not, [englishForm(head, "participle"), ...more].join(" ")];
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
    if (m.tense === "coming") return [m.supposed ? "would" : "will", ...not, "be"];
    if (m.tense === "before-then") return ["had", ...not, "been"];
    // Ол мұғалім болған: he was one once
    const isOnce = m.tense === "perfect" && /^(?:is|is-so)$/.test(m.predicate.kind);
    if (isOnce) return [this.being({ ...m, tense: "past" }, person), ...not];
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
        return predicate.verb.passive
          ? `be ${englishForm(predicate.verb.en, "participle")}`
          : predicate.verb.en;
      case "likes":
        return "like";
      case "has":
        return "have";
      case "needs":
        return "need";
      case "is":
        return `be ${this.#things.phrase(predicate.what, "new")}`;
      case "is-so":
        return `be ${this.#quality(predicate)}`;
      default:
        throw new NotUnderstood("no deed");
    }
  }

  #quality({
    quality,
    than,
    very,
    more,
    years,
    lemma,
  }: Extract<Meaning["predicate"], { kind: "is-so" }>): string {
    if (than && years !== undefined)
      return `${englishNumber(years)} ${years === 1 ? "year" : "years"} ${lemma === "кіші" ? "younger" : "older"} than ${this.#things.phrase(than, "object")}`;
    if (more && !than) return comparativeOf(quality.en);
    const far = than && !more ? FAR[lemma] : undefined;
    if (than && far) return `${far} ${this.#things.phrase(than, "object")}`;
    if (!than) return [very?.en, quality.en].filter(Boolean).join(" ");
    return `${comparativeOf(quality.en)} than ${this.#things.phrase(than, "object")}`;
  }
}

/** «Әлі көрген жоқпын»: have not seen yet. */
const isNotYet = ({ tense, times, manners }: Meaning, negative: boolean): boolean =>
  negative && tense === "past" && [...times, ...manners].some(({ en }) => en === "still");

/** Шаршадым: it is over, and now one is tired. */
const isResult = ({ tense, negative, times, links, parts, content }: Meaning): boolean =>
  tense === "past" && !negative && times.length + links.length + parts.length === 0 && !content;

/** "have lived here for three years": what goes on until now; undefined of what is over. */
function lasted(m: Meaning, third: boolean, not: readonly string[]): string[] | undefined {
  const { predicate, tense } = m;
  const isAsked = m.question && m.asks?.ru !== "с каких пор";
  if (isAsked || predicate.kind !== "deed" || m.mood !== "plain")
    throw new NotUnderstood("asked how long");
  const have = third ? "has" : "have";
  const [head = "", ...more] = predicate.verb.en.split(" ");
  if (not.length > 0 || tense === "perfect" || tense === "past")
    return [have, ...not, [englishForm(head, "participle"), ...more].join(" ")];
  if (tense !== "present" && tense !== "now") throw new NotUnderstood("for how long");
  return /^(?:know|love|like|be)$/.test(head)
    ? [have, [englishForm(head, "participle"), ...more].join(" ")]
    : [have, "been", [englishForm(head, "ing"), ...more].join(" ")];
}
