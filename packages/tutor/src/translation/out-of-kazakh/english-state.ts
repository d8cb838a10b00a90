import type { Tools } from "../../ask.ts";
import type { EnglishParts } from "./english-part.ts";
import type { EnglishPredicates } from "./english-predicate.ts";
import { type EnglishThings, isMany, isNegating, personOf } from "./english-thing.ts";
import { type Content, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { englishNumber } from "./quantity.ts";
import {
  asksWhich,
  isAnimate,
  isAsked,
  isDay,
  isForWhom,
  isHowMuch,
  isPersonal,
  must,
  weatherOf,
} from "./traits.ts";

/** What is asked for by "what", and not by "what … like". */
const NAMED =
  /(?:^| )(?:colou?r|name|surname|meaning|number|address|opinion|job|profession|price|aim|goal|plan|reason|difference|dream|hobby|translation|spelling|size|height|length|weight|temperature|title|result|question|problem)$/;
const MINE: Readonly<Record<string, string>> = {
  "1s": "mine",
  "2s": "yours",
  "2f": "yours",
  "3": "his",
  "3p": "theirs",
  "1p": "ours",
  "2p": "yours",
  "2pf": "yours",
};

/** Says in English what there is, how it is, how old somebody is. */
export class EnglishStates {
  readonly #things: EnglishThings;
  readonly #parts: EnglishParts;
  readonly #predicates: EnglishPredicates;
  readonly #tools: Tools;

  constructor(
    things: EnglishThings,
    parts: EnglishParts,
    predicates: EnglishPredicates,
    tools: Tools,
  ) {
    this.#things = things;
    this.#parts = parts;
    this.#predicates = predicates;
    this.#tools = tools;
  }

  /** A sentence about a state; undefined where subject and verb stand as of a deed. */
  say(m: Meaning, inside: (content: Content) => string): string | undefined {
    const { predicate } = m;
    if (m.about) return this.#about(m, inside(m.about));
    switch (predicate.kind) {
      case "exists":
        return this.#existing(m);
      case "is-aged":
        return this.#aged(m, predicate.years, predicate.unit);
      case "is-so":
        return this.#weather(m) ?? this.#feeling(m);
      case "needs":
        if (m.subject?.asks !== "what" || !predicate.who || m.negative) return undefined;
        if (m.manners.length + m.times.length + m.parts.length > 0)
          throw new NotUnderstood("needed somehow");
        return [
          "what",
          personOf(predicate.who) === "3" ? "does" : "do",
          this.#things.phrase(predicate.who, "subject"),
          "need",
        ].join(" ");
      case "is-where":
        return this.#askedHow(m, predicate.asks.en);
      case "is-at":
        return isAsked(predicate.where.thing) ? this.#askedWhere(m, predicate.where) : undefined;
      case "is-owned":
        return this.#owned(m, predicate.owner);
      case "thanks":
        return [predicate.sorry ? "sorry" : "thank you", ...this.#thankedFor(m)].join(" ");
      case "is":
        if (isDay(m, predicate.what)) {
          const [when = "it", ...others] = m.times.map(({ en }) => en);
          const be = this.#predicates.being(m, "3");
          if (m.question)
            return [be, when, m.negative ? "not" : "", predicate.what.say.en, ...others]
              .filter(Boolean)
              .join(" ");
          return [
            when,
            this.#predicates.being(m, "3"),
            m.negative ? "not" : "",
            predicate.what.say.en,
            ...others,
          ]
            .filter(Boolean)
            .join(" ");
        }
        if (isHowMuch(predicate.what)) {
          const isPaid = /(?:ақы|баға|құн)\p{L}*$/u.test(must(m.subject).lemma);
          return [isPaid ? "how much" : "what", ...this.#beingWhat(m)].join(" ");
        }
        if (asksWhich(predicate.what)) return this.#askedWhich(m, predicate.what);
        if (predicate.what.asks) {
          const isNamed = /^(?:ат|есім)$/u.test(must(m.subject).lemma);
          return [isNamed ? "what" : predicate.what.asks, ...this.#beingWhat(m)].join(" ");
        }
        return undefined;
      default:
        return undefined;
    }
  }

  /** Кітап оқу пайдалы: it is useful to read. */
  #about(m: Meaning, inside: string): string {
    const { predicate } = m;
    const isFor = m.parts.every(({ role, thing }) => isForWhom(role) && isPersonal(thing));
    if ((predicate.kind !== "is-so" && predicate.kind !== "is") || !isFor)
      throw new NotUnderstood("said of a deed");
    const [be = "", ...so] = this.#predicates.finite(
      { ...m, about: undefined, stance: undefined },
      "3",
      m.negative,
    );
    const whom = m.parts.map(({ thing }) => `for ${this.#things.phrase(thing, "object")}`);
    const when = [...m.manners, ...m.times].map(({ en }) => en);
    return [...(m.question ? [be, "it"] : ["it", be]), ...so, ...whom, inside, ...when].join(" ");
  }

  #aged(m: Meaning, years: number | undefined, unit = "year"): string {
    const subject = must(m.subject);
    if (m.parts.length + m.manners.length > 0 || m.negative) throw new NotUnderstood("aged how");
    const who = this.#things.phrase(subject, "subject");
    const be = this.#predicates.being(m, personOf(subject));
    if (years === undefined) return ["how old", be, who].join(" ");
    const age = `${englishNumber(years)} ${unit}${years === 1 ? "" : "s"} old`;
    const times = m.times.map(({ en }) => en);
    const also = subject.also ? ["too"] : [];
    return (m.question ? [be, who, age, ...times] : [who, be, age, ...also, ...times]).join(" ");
  }

  /** Маған суық: I am cold. */
  #feeling(m: Meaning): string | undefined {
    const { predicate, parts, subject } = m;
    const [part, ...more] = parts;
    if (predicate.kind !== "is-so" || part?.role !== "DAT" || part.thing.person === undefined)
      return undefined;
    const isFelt = /^(?:суық|ыстық|жылы|салқын)$/u.test(predicate.lemma);
    const isNobodys = subject === undefined || (subject.lemma === "" && subject.person === "3");
    if (!isFelt || !isNobodys || more.length > 0 || m.question || m.asks) return undefined;
    const who = { ...m, parts: [], subject: part.thing };
    const line = this.#predicates.finite(who, personOf(part.thing), m.negative);
    return [
      this.#things.phrase(part.thing, "subject"),
      ...line,
      ...[...m.manners, ...m.times].map(({ en }) => en),
    ].join(" ");
  }

  #weather(m: Meaning): string | undefined {
    const weather = weatherOf(m, this.#tools);
    const { predicate } = m;
    if (!weather || predicate.kind !== "is-so") return undefined;
    if (m.tense !== "present" && m.tense !== "past" && m.tense !== "coming")
      throw new NotUnderstood("the weather of a time");
    const become = predicate.became && !m.negative ? "has become" : undefined;
    const be = become ?? { present: "is", past: "was", coming: "will be" }[m.tense];
    const not = m.negative ? "not" : "";
    const [helper = "", ...more] = be.split(" ");
    const line = m.question ? [helper, "it", ...more] : ["it", helper, not, ...more];
    const places = m.parts.map((part) => this.#parts.part(part));
    const when = [...m.manners, ...m.times].map(({ en }) => en);
    return [m.asks?.en, ...line, predicate.very?.en, weather.en, ...places, ...when]
      .filter(Boolean)
      .join(" ");
  }

  /** "is your name": the rest of a question that begins with its word. */
  #beingWhat(m: Meaning): string[] {
    const subject = must(m.subject);
    return [this.#predicates.being(m, personOf(subject)), this.#things.phrase(subject, "subject")];
  }

  /** Where it is, how it is, what it is like. */
  #askedHow(m: Meaning, asks: string): string {
    const [be = "", who = ""] = this.#beingWhat(m);
    const places = m.parts.map((part) => this.#parts.part(part));
    const when = [...m.manners, ...m.times].map(({ en }) => en);
    const isLike = asks === "what" && !NAMED.test(must(m.subject).say.en);
    if (m.stance || m.negative) throw new NotUnderstood("asked how it is held");
    return [asks, be, who, isLike ? "like" : "", ...places, ...when].filter(Boolean).join(" ");
  }

  /** Қай елденсіз: which country are you from. */
  #askedWhere(m: Meaning, { role, thing }: Part): string {
    const which = this.#things.phrase(thing, "object");
    const at =
      role === "ABL" ? "from" : this.#parts.part({ role, thing }).replace(which, "").trim();
    return [which, ...this.#beingWhat(m), at].join(" ");
  }

  /** Сөмке сіздікі: the bag is yours. */
  #owned(m: Meaning, owner: Thing): string {
    const subject = must(m.subject);
    const said = this.#things.phrase(subject, "subject");
    const be = this.#predicates.being(m, personOf(subject));
    if (m.parts.length + m.times.length + m.manners.length > 0)
      throw new NotUnderstood("whose it is somehow");
    if (owner.asks) return ["whose", be, said].join(" ");
    const whose =
      owner.person === undefined
        ? `${this.#things.phrase(owner, "object")}'s`
        : must(MINE[owner.person]);
    const not = m.negative ? ["not"] : [];
    return (m.question ? [be, said, ...not, whose] : [said, be, ...not, whose]).join(" ");
  }

  /** Көмегіңізге рақмет. */
  #thankedFor(m: Meaning): string[] {
    return m.parts.map(({ role, thing }) => {
      if (role !== "DAT") throw new NotUnderstood("thanked how");
      return thing.person === undefined || thing.lemma !== ""
        ? `for ${this.#things.phrase(thing, "object")}`
        : "";
    });
  }

  #askedWhich(m: Meaning, what: Thing): string {
    if (what.determiner === "қандай") {
      const kind = this.#things.phrase({ ...what, determiner: undefined }, "none");
      return ["what kind of", kind, ...this.#beingWhat(m)].join(" ");
    }
    const subject = must(m.subject);
    if (!what.owner?.asks || subject.determiner !== "self") throw new NotUnderstood("asked which");
    const whose = this.#things.phrase(what, "none");
    const be = subject.plural ? "are" : "is";
    return [whose, be, this.#things.phrase(subject, "subject")].join(" ");
  }

  /** Is there anyone who knows: one that is told by a clause is no known one. */
  #anyOf(thing: Thing): string {
    const said = this.#things.phrase(thing, "new");
    const isOpen = thing.relative && !thing.owner && !thing.determiner && !thing.plural;
    return isOpen
      ? said.replace(/^the (?=(.))/u, (_, next: string) => (/[aeio]/.test(next) ? "an " : "a "))
      : said;
  }

  #existing(m: Meaning): string {
    const thing = must(m.subject);
    if (thing.also) throw new NotUnderstood("asked what there is");
    if (isAsked(thing)) {
      if (m.negative || m.tense !== "present") throw new NotUnderstood("asked what there is");
      const be = this.#predicates.being(m, thing.plural || isMany(thing) ? "3p" : "3");
      const places = m.parts.map((part) => this.#parts.part(part));
      const when = [...m.manners, ...m.times].map(({ en }) => en);
      return [this.#things.phrase(thing, "none"), be, "there", ...places, ...when].join(" ");
    }
    // «Картада бұл көше жоқ»: this street is not there
    const isShown = /^(?:бұл|осы|мына|сол|ол|анау|мынау)$/u.test(thing.determiner ?? "");
    const isAway =
      m.negative &&
      (isShown || thing.person !== undefined || thing.name || (thing.owner && isAnimate(thing)));
    if (isAway) {
      if (m.tense !== "present" || m.question) throw new NotUnderstood("who was not there");
      const places = m.parts.map((part) => this.#parts.part(part));
      const who = this.#things.phrase(thing, "subject");
      const held = m.stance ? [m.stance.en] : [];
      const when = [...m.manners, ...m.times].map(({ en }) => en);
      return [
        who,
        this.#predicates.being(m, personOf(thing)),
        ...held,
        "not",
        ...places,
        ...when,
      ].join(" ");
    }
    if (m.stance) throw new NotUnderstood("probably there");
    // Бұрын болған: there was, whatever it left
    const isOver = m.tense === "perfect" || m.tense === "used";
    const then = isOver ? { ...m, tense: "past" as const } : m;
    const is = this.#predicates.being(then, thing.plural || isMany(thing) ? "3p" : "3");
    const isNone = m.negative && !isNegating(thing);
    const be = m.tense === "coming" ? ["will", "be"] : [is];
    const [helper = "", ...more] = be;
    return [
      m.asks?.en,
      ...(m.question ? [helper, "there", ...more] : ["there", ...be]),
      isNone ? "no" : "",
      isNone
        ? this.#things.phrase(thing, "none").replace(/^such an? /, "such ")
        : this.#anyOf(thing),
      ...m.parts.map((part) => this.#parts.part(part)),
      ...[...m.manners, ...m.times].map(({ en }) => en),
    ]
      .filter(Boolean)
      .join(" ");
  }
}
