import type { Tools } from "../../ask.ts";
import { adjectiveForm, shortForm } from "../../russian/inflect.ts";
import type { Doubts } from "./doubts.ts";
import { isMass } from "./mass.ts";
import { type Meaning, NotUnderstood, type Predicate, pronounOf, type Thing } from "./meaning.ts";
import { hungOnQuality, isStray } from "./quality-part.ts";
import { russianAge } from "./quantity.ts";
import { type Around, joined } from "./russian-around.ts";
import type { RussianParts } from "./russian-part.ts";
import type { RussianPredicates } from "./russian-predicate.ts";
import { doerOf, type RussianThings } from "./russian-thing.ts";
import { named as namedAs } from "./russian-turns.ts";
import { shown } from "./shown.ts";
import {
  asksWhich,
  isAnimate,
  isAsked,
  isBare,
  isDay,
  isHowMuch,
  must,
  raise,
  weatherOf,
} from "./traits.ts";

type StateSaid = Extract<Predicate, { kind: "is" | "is-so" | "is-at" }>;

type Aged = Extract<Meaning["predicate"], { readonly kind: "is-aged" }>;

/** Says in Russian what there is, what one has, needs and likes, how it is. */
export class RussianStates {
  readonly #things: RussianThings;
  readonly #parts: RussianParts;
  readonly #predicates: RussianPredicates;
  readonly #tools: Tools;
  readonly #doubts: Doubts;

  constructor(
    things: RussianThings,
    parts: RussianParts,
    predicates: RussianPredicates,
    doubts: Doubts,
    tools: Tools,
  ) {
    this.#doubts = doubts;
    this.#things = things;
    this.#parts = parts;
    this.#predicates = predicates;
    this.#tools = tools;
  }

  having(m: Meaning, { times, front, back }: Around): string {
    const { predicate } = m;
    const thing = must(m.subject);
    if (
      thing.asks === "who" &&
      (m.predicate.kind !== "exists" || m.negative || m.tense !== "present")
    )
      throw new NotUnderstood("asked who there is");
    const owner = predicate.kind === "has" ? predicate.owner : undefined;
    const where = owner ? `у ${this.#things.phrase(owner, "gen", true)}` : "";
    const parts = m.parts.map((part) => this.#parts.part(part));
    const what = this.#things.phrase(thing, m.negative ? "gen" : "nom");
    const isAway =
      !owner && m.negative && (thing.person !== undefined || thing.name || isAnimateOwned(thing));
    if (isAway) {
      if (m.tense !== "present" || m.question) throw new NotUnderstood("who was not there");
      return joined([
        ...times,
        this.#things.phrase(thing, "gen"),
        ...front,
        "нет",
        ...parts,
        ...back,
      ]);
    }
    const also = owner?.also || thing.also ? "тоже" : "";
    const be = this.#thereBe(m, thing);
    const would = m.supposed ? "бы" : "";
    if (isAsked(thing)) return joined([what, be, where, ...times, ...parts]);
    return joined([
      m.asks?.ru,
      would,
      ...times,
      where,
      also,
      ...front,
      ...parts,
      be,
      what,
      ...back,
    ]);
  }

  /** есть, нет, был, не будет. */
  #thereBe(m: Meaning, thing: Thing): string {
    const isPlain =
      thing.qualities.length === 0 &&
      (thing.count === undefined || thing.count === "бір") &&
      !thing.beside;
    if (m.tense === "present") {
      if (m.negative) return "нет";
      return isPlain || m.question ? "есть" : "";
    }
    if (m.negative)
      return { past: "не было", coming: "не будет" }[m.tense as "past"] ?? raise("having then");
    const isCounted = thing.count !== undefined && thing.count !== "бір";
    const doer = isCounted
      ? { person: 3 as const, plural: false, gender: "n" as const }
      : doerOf(thing);
    if (m.tense !== "past" && m.tense !== "coming") throw new NotUnderstood("having then");
    return this.#predicates.be({ ...m, negative: false }, doer).join(" ");
  }

  needing(m: Meaning, whom: Thing | undefined, { times }: Around): string {
    // Сізге қанша керек?
    if (!m.subject && m.asks?.ru === "сколько" && m.tense === "present" && !m.negative)
      return joined([m.asks.ru, ...times, whom && this.#things.phrase(whom, "dat"), "нужно"]);
    const thing = must(m.subject);
    const then = { present: "", past: "past", coming: "coming" }[m.tense as "past"];
    if (then === undefined) throw new NotUnderstood("needed then");
    const isCounted = thing.count !== undefined && thing.count !== "бір";
    const needed = isCounted ? "нужно" : this.#predicates.agreeing("нужный", thing);
    const be = this.#predicates.be({ ...m, negative: false }, doerOf(thing)).join(" ");
    const who = whom ? this.#things.phrase(whom, "dat") : undefined;
    const what = this.#things.phrase(thing, "nom");
    const not = m.negative ? "не" : "";
    return joined(
      isAsked(thing) ? [what, who, not, be, needed] : [...times, who, not, be, needed, what],
    );
  }

  liking(m: Meaning, whom: Thing, { times, front }: Around): string {
    const liked = must(m.subject);
    // Мне нравятся яблоки: any of them
    const isAny = m.tense === "present" && isBare(liked) && !liked.name && !liked.indefinite;
    const isMany =
      isAny && liked.person === undefined && !isMass(liked) && !/s$/.test(liked.say.en);
    const thing = isMany && !isAnimate(liked) ? { ...liked, plural: true } : liked;
    const verb = { en: "like", imperfective: "нравиться", perfective: "понравиться", takes: {} };
    const line = this.#predicates.finite(
      { ...m, predicate: { kind: "deed", verb } },
      doerOf(thing),
    );
    const who = this.#things.phrase(whom, "dat");
    const what = this.#things.phrase(thing, "nom");
    const also = whom.also ? "тоже" : "";
    return joined(
      isAsked(thing)
        ? [what, who, also, ...front, ...line]
        : [...times, who, also, ...front, ...line, what],
    );
  }

  /** Мне двадцать лет. */
  aged(m: Meaning, { years, unit }: Aged, { times }: Around): string {
    const subject = must(m.subject);
    if (m.parts.length + m.manners.length > 0 || m.negative) throw new NotUnderstood("aged how");
    const who = joined([this.#things.phrase(subject, "dat"), subject.also ? "тоже" : ""]);
    const be = { present: "", past: "было", coming: "будет" }[m.tense as "past"];
    if (be === undefined) throw new NotUnderstood("aged when");
    if (years === undefined) return joined(["сколько", ...times, who, be, "лет"]);
    return joined([...times, who, be, russianAge(years, unit)]);
  }

  /** What somebody or something is, how it is, where it is. */
  being(whole: Meaning, predicate: StateSaid, around: Around): string {
    const hung = whole.parts.flatMap((part) => {
      const own = hungOnQuality(whole, part);
      return own ? [{ part, text: this.#things.governed(own.ru, part.thing) }] : [];
    });
    if (hung.length > 0) {
      const rest = whole.parts.filter((one) => !hung.some(({ part }) => part === one));
      const back = [...around.back, ...hung.map(({ text }) => text)];
      return this.being({ ...whole, parts: rest }, predicate, { ...around, back });
    }
    const m = whole;
    const { times, front, back } = around;
    if (predicate.kind === "is" && isDay(m, predicate.what))
      return joined([...times, m.negative ? "не" : "", this.#things.phrase(predicate.what, "nom")]);
    const weather = weatherOf(m, this.#tools);
    if (weather) return this.#weather(m, weather.ru, around);
    const felt = this.#feeling(m, predicate, around);
    if (felt !== undefined) return felt;
    if (!m.subject) this.#doubts.at("nobody is it");
    const subject = m.subject ?? (predicate.kind === "is-at" ? pronounOf("3") : shown("бұл"));
    if (m.parts.some((part) => isStray(part, m))) throw new NotUnderstood("a state with a part");
    if (m.supposed) throw new NotUnderstood("would be");
    const said = subject
      ? joined([this.#things.phrase(subject, "nom"), subject.also ? "тоже" : ""])
      : undefined;
    const when = [...m.parts.map((part) => this.#parts.part(part)), ...times];
    const isShown = subject?.determiner === "self";
    if (predicate.kind === "is-at" && isAsked(predicate.where.thing))
      return joined([this.#parts.part(predicate.where), said]);
    if (predicate.kind === "is" && isHowMuch(predicate.what) && m.subject) {
      const which = adjectiveForm("какой", "nom", this.#things.agreement(m.subject));
      const isPaid = /(?:ақы|баға|құн)\p{L}*$/u.test(m.subject.lemma);
      return joined([isPaid ? "сколько стоит" : which, ...when, said]);
    }
    if (predicate.kind === "is") {
      const named = namedAs(m, predicate.what, this.#things);
      if (named) return named;
      if (predicate.what.asks) {
        const who = predicate.what.asks === "who" ? "кто" : "что";
        return joined([who, ...this.#predicates.be(m, doerOf(must(subject))), said]);
      }
    }
    const isPlain = this.#isPlain(predicate, subject);
    const state = isPlain ? "" : this.#predicates.state(m, must(subject));
    const be = this.#predicates.be(m, doerOf(must(subject)));
    if (predicate.kind === "is" && asksWhich(predicate.what)) {
      if (predicate.what.determiner === "қандай" && subject?.person !== undefined)
        return state.replace(" ", ` ${said} `);
      if (!isShown) throw new NotUnderstood("asked which");
      return joined([state, said]).replace(/^(\S+) (.+) это$/u, "$1 это $2");
    }
    const simply = this.#simply(m, predicate, subject);
    if (simply !== undefined)
      return joined([m.asks?.ru, said, ...when, ...front, ...be, simply, ...back]);
    const isNoun = subject?.person === undefined && !isShown && !subject?.indefinite;
    const isDashed =
      predicate.kind === "is" && be.length === 0 && !m.negative && isNoun && !m.question;
    const is = [...front, ...be, m.negative && be.length === 0 ? "не" : "", state, ...back];
    const dash = isDashed ? "—" : "";
    return when.length > 0 && !m.question
      ? joined([...when, said, dash, ...is])
      : joined([m.asks?.ru, said, dash, ...when, ...is]);
  }

  /** Это трудно, всё хорошо: said of what is no noun. */
  #isPlain(predicate: StateSaid, subject: Thing | undefined): boolean {
    return (
      predicate.kind === "is-so" &&
      !predicate.than &&
      (subject?.determiner === "self" || subject?.say.ru === "всё") &&
      !/^(?:анау|мынау)$/u.test(subject.lemma)
    );
  }

  #simply(m: Meaning, predicate: StateSaid, subject: Thing | undefined): string | undefined {
    if (predicate.kind !== "is-so" || !this.#isPlain(predicate, subject)) return undefined;
    const neuter = { gender: "n" as const, plural: false, animate: false };
    const so = shortForm(predicate.quality.ru, neuter);
    if (!so) throw new NotUnderstood("this is so");
    const not = m.negative && m.tense === "present" ? "не" : "";
    const glued = not && /^(?:правильно|верно)$/u.test(so) ? `не${so}` : joined([not, so]);
    return joined([predicate.very?.ru, glued]);
  }

  #weather(m: Meaning, weather: string, { times, front, back }: Around): string {
    const { predicate } = m;
    if (m.tense !== "present" && m.tense !== "past" && m.tense !== "coming")
      throw new NotUnderstood("the weather of a time");
    const then = predicate.kind === "is-so" && predicate.became ? "стало" : "было";
    const be = { present: "", past: then, coming: "будет" }[m.tense];
    const places = m.parts.map((part) => this.#parts.part(part));
    const not = m.negative ? "не" : "";
    const very = predicate.kind === "is-so" ? predicate.very?.ru : "";
    return joined([m.asks?.ru, ...times, ...places, ...front, not, be, very, weather, ...back]);
  }

  /** Маған суық: мне холодно. */
  #feeling(m: Meaning, predicate: StateSaid, { times, front }: Around): string | undefined {
    const [part, ...more] = m.parts;
    if (predicate.kind !== "is-so" || part?.role !== "DAT" || part.thing.person === undefined)
      return undefined;
    const isFelt = /^(?:суық|ыстық|жылы|салқын)$/u.test(predicate.lemma);
    const isNobodys =
      m.subject === undefined || (m.subject.lemma === "" && m.subject.person === "3");
    const listed = this.#tools.course.tutor.renderings.weather[predicate.lemma]
      ?.split("|")[1]
      ?.trim();
    if (!isFelt || !isNobodys || more.length > 0 || m.question || m.asks || !listed)
      return undefined;
    const be = { present: "", past: "было", coming: "будет" }[m.tense as "past"];
    if (be === undefined) return undefined;
    const who = this.#things.phrase(part.thing, "dat");
    return joined([
      ...times,
      who,
      ...front,
      m.negative ? "не" : "",
      be,
      predicate.very?.ru,
      listed,
    ]);
  }
}

const isAnimateOwned = (thing: Thing): boolean => thing.owner !== undefined && isAnimate(thing);
