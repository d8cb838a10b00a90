import type { Tools } from "../../ask.ts";
import type { Doubts } from "./doubts.ts";
import { backwards, isTooLate, resulting, tenseUnder } from "./english-clause-tense.ts";
import { BEHIND, LINKS, SELVES, toldBy } from "./english-clause-words.ts";
import { EnglishEnds, isBesideVerb } from "./english-ends.ts";
import { EnglishInfinitives } from "./english-infinitive.ts";
import { EnglishParts } from "./english-part.ts";
import { EnglishPredicates } from "./english-predicate.ts";
import { EnglishRelatives } from "./english-relative.ts";
import { EnglishStates } from "./english-state.ts";
import { EnglishThings, isNegating, personOf } from "./english-thing.ts";
import { veryMuch } from "./english-very.ts";
import { EnglishWishes, ofNobody } from "./english-wish.ts";
import { inOrder } from "./english-word-order.ts";
import { hasEnough } from "./enough.ts";
import { joinedDeeds } from "./joined-deeds.ts";
import {
  type Content,
  type Link,
  type Meaning,
  NotUnderstood,
  type Part,
  pronounOf,
  type Thing,
} from "./meaning.ts";
import { moreAndMore } from "./more-and-more.ts";
import { isOpen, spokenOf } from "./open-content.ts";
import type { VerbRendering } from "./rendering.ts";
import {
  asksOf,
  isAsked,
  isHowTo,
  isOffered,
  isOfPeople,
  isReadyBy,
  isSuggested,
  nobodys,
  refuseLinks,
  refuseMixedTimes,
  refuseUnsaid,
} from "./traits.ts";

/** Says a meaning in English. */
export class EnglishSpeaker {
  readonly #things: EnglishThings;
  readonly #parts: EnglishParts;
  readonly #predicates: EnglishPredicates;
  readonly #states: EnglishStates;
  readonly #ends: EnglishEnds;

  readonly #doubts: Doubts;
  readonly #wishes: EnglishWishes;
  readonly #infinitives: EnglishInfinitives;
  readonly #relatives: EnglishRelatives;

  constructor(tools: Tools, doubts: Doubts) {
    this.#doubts = doubts;
    this.#things = new EnglishThings(
      tools,
      (meaning, thing) => this.#relatives.clause(meaning, thing),
      (part) => this.#parts.part(part),
    );
    this.#parts = new EnglishParts(this.#things, tools, doubts);
    this.#predicates = new EnglishPredicates(this.#things, this.#parts);
    this.#ends = new EnglishEnds(this.#things, this.#parts, (content, m) =>
      this.#content(content, m),
    );
    this.#infinitives = new EnglishInfinitives(this.#predicates, this.#ends);
    this.#wishes = new EnglishWishes(this.#things, this.#predicates, this.#ends, doubts);
    this.#relatives = new EnglishRelatives(
      this.#predicates,
      this.#ends,
      (m) => this.#clause(m),
      doubts,
    );
    this.#states = new EnglishStates(this.#things, this.#parts, this.#predicates, tools);
  }

  /** The sentence without its mark. */
  say(meaning: Meaning): string {
    const after = meaning.next;
    const main = this.#clause(meaning);
    return after
      ? `${main}${after.by.en.startsWith(",") ? "" : " "}${after.by.en} ${this.say(after.meaning)}`
      : main;
  }

  #clause(m: Meaning): string {
    refuseMixedTimes(m, this.#doubts);
    refuseUnsaid(m, this.#doubts);
    const { stance } = m;
    if (stance && (m.question || m.links.length > 0)) this.#doubts.at("held of a question");
    if (stance && (m.asks || m.question) && stance.en === "if only")
      throw new NotUnderstood("what one had better do");
    if (stance && / that$|^if only$/.test(stance.en))
      return `${stance.en} ${this.#clause({ ...m, stance: undefined })}`;
    const more = this.#theMore(m);
    if (more !== undefined) return more;
    if (isTooLate(m)) return this.#clause({ ...m, tense: "before-then" });
    const joined = m.links.filter(({ kind }) => kind === "and");
    const since = m.links.some(({ kind }) => kind === "since");
    if (since && m.negative && m.tense === "past") return this.#clause({ ...m, tense: "perfect" });
    const before = m.links.filter(({ kind }) => kind !== "and" && !BEHIND.test(kind));
    const behind = m.links.filter(({ kind }) => BEHIND.test(kind));
    const main = [
      joined.length > 0 ? this.#joined(m, joined) : this.#main(m),
      ...behind.map((one) => this.#linked(one.kind, one.meaning, m)),
    ].join(" ");
    return [...before.map((one) => `${this.#linked(one.kind, one.meaning, m)},`), main].join(" ");
  }

  /** Үйге келіп, тамақ ішті: came home and ate. */
  #joined(m: Meaning, links: Meaning["links"]): string {
    const { deeds, isOneDoer } = joinedDeeds(m, links);
    const said = deeds.map((deed, at) => {
      if (at > 0 && deed.links.length > 0) throw new NotUnderstood("a clause inside deeds");
      if (at === 0) return deed.links.length > 0 ? this.#clause(deed) : this.#main(deed);
      if (!isOneDoer) return this.#clause(deed);
      if (m.tense === "order" || m.tense === "let-us" || m.tense === "shall-i")
        return this.#urged({ ...deed, tense: "order" });
      return this.#after(deed);
    });
    return `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
  }

  /** A later deed of the same doer, with no helper of its own where the first has one. */
  #after(m: Meaning): string {
    const isHelped =
      m.mood !== "plain" || (m.question && /^(?:present|past|coming)$/.test(m.tense));
    if (!isHelped) return this.#told({ ...m, question: false }, true);
    const not = m.negative ? "not" : "";
    return [not, this.#predicates.base(m), ...this.#ends.of(m)].filter(Boolean).join(" ");
  }

  #linked(kind: Link, meaning: Meaning, outer: Meaning): string {
    if (kind === "for") refuseLinks(meaning);
    if (kind === "for")
      return `in order ${meaning.negative ? "not " : ""}to ${[this.#predicates.base(meaning), ...this.#ends.of(meaning)].join(" ")}`;
    if (kind === "because" && outer.predicate.kind === "thanks")
      return `for ${this.#infinitives.doing(meaning)}`;
    if (kind === "without") return `without ${this.#infinitives.doing(meaning)}`;
    const isOver = /^(?:past|perfect|going|used|before-then)$/.test(outer.tense);
    if (kind === "until" && isReadyBy(outer))
      return `by the time ${this.#clause({ ...meaning, tense: outer.tense === "past" ? "past" : "present" })}`;
    // Until it is over one waits; what is done once is done before
    if (
      kind === "until" &&
      outer.predicate.kind === "deed" &&
      !outer.predicate.verb.kind &&
      !/^(?:wait|stay|sit)/.test(outer.predicate.verb.en)
    )
      return this.#linked("before", meaning, outer);
    if (/^(?:when|after)$/.test(kind) && meaning.tense === "past" && !isOver)
      return `${LINKS[kind]} ${this.#clause(resulting({ ...meaning, tense: kind === "after" ? "perfect" : "present" }))}`;
    if (kind === "whenever")
      return `every time ${this.#clause({ ...meaning, tense: outer.tense === "coming" ? "present" : outer.tense })}`;
    const tense = tenseUnder(kind, meaning, outer);
    return `${LINKS[kind]} ${this.#clause(resulting({ ...meaning, tense }))}`;
  }

  /** Көп оқыған сайын, көп білесің: the more, the more. */
  #theMore(m: Meaning): string | undefined {
    const more = moreAndMore(m);
    return more && `the more ${this.#clause(more.inner)}, the more ${this.#clause(more.main)}`;
  }

  #main(m: Meaning): string {
    if (m.tense === "wish") return this.#wishes.wish(m);
    const state = this.#states.say(m, (content) => this.#content(content, m));
    if (state !== undefined) return state;
    if (m.tense === "order" || m.tense === "let-us") return this.#urged(m);
    return this.#told(m);
  }

  /** An order, or what we are to do together. */
  #urged(m: Meaning): string {
    if (m.question) this.#doubts.at("an order that asks");
    const lead =
      m.tense === "order"
        ? [m.please ? "please" : "", m.negative ? "do not" : ""]
        : ["let's", m.negative ? "not" : ""];
    return [...lead, this.#predicates.base(m), ...this.#ends.of(m)].filter(Boolean).join(" ");
  }

  #told(asRead: Meaning, isSilent = false): string {
    const m = veryMuch(
      isOfPeople(asRead) ? { ...asRead, subject: pronounOf("3p") } : asRead,
      this.#doubts,
    );
    const { predicate } = m;
    const lacking = hasEnough(m);
    if (lacking) return this.#told(lacking, isSilent);
    const subject =
      predicate.kind === "has"
        ? predicate.owner
        : predicate.kind === "likes" || predicate.kind === "needs"
          ? predicate.who
          : m.subject;
    const person = subject ? personOf(subject) : "3";
    const said = isSilent ? "" : subject ? this.#subject(subject, m) : undefined;
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const ends = this.#ends.of(m, asked);
    if (subject?.self) ends.push(SELVES[subject.person ?? "3"] ?? "himself");
    if (subject?.also) ends.push(m.negative ? "either" : "too");
    const isSource = m.asks?.en === "where from";
    const isOwned = /^(?:has|likes|needs)$/.test(predicate.kind);
    const whole = isOwned && m.subject && isAsked(m.subject) ? m.subject : undefined;
    if (whole && (whole.asks === "who" || asked || m.asks)) throw new NotUnderstood("asked twice");
    const first = whole
      ? this.#things.phrase(whole, "object")
      : asked
        ? this.#asked(asked, predicate.kind === "deed" ? predicate.verb : undefined)
        : isSource
          ? "where"
          : m.asks?.en;
    // Where did you buy it: a shop is no source in English
    const isBought = predicate.kind === "deed" && /^(?:buy|get|find)$/.test(predicate.verb.en);
    if (isSource && !isBought) ends.push("from");
    const frequency = [...m.times, ...m.manners]
      .map(({ en }) => en)
      .filter((en) => isBesideVerb(en, m));
    const negative =
      m.negative && !frequency.includes("never") && !(subject && isNegating(subject));
    if (subject && isAsked(subject)) {
      if (m.mood !== "plain" || first) throw new NotUnderstood("asked who");
      const line = this.#predicates.finite({ ...m, question: false }, personOf(subject), negative);
      return [said, ...line, ...ends].join(" ");
    }
    const isOffer = isSuggested(m) || isOffered(m);
    if (m.tense === "shall-i" && !isOffer) {
      if (m.question || m.asks) throw new NotUnderstood("let me");
      return ["let me", m.negative ? "not" : "", this.#predicates.base(m), ...ends]
        .filter(Boolean)
        .join(" ");
    }
    const line = isOffer
      ? ["shall", this.#predicates.base(m)]
      : this.#predicates.finite(m, person, negative);
    if (said === undefined && m.mood === "may" && m.question && !first && !m.negative)
      return ["may I", this.#predicates.base(m), ...ends].filter(Boolean).join(" ");
    if (said === undefined && m.mood === "may" && m.question && first && !m.negative)
      return [first, "can I", this.#predicates.base(m), ...ends].filter(Boolean).join(" ");
    if (said === undefined && (m.mood === "must" || m.mood === "may"))
      return [first, ofNobody(m), "to", this.#predicates.base(m), ...ends]
        .filter(Boolean)
        .join(" ");
    if (said === undefined && predicate.kind === "needs" && m.subject && !m.question) {
      const what = this.#things.phrase(m.subject, "new");
      const be = this.#predicates.being(m, personOf(m.subject));
      return [what, be, m.negative ? "not" : "", "needed", ...ends.slice(1)]
        .filter(Boolean)
        .join(" ");
    }
    if (m.mood === "may") throw new NotUnderstood("nobody does it");
    if (said === undefined) this.#doubts.at("nobody does it");
    if (m.stance) frequency.push(m.stance.en);
    return inOrder({
      m,
      first,
      said: said ?? (predicate.kind === "is-at" ? "he" : "it"),
      line,
      frequency,
      ends,
    })
      .filter(Boolean)
      .join(" ");
  }

  /** "that he lives here", "where he lives", "to read", "reading". */
  #content({ kind, meaning }: Content, outer: Meaning): string {
    if (kind === "ing") return this.#infinitives.doing(meaning);
    // «Баламның үйренгенін қалаймын»: I want my child to learn
    if (kind === "wished" && meaning.subject)
      return `${this.#things.phrase(meaning.subject, "object")} ${this.#infinitives.toDo(meaning)}`;
    if (kind === "to") return this.#infinitives.toDo(meaning);
    if (meaning.tense === "order" || meaning.tense === "let-us")
      return this.#infinitives.toldTo(meaning);
    const then = outer.tense === "past" || outer.tense === "perfect" ? backwards(meaning) : meaning;
    const clause = this.#clause({ ...then, question: false });
    // «Қалай қосатынын білмеймін»: nobody is named who would do it
    if (isHowTo(meaning, outer))
      return `${meaning.asks?.en} ${this.#infinitives.toDo(nobodys(meaning))}`;
    if (asksOf(meaning)) return clause;
    if (isOpen(meaning)) return `what ${this.#clause(spokenOf(then))}`;
    return `${toldBy(meaning, outer)} ${clause}`;
  }

  #asked({ role, thing }: Part, verb?: VerbRendering): string {
    if (role === "OBJ") return thing.asks ?? this.#things.phrase(thing, "object");
    return this.#parts.part({ role, thing }, verb).replace(/ who$/, " whom");
  }

  #subject(thing: Thing, m: Meaning): string {
    if (m.predicate.kind === "deed" && /^(?:rain|snow)$/.test(m.predicate.verb.en)) return "it";
    return this.#things.phrase(thing, thing.fresh ? "new" : "subject");
  }
}
