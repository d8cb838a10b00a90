import type { Tools } from "../../ask.ts";
import { EnglishParts } from "./english-part.ts";
import { EnglishPredicates } from "./english-predicate.ts";
import { EnglishThings, isMany, personOf } from "./english-thing.ts";
import { type Link, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import {
  asksWhich,
  isAnimate,
  isAsked,
  isOffered,
  isSuggested,
  isUndone,
  must,
  refuseMixedTimes,
  refuseUnsaid,
  weatherOf,
} from "./traits.ts";

const LINKS: Readonly<Record<Link, string>> = {
  if: "if",
  when: "when",
  after: "after",
  before: "before",
  because: "because",
  although: "although",
  for: "to",
};
const FREQUENCY = /^(?:always|often|sometimes|rarely|never|still)$/;
const HELPER = /^(?:cannot|am|is|are|was|were|can|could|will|would|do|does|did|have|has)$/;

/** Says a meaning in English. */
export class EnglishSpeaker {
  readonly #things: EnglishThings;
  readonly #parts: EnglishParts;
  readonly #predicates: EnglishPredicates;
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#things = new EnglishThings(tools, (meaning, thing) => this.#relative(meaning, thing));
    this.#parts = new EnglishParts(this.#things, tools);
    this.#predicates = new EnglishPredicates(this.#things, this.#parts);
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
    refuseMixedTimes(m);
    refuseUnsaid(m);
    const before = m.links.filter(({ kind }) => kind !== "for" && kind !== "because");
    const behind = m.links.filter(({ kind }) => kind === "because" || kind === "for");
    const main = [this.#main(m), ...behind.map((one) => this.#linked(one.kind, one.meaning))].join(
      " ",
    );
    return [...before.map((one) => `${this.#linked(one.kind, one.meaning)},`), main].join(" ");
  }

  #linked(kind: Link, meaning: Meaning): string {
    if (kind === "for")
      return `in order to ${[this.#predicates.base(meaning), ...this.#ends(meaning)].join(" ")}`;
    const tense = kind === "if" && meaning.tense !== "past" ? "present" : meaning.tense;
    return `${LINKS[kind]} ${this.#clause({ ...meaning, tense })}`;
  }

  #main(m: Meaning): string {
    const { predicate } = m;
    switch (predicate.kind) {
      case "exists":
        return this.#existing(m);
      case "is-so": {
        const weather = weatherOf(m, this.#tools);
        if (!weather) break;
        if (m.tense !== "present" && m.tense !== "past" && m.tense !== "coming")
          throw new NotUnderstood("the weather of a time");
        const be = { present: "is", past: "was", coming: "will be" }[m.tense];
        const not = m.negative ? "not" : "";
        const [helper = "", ...more] = be.split(" ");
        const line = m.question ? [helper, "it", ...more] : ["it", helper, not, ...more];
        const places = m.parts.map((part) => this.#parts.part(part));
        const very = predicate.very?.en;
        const when = [...m.manners, ...m.times].map(({ en }) => en);
        return [m.asks?.en, ...line, very, weather.en, ...places, ...when]
          .filter(Boolean)
          .join(" ");
      }
      case "needs":
        if (m.subject?.asks !== "what" || !predicate.who || m.negative) break;
        if (m.manners.length + m.times.length + m.parts.length > 0)
          throw new NotUnderstood("needed somehow");
        return [
          "what",
          personOf(predicate.who) === "3" ? "does" : "do",
          this.#things.phrase(predicate.who, "subject"),
          "need",
        ].join(" ");
      case "is-where":
        return ["where", ...this.#beingWhat(m)].join(" ");
      case "is":
        if (asksWhich(predicate.what)) return this.#askedWhich(m, predicate.what);
        if (predicate.what.asks) {
          const isNamed = /^(?:ат|есім)$/u.test(must(m.subject).lemma);
          return [isNamed ? "what" : predicate.what.asks, ...this.#beingWhat(m)].join(" ");
        }
    }
    if (m.tense === "order" || m.tense === "let-us") return this.#urged(m);
    return this.#told(m);
  }

  /** "is your name": the rest of a question that begins with its word. */
  #beingWhat(m: Meaning): string[] {
    const subject = must(m.subject);
    return [this.#predicates.being(m, personOf(subject)), this.#things.phrase(subject, "subject")];
  }

  #askedWhich(m: Meaning, what: Thing): string {
    if (what.determiner === "қандай") {
      const kind = this.#things.phrase({ ...what, determiner: undefined }, "none");
      return ["what kind of", kind, ...this.#beingWhat(m)].join(" ");
    }
    const subject = must(m.subject);
    if (!what.owner?.asks || subject.determiner !== "self") throw new NotUnderstood("asked which");
    const whose = this.#things.phrase(what, "none");
    return [whose, "is", this.#things.phrase(subject, "subject")].join(" ");
  }

  #existing(m: Meaning): string {
    const thing = must(m.subject);
    if (isAsked(thing)) throw new NotUnderstood("asked what there is");
    const be = this.#predicates.being(m, thing.plural || isMany(thing) ? "3p" : "3");
    return [
      m.asks?.en,
      ...(m.question ? [be, "there"] : ["there", be]),
      m.negative ? "no" : "",
      this.#things.phrase(thing, m.negative ? "none" : "new"),
      ...m.parts.map((part) => this.#parts.part(part)),
      ...[...m.manners, ...m.times].map(({ en }) => en),
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** An order, or what we are to do together. */
  #urged(m: Meaning): string {
    if (m.question) throw new NotUnderstood("an order that asks");
    const lead =
      m.tense === "order"
        ? [m.please ? "please" : "", m.negative ? "do not" : ""]
        : ["let's", m.negative ? "not" : ""];
    return [...lead, this.#predicates.base(m), ...this.#ends(m)].filter(Boolean).join(" ");
  }

  #told(m: Meaning): string {
    const { predicate } = m;
    const subject =
      predicate.kind === "has"
        ? predicate.owner
        : predicate.kind === "likes" || predicate.kind === "needs"
          ? predicate.who
          : m.subject;
    const person = subject ? personOf(subject) : "3";
    const said = subject ? this.#subject(subject, m) : undefined;
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const ends = this.#ends(m, asked);
    const isSource = m.asks?.en === "where from";
    const first = asked ? this.#asked(asked) : isSource ? "where" : m.asks?.en;
    if (isSource) ends.push("from");
    const frequency = [...m.times, ...m.manners]
      .map(({ en }) => en)
      .filter((en) => FREQUENCY.test(en));
    const negative = m.negative && !frequency.includes("never");
    if (subject && isAsked(subject)) {
      if (m.mood !== "plain" || first) throw new NotUnderstood("asked who");
      const line = this.#predicates.finite({ ...m, question: false }, "3", negative);
      return [said, ...line, ...ends].join(" ");
    }
    const isOffer = isSuggested(m) || isOffered(m);
    if (m.tense === "shall-i" && !isOffer) throw new NotUnderstood("let me");
    const line = isOffer
      ? ["shall", this.#predicates.base(m)]
      : this.#predicates.finite(m, person, negative);
    if (!said && (m.mood === "must" || m.mood === "may"))
      return [first, ofNobody(m), "to", this.#predicates.base(m), ...ends]
        .filter(Boolean)
        .join(" ");
    if (!said || m.mood === "may") throw new NotUnderstood("nobody does it");
    // Only a helper goes before the subject: does he go, is he, can he
    const [helper = "", ...main] = line;
    const not = main[0] === "not" ? 1 : 0;
    // He still does not go: still goes before the helper that denies
    const isStill = not === 1 && frequency.includes("still");
    const words = m.question
      ? [first, helper, said, ...frequency, ...main, ...ends]
      : HELPER.test(helper) && main.length > 0
        ? isStill
          ? [said, ...frequency, ...line, ...ends]
          : [said, helper, ...main.slice(0, not), ...frequency, ...main.slice(not), ...ends]
        : [said, ...frequency, ...line, ...ends];
    return words.filter(Boolean).join(" ");
  }

  #ends(m: Meaning, without?: Part): string[] {
    const { predicate } = m;
    const verb = predicate.kind === "deed" ? predicate.verb : undefined;
    const object =
      predicate.kind === "has" || predicate.kind === "likes" || predicate.kind === "needs"
        ? m.subject
        : undefined;
    if (object && isAsked(object)) throw new NotUnderstood("asked of what one has");
    const isState = /^(?:is|is-so|is-at)$/.test(predicate.kind);
    if (isState && m.parts.some(({ role }) => role !== "LOC" && typeof role === "string"))
      throw new NotUnderstood("a state with a part");
    const given =
      verb !== undefined &&
      /^(?:give|show|bring|send|sell|offer|buy|tell)$/.test(verb.en) &&
      m.parts.some(({ role }) => role === "OBJ");
    const parts = m.parts
      .filter((one) => one !== without)
      .map((part) => {
        const text = this.#parts.part(part, verb);
        const isFirst = given && part.role === "DAT" && part.thing.person !== undefined;
        return { part, isFirst, text: isFirst ? text.replace(/^(?:to|for) /, "") : text };
      });
    const rank = ({ part, isFirst }: { part: Part; isFirst: boolean }): number =>
      isFirst ? -1 : part.role === "OBJ" ? 0 : part.role === "DAT" || part.role === "INS" ? 1 : 2;
    const isSpeech = verb !== undefined && /^(?:speak|learn|know|understand)$/.test(verb.en);
    const about = (one: { en: string }): string => {
      if (m.negative && one.en === "still") return "yet";
      // One speaks a language, and writes in it
      return isSpeech && !m.parts.some(({ role }) => role === "OBJ")
        ? one.en.replace(/^in (?=Kazakh$|Russian$|English$)/, "")
        : one.en;
    };
    const ends = [...m.manners, ...m.times].filter(
      ({ en }) => !FREQUENCY.test(en) || m.tense === "order",
    );
    return [
      ...(object
        ? [this.#things.phrase(object, predicate.kind === "likes" ? "object" : "new")]
        : []),
      ...parts.sort((a, b) => rank(a) - rank(b)).map(({ text }) => text),
      ...ends.map(about),
    ];
  }

  #asked({ role, thing }: Part): string {
    if (role !== "OBJ") throw new NotUnderstood(`asked of ${String(role)}`);
    return thing.asks ?? this.#things.phrase(thing, "object");
  }

  #subject(thing: Thing, m: Meaning): string {
    if (m.predicate.kind === "deed" && m.predicate.verb.en === "fall" && thing.say.en === "rain")
      return "the rain";
    return this.#things.phrase(thing, "subject");
  }

  /** What the one who does it does to the thing that is told of. */
  #gap({ predicate, parts }: Meaning): void {
    if (
      predicate.kind !== "deed" ||
      predicate.verb.takes.OBJ === undefined ||
      predicate.verb.en === "say" ||
      parts.some(({ role }) => role === "OBJ")
    )
      throw new NotUnderstood("which is no object");
  }

  #relative(meaning: Meaning, thing: Thing): string {
    const isDoer = !meaning.subject;
    const who = isAnimate(thing) ? "who" : "that";
    if (!isDoer) this.#gap(meaning);
    if (!isDoer)
      return `${who === "who" ? "that" : who} ${this.#clause({ ...meaning, question: false })}`;
    if (isUndone(meaning, isAnimate(thing))) throw new NotUnderstood("done by it or to it");
    const doer: Thing = { ...thing, relative: undefined, owner: undefined, determiner: undefined };
    const [line, ...ends] = [
      this.#predicates.finite(meaning, personOf(doer), meaning.negative).join(" "),
      ...this.#ends(meaning),
    ];
    return [who, line, ...ends].join(" ");
  }
}

/** It is necessary, it is possible: what nobody is named to do. */
function ofNobody({ mood, negative, question }: Meaning): string {
  const it =
    mood === "may"
      ? negative
        ? "it is not allowed"
        : "it is possible"
      : `it is ${negative ? "not " : ""}necessary`;
  return question ? it.replace(/^it is/, "is it") : it;
}
