import type { Tools } from "../../ask.ts";
import type { Doubts } from "./doubts.ts";
import { joinedDeeds } from "./joined-deeds.ts";
import { type Content, type Link, type Meaning, NotUnderstood } from "./meaning.ts";
import { moreAndMore } from "./more-and-more.ts";
import { isOpen } from "./open-content.ts";
import { russianAbout } from "./russian-about.ts";
import { aroundOf, joined } from "./russian-around.ts";
import { BEHIND, LINKS } from "./russian-clause-words.ts";
import { howeverMuch, noMatter } from "./russian-concession.ts";
import { RussianDeeds } from "./russian-deed.ts";
import { mayLine } from "./russian-may.ts";
import { RussianParts } from "./russian-part.ts";
import { RussianPredicates, verbOf } from "./russian-predicate.ts";
import { RussianRelatives } from "./russian-relative.ts";
import { RussianStates } from "./russian-state.ts";
import { doerOf, RussianThings } from "./russian-thing.ts";
import { RussianTurns } from "./russian-turns.ts";
import { RussianWithout } from "./russian-without.ts";
import {
  isAnimate,
  isAsked,
  isHowTo,
  isReadyBy,
  isState,
  isSuggested,
  nobodys,
  refuseLinks,
  refuseMixedTimes,
  refuseUnsaid,
  sameDoer,
} from "./traits.ts";

/** Says a meaning in Russian. */
export class RussianSpeaker {
  readonly #things: RussianThings;
  readonly #parts: RussianParts;
  readonly #predicates: RussianPredicates;
  readonly #states: RussianStates;
  readonly #deeds: RussianDeeds;
  readonly #turns: RussianTurns;
  readonly #without: RussianWithout;
  readonly #relatives: RussianRelatives;
  readonly #doubts: Doubts;

  constructor(tools: Tools, doubts: Doubts) {
    this.#doubts = doubts;
    this.#things = new RussianThings(
      tools,
      (meaning, agreement, thing) => this.#relatives.clause(meaning, agreement, thing),
      (part) => this.#parts.part(part),
      doubts,
    );
    this.#parts = new RussianParts(this.#things, tools, doubts);
    this.#predicates = new RussianPredicates(this.#things, this.#parts);
    this.#states = new RussianStates(this.#things, this.#parts, this.#predicates, doubts, tools);
    this.#without = new RussianWithout(this.#parts, (m, verb) => this.#deeds.ends(m, verb));
    this.#turns = new RussianTurns(this.#things, this.#parts, this.#predicates);
    this.#deeds = new RussianDeeds(this.#things, this.#parts, this.#predicates, (content, m) =>
      this.#content(content, m),
    );
    this.#relatives = new RussianRelatives(
      this.#parts,
      this.#predicates,
      this.#deeds,
      (m) => this.#main(m),
      doubts,
    );
  }

  /** The sentence without its mark. */
  say(meaning: Meaning): string {
    const main = this.#clause(meaning);
    const after = meaning.next;
    return after
      ? `${main}${after.by.ru.startsWith(",") ? "" : " "}${after.by.ru} ${this.say(after.meaning)}`
      : main;
  }

  #clause(m: Meaning): string {
    refuseMixedTimes(m, this.#doubts);
    refuseUnsaid(m, this.#doubts);
    const { stance } = m;
    if (stance && (m.question || m.links.length > 0)) this.#doubts.at("held of a question");
    // Вот бы вы поставили
    if (stance?.ru === "вот бы") {
      if (m.asks || m.question) throw new NotUnderstood("what one had better do");
      return `${stance.ru} ${this.#clause({ ...m, stance: undefined, supposed: undefined, tense: "past", inside: true })}`;
    }
    const more = moreAndMore(m);
    if (more)
      return `чем больше ${this.#clause(more.inner)}, тем больше ${this.#clause(more.main)}`;
    const both = m.links.filter(({ kind }) => kind === "and");
    const before = m.links.filter(({ kind }) => kind !== "and" && !BEHIND.test(kind));
    const behind = m.links.filter(({ kind }) => BEHIND.test(kind));
    const own = both.length > 0 ? this.#joined(m, both) : this.#main(m);
    const joint = m.predicate.kind === "thanks" && !m.predicate.sorry ? " " : ", ";
    const main = [own, ...behind.map((one) => this.#linked(one.kind, one.meaning, m))].join(joint);
    const whole = [...before.map((one) => `${this.#linked(one.kind, one.meaning, m)},`), main].join(
      " ",
    );
    return stance ? `${stance.ru} ${whole}` : whole;
  }

  /** Үйге келіп, тамақ ішті: пришёл домой и поел. */
  #joined(m: Meaning, links: Meaning["links"]): string {
    const { deeds, isOneDoer } = joinedDeeds(m, links);
    const said = deeds.map((deed, at) => {
      if (at > 0 && deed.links.length > 0) throw new NotUnderstood("a clause inside deeds");
      if (at === 0) return deed.links.length > 0 ? this.#clause(deed) : this.#main(deed);
      if (!isOneDoer) return this.#clause(deed);
      const later = { ...deed, question: false };
      return m.mood === "plain" && m.tense !== "let-us"
        ? this.#main(later, true)
        : this.#later(later);
    });
    return `${said.slice(0, -1).join(", ")}${isOneDoer ? "" : ","} ${isOneDoer ? "и" : "а"} ${said.at(-1)}`;
  }

  /** A later deed of the same doer after a helper that the first has: нужно пойти и купить. */
  #later(m: Meaning): string {
    if (m.tense !== "let-us") return `${m.negative ? "не " : ""}${this.#infinitive(m, true)}`;
    return this.#main(m).replace(/^давайте /u, "");
  }

  #linked(kind: Link, meaning: Meaning, outer: Meaning): string {
    if (kind === "for")
      return ["чтобы", meaning.negative ? "не" : "", this.#infinitive(meaning, true)]
        .filter(Boolean)
        .join(" ");
    if (kind === "because" && outer.predicate.kind === "thanks")
      return `${outer.predicate.sorry ? "" : "за то, "}что ${this.#clause({ ...meaning, inside: true })}`;
    if (kind === "however-much") return howeverMuch(meaning, (m) => this.#clause(m));
    if (kind === "no-matter") return noMatter(meaning, (m) => this.#clause(m));
    if (kind === "without") return this.#without.doing(meaning);
    if (outer.supposed && kind === "if")
      return `если бы ${this.#clause({ ...meaning, tense: "past" }).replace(/^бы /u, "")}`;
    if (kind === "whenever")
      return `${LINKS[kind]} ${this.#clause({ ...meaning, tense: outer.tense })}`;
    const isOver = /^(?:past|perfect|going|used|before-then)$/.test(outer.tense);
    const isOnce =
      outer.predicate.kind === "deed" &&
      !outer.predicate.verb.kind &&
      !/^(?:wait|stay|sit)/.test(outer.predicate.verb.en);
    if (kind === "until" && isReadyBy(outer))
      return `к тому времени, как ${this.#clause({ ...meaning, tense: isOver ? "past" : "coming" })}`;
    if (kind === "until" && isOnce) return this.#linked("before", meaning, outer);
    if (kind === "until" || kind === "before") {
      // Пока он не придёт: Russian denies it, whatever Kazakh does
      const tense = isOver ? "past" : "coming";
      if (kind === "before" && sameDoer(meaning, outer))
        return `перед тем как ${this.#infinitive(meaning, true)}`;
      return `${kind === "until" ? "пока" : "до того как"} ${this.#clause({ ...meaning, tense, negative: kind === "until" })}`;
    }
    // «Демалыста болғандықтан»: what is so while the rest is
    if (
      kind === "because" &&
      isState(meaning) &&
      /^(?:present|now)$/.test(outer.tense) &&
      meaning.tense === "past" &&
      meaning.predicate.kind !== "deed"
    )
      return `${LINKS[kind]} ${this.#clause({ ...meaning, tense: "present" })}`;
    // What is after "if" is still to come
    const tense =
      meaning.tense === "present" && kind === "if"
        ? "coming"
        : /^(?:present|coming)$/.test(meaning.tense) && kind === "although"
          ? outer.tense
          : (kind === "when" || kind === "after") &&
              meaning.tense === "past" &&
              !isOver &&
              (outer.tense !== "present" || outer.mood !== "plain")
            ? "coming"
            : meaning.tense;
    return `${LINKS[kind]} ${this.#clause({ ...meaning, tense })}`;
  }

  #infinitive(meaning: Meaning, whole: boolean): string {
    refuseLinks(meaning);
    const { around, rest } = aroundOf(meaning, this.#parts);
    const verb = verbOf(meaning);
    const own = whole ? this.#predicates.infinitive(meaning) : [verb.imperfective];
    const { times, front, back } = around;
    const line = this.#deeds.ends({ ...meaning, parts: rest }, own);
    return joined([...front, ...line, ...times, ...back]);
  }

  /** ", что он здесь живёт", ", где он живёт", "читать". */
  #content({ kind, meaning, whole = false }: Content, outer?: Meaning): string {
    if (kind === "that" && outer && isHowTo(meaning, outer))
      return `, ${meaning.asks?.ru} ${this.#infinitive(nobodys(meaning), true)}`;
    if (kind === "wished")
      return `, чтобы ${this.#clause({ ...meaning, tense: "past", question: false, inside: true })}`;
    if (kind !== "that")
      return `${meaning.negative ? "не " : ""}${this.#infinitive(meaning, whole && !meaning.negative)}`;
    if (meaning.tense === "order" || meaning.tense === "let-us") {
      if (meaning.tense === "let-us" || meaning.links.length > 0 || meaning.question)
        throw new NotUnderstood("told to");
      return `${meaning.negative ? "не " : ""}${this.#infinitive(meaning, !meaning.negative)}`;
    }
    const isAsking = [meaning.subject, ...meaning.parts.map(({ thing }) => thing)].some(
      (one) => one && isAsked(one),
    );
    const clause = this.#clause({ ...meaning, question: false, inside: true });
    if (meaning.asks || isAsking) return `, ${clause}`;
    return isOpen(meaning) ? ` то, что ${clause}` : `, что ${clause}`;
  }

  #main(whole: Meaning, isSilent = false): string {
    // What the doer has is his own: помой руки, давайте позвоним родителям
    const outer = this.#things.about;
    if (whole.predicate.kind === "deed") this.#things.about = whole.subject?.person ?? outer;
    const said = this.#told(whole, isSilent);
    this.#things.about = outer;
    return said;
  }

  #told(whole: Meaning, isSilent: boolean): string {
    const { around, rest } = aroundOf(whole, this.#parts);
    const m = { ...whole, parts: rest };
    const { predicate } = m;
    if (m.tense === "wish") return this.#wished(m);
    if (m.about) return russianAbout(m, this.#content(m.about), around, this.#things);
    switch (predicate.kind) {
      case "exists":
      case "has":
        return this.#states.having(m, around);
      case "is-where":
        return this.#turns.askedHow(m, predicate.asks.ru, around);
      case "is-owned":
        return this.#turns.owned(m, predicate.owner);
      case "thanks":
        return this.#turns.thanked(m);
      case "is-aged":
        return this.#states.aged(m, predicate, around);
      case "needs":
        return this.#states.needing(m, predicate.who, around);
      case "likes":
        return this.#states.liking(m, predicate.who, around);
      case "is":
      case "is-so":
      case "is-at":
        if (m.tense === "order") return this.#turns.ordered(m, around);
        if (m.mood !== "plain") return this.#turns.wanted(m, predicate, around);
        return this.#states.being(m, predicate, around);
    }
    const { times, front, back } = around;
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const others = { ...m, parts: m.parts.filter((one) => one !== asked) };
    const first = asked ? this.#parts.part(asked, predicate.verb) : m.asks?.ru;
    const line = (who: string, lead: readonly string[], verb: readonly string[]): string =>
      joined([first, ...lead, ...times, who, ...front, ...this.#deeds.ends(others, verb), ...back]);
    if (m.mood === "may") {
      const isPossible = m.negative ? "нельзя" : "можно";
      const verb = m.negative ? verbOf(m).imperfective : this.#predicates.infinitive(m)[0];
      if (m.asks) return line("", [isPossible], [verb ?? ""]);
      return joined([
        ...times,
        ...mayLine(m, [isPossible, ...front], verb ?? "", {
          parts: this.#parts,
          deeds: this.#deeds,
        }),
        ...back,
      ]);
    }
    if (m.mood === "must") {
      const who = m.subject ? this.#things.phrase(m.subject, "dat") : "";
      if (m.tense !== "present" && m.tense !== "past") throw new NotUnderstood("needed when");
      const was = m.tense === "past" ? " было" : "";
      const isNeeded = `${m.negative ? "не нужно" : "нужно"}${was}`;
      // Не нужно идти: what need not be done is not looked at as a whole
      const deed = m.negative ? [verbOf(m).imperfective] : this.#predicates.infinitive(m);
      return line(who, [], [isNeeded, ...deed]);
    }
    if (m.tense === "order") return this.#deeds.order(m, around);
    const doer = m.subject ? doerOf(m.subject) : undefined;
    if (!m.subject || !doer) throw new NotUnderstood("nobody does it");
    if (m.tense === "let-us") return this.#deeds.proposal(m, doer, around);
    if (m.tense === "shall-i") return this.#deeds.offer(m, around);
    if (isSuggested(m)) {
      const verb = this.#predicates.finite({ ...m, tense: "coming", question: false }, doer);
      return joined([...verb, ...times, ...front, ...this.#deeds.ends(m, []), ...back]);
    }
    return this.#deeds.deed(m, m.subject, doer, around, isSilent);
  }

  /** Келсін: пусть придёт. */
  #wished(m: Meaning): string {
    const deed = { ...m, tense: "coming" as const };
    if (m.question || !/^(?:deed|is|is-so)$/.test(m.predicate.kind))
      throw new NotUnderstood("a wish");
    if (m.subject && !isAnimate(m.subject) && m.subject.person === undefined)
      this.#doubts.at("a wish of a thing");
    const said = this.#main(m.negative ? { ...deed, tense: "present" } : deed);
    return m.subject?.person === "3" && m.subject.lemma === "" && !m.subject.of
      ? `пусть ${said.replace(/^он /u, "")}`
      : `пусть ${said}`;
  }
}
