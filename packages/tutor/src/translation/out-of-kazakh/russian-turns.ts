import { adjectiveForm } from "../../russian/inflect.ts";
import { type Meaning, NotUnderstood, type Predicate, type Thing } from "./meaning.ts";
import { type Around, joined } from "./russian-around.ts";
import { agreedForm, OWNERS } from "./russian-owners.ts";
import type { RussianParts } from "./russian-part.ts";
import type { RussianPredicates } from "./russian-predicate.ts";
import { doerOf, type RussianThings } from "./russian-thing.ts";
import { isAnimate, must } from "./traits.ts";

type StateSaid = Extract<Predicate, { kind: "is" | "is-so" | "is-at" }>;

/** Says in Russian where something is asked to be, whose it is, what one is thanked for, told and wants to be. */
export class RussianTurns {
  readonly #things: RussianThings;
  readonly #parts: RussianParts;
  readonly #predicates: RussianPredicates;

  constructor(things: RussianThings, parts: RussianParts, predicates: RussianPredicates) {
    this.#things = things;
    this.#parts = parts;
    this.#predicates = predicates;
  }

  /** Где, как, какой: a word that asks and is all that is said. */
  askedHow(m: Meaning, asks: string, { times, front, back }: Around): string {
    const subject = must(m.subject);
    if (m.negative || m.stance || m.supposed) throw new NotUnderstood("asked how it is held");
    const isWhich = asks === "какой";
    const be = this.#predicates.be(m, doerOf(subject)).join(" ");
    const how = isWhich
      ? (adjectiveForm(asks, "nom", this.#things.agreement(subject)) ?? "")
      : asks;
    const parts = m.parts.map((part) => this.#parts.part(part));
    return joined([
      how,
      be,
      this.#things.phrase(subject, "nom"),
      ...parts,
      ...front,
      ...times,
      ...back,
    ]);
  }

  /** Сөмке сіздікі: сумка ваша. */
  owned(m: Meaning, owner: Thing): string {
    const subject = must(m.subject);
    if (m.parts.length + m.times.length + m.manners.length > 0 || m.tense !== "present")
      throw new NotUnderstood("whose it is somehow");
    const said = this.#things.phrase(subject, "nom");
    const agreement =
      subject.person !== undefined || subject.determiner === "self"
        ? { gender: "n" as const, plural: false, animate: false }
        : this.#things.agreement(subject);
    const own = OWNERS[owner.asks ? "whose" : (owner.person ?? "").replace(/^2p.*/u, "2f")];
    const whose = own
      ? agreedForm(own, "nom", agreement)
      : owner.person === undefined
        ? this.#things.phrase(owner, "gen")
        : owner.person === "3p"
          ? "их"
          : "его";
    if (owner.asks) return joined([whose, said]);
    return joined([said, m.negative ? "не" : "", whose]);
  }

  /** Көмегіңізге рақмет: спасибо за помощь. */
  thanked(m: Meaning): string {
    const said = m.parts.map(({ role, thing }) => {
      if (role !== "DAT") throw new NotUnderstood("thanked how");
      return thing.person !== undefined && thing.lemma === ""
        ? this.#things.phrase(thing, "dat")
        : this.#things.governed("за acc", thing);
    });
    const isSorry = m.predicate.kind === "thanks" && m.predicate.sorry;
    return joined([isSorry ? "извините" : "спасибо", ...said]);
  }

  /** Сақ бол: будь осторожным. */
  ordered(m: Meaning, { times, front, back }: Around): string {
    const person = must(m.subject).person;
    if (!person?.startsWith("2") || m.parts.length > 0) throw new NotUnderstood("an order to be");
    const be = person === "2s" ? "будь" : "будьте";
    const state = this.#predicates.state(m, must(m.subject));
    return joined([
      ...times,
      ...front,
      m.negative ? "не" : "",
      be,
      state,
      m.please ? ", пожалуйста" : "",
      ...back,
    ]);
  }

  /** Дәрігер болғым келеді: я хочу быть врачом. */
  wanted(m: Meaning, predicate: StateSaid, { times, front, back }: Around): string {
    const subject = must(m.subject);
    if (predicate.kind === "is-at" || m.parts.length > 0 || !/^(?:want|can)$/.test(m.mood))
      throw new NotUnderstood("a wish to be");
    const be = { en: "be", imperfective: "быть", perfective: "быть", takes: {} };
    const line = this.#predicates.finite(
      { ...m, predicate: { kind: "deed", verb: be } },
      doerOf(subject),
    );
    const state = this.#predicates.state({ ...m, tense: "coming" }, subject);
    return joined([
      ...times,
      this.#things.phrase(subject, "nom"),
      ...front,
      ...line,
      state,
      ...back,
    ]);
  }
}

/** Меня зовут; как зовут твою собаку; какая у вас профессия. */
export function named(
  { subject, tense, negative }: Meaning,
  what: Thing,
  things: RussianThings,
): string | undefined {
  const owner = subject?.owner;
  if (!subject || !owner || owner.asks || tense !== "present" || negative) return undefined;
  if (!/^(?:ат|есім)$/u.test(subject.lemma))
    return what.asks === "what" ? whichOf(subject, owner, things) : undefined;
  if (owner.person === undefined && !owner.name && !isAnimate(owner)) return undefined;
  const whom =
    owner.person === undefined ? things.phrase(owner, "acc") : things.pronoun(owner.person, "acc");
  if (what.asks === "who")
    return owner.person === undefined ? `как зовут ${whom}` : `как ${whom} зовут`;
  return what.name ? `${whom} зовут ${things.phrase(what, "nom")}` : undefined;
}

/** Какая у вас профессия: one of several kinds is asked for, where Kazakh asks what it is. */
function whichOf(subject: Thing, owner: Thing, things: RussianThings): string | undefined {
  if (
    !/^(?:мамандық|кәсіп|арман|мақсат|хобби|мекенжай|нөмір|пікір|жоспар|тек|фамилия)$/u.test(
      subject.lemma,
    )
  )
    return undefined;
  const which = adjectiveForm("какой", "nom", things.agreement(subject));
  return joined([
    which,
    `у ${things.phrase(owner, "gen", true)}`,
    things.phrase({ ...subject, owner: undefined }, "nom"),
  ]);
}
