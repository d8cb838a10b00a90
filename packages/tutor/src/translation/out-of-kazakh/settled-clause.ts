import type { Tools } from "../../ask.ts";
import {
  asksInside,
  bareDoer,
  bareSpeaker,
  countedBy,
  doneBy,
  type Held,
  isAhead,
  isOnTheWay,
  isOrderToo,
  isStillToCome,
  knownThing,
  livelyOf,
  nominativeObject,
  ownedNoMore,
  ownPart,
  sameObject,
  wantedObject,
} from "./held.ts";
import { doerOf, foundSo, hungOn, silentDoer } from "./held-clauses.ts";
import { inPlace } from "./in-place.ts";
import { type Meaning, NotUnderstood, pronounOf, type Thing } from "./meaning.ts";
import { withDoer } from "./read-content.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { settledContent } from "./settled-content.ts";
import { isAsked } from "./traits.ts";
import { ALONE } from "./verb-classes.ts";

/** Puts a clause together once all that stands under it is known. */
export class ClauseSettler {
  readonly #words: SentenceWords;
  readonly #root: number;
  readonly #tools: Tools;

  constructor(words: SentenceWords, root: number, tools: Tools) {
    this.#words = words;
    this.#root = root;
    this.#tools = tools;
  }

  /** The clause whose last word stands at a place, with its predicate. */
  settled(place: number, own: Said, held: Held): Meaning {
    const { subject, parts, times, manners, links, asks, about } = held;
    const isRoot = place === this.#root;
    const isAskedHere =
      asks !== undefined ||
      [subject, ...parts.map(({ thing }) => thing)].some((one) => one && isAsked(one));
    const question =
      this.#words.parse.tokens[place]?.question !== undefined ||
      (isRoot && (isAskedHere || this.#words.parse.tokens.at(-1)?.mark.includes("?") === true));
    const doer = own.person ?? subject?.person;
    const isSoon = doer !== "3" && isStillToCome(own, held);
    // Ішейік пе: shall we
    if (own.tense === "let-us" && question && !own.negative && isRoot)
      return this.settled(place, { ...own, tense: isAskedHere ? "shall-i" : "present" }, held);
    const silent = silentDoer(held);
    if (silent) return this.settled(place, own, { ...held, subject: silent });
    const speaker = bareSpeaker(own, held);
    if (speaker) return this.settled(place, own, doneBy(speaker, held));
    const ill = own.lemma === "суық тию" ? parts.find(({ role }) => role === "DAT") : undefined;
    if (ill) {
      const person = undefined;
      return this.settled(place, { ...own, person }, doneBy(ill.thing, held));
    }
    const predicate = own.settle(parts, subject, asks);
    const watered = knownThing(predicate, held);
    if (watered) return this.settled(place, own, { ...held, subject: watered });
    parts.push(...sameObject(predicate, held));
    const mayDoIt = bareDoer(predicate, held);
    if (mayDoIt) {
      if (!ALONE.test(own.lemma ?? "")) this.#words.doubts.at("who does it, or to whom");
      return this.settled(place, { ...own, person: undefined }, doneBy(mayDoIt, held));
    }
    // «Не істеу керек деп ойлайсыз?»: what is asked stands first in the other languages
    if (own.lemma === "ойлау" && question && held.content && asksInside(held.content))
      this.#words.doubts.at("asked of what one thinks");
    const taken = nominativeObject(predicate, held);
    const wanted = own.mood === "want" ? wantedObject(predicate, held) : undefined;
    if (wanted) {
      const rest = [...parts, { role: "OBJ" as const, thing: wanted }];
      const wisher = pronounOf(own.person ?? "3");
      return this.settled(place, own, { ...held, subject: wisher, parts: rest });
    }
    if (taken) return this.settled(place, { ...own, person: undefined }, doneBy(taken, held));
    if (parts.filter(({ role }) => role === "OBJ").length > 1) this.#words.doubts.at("two objects");
    if (own.mood !== "plain" && !/^(?:deed|is|is-so)$/.test(predicate.kind))
      throw new NotUnderstood("a wish to be");
    const text = this.#words
      .branch(place)
      .map((at) => this.#words.lower(at))
      .join(" ");
    const isComing = predicate.kind === "deed" && (isSoon || isAhead(held, text));
    const counted = countedBy(predicate, subject);
    if (counted?.owner && counted !== subject)
      return this.settled(
        place,
        { ...own, settle: () => ({ kind: "has", owner: counted.owner as Thing }) },
        { ...held, subject: counted },
      );
    const kept = predicate.kind === "has" && subject ? ownedNoMore(subject) : counted;
    const named = livelyOf(
      "who" in predicate ? predicate.who : "owner" in predicate ? predicate.owner : subject,
    );
    if (own.lemma === "кету" && (asks?.en === "how long" || times.some(({ long }) => long)))
      this.#words.doubts.at("time that goes");
    if (isRoot && own.tense === "now" && isOrderToo(this.#words.lower(place), predicate, held))
      this.#words.doubts.at("told, or ordered");
    const found = foundSo(own, question, predicate, held);
    const whole: Meaning = {
      subject: kept,
      ...(about && { about: { ...about, meaning: withDoer(about.meaning, undefined) } }),
      predicate,
      tense:
        isComing && own.tense === "present" && own.mood === "plain"
          ? "coming"
          : question && isOnTheWay(own, held)
            ? "now"
            : found.tense,
      mood: own.mood,
      ...(own.supposed && { supposed: true }),
      negative: own.negative,
      question: question || (isRoot && predicate.kind === "is" && isAsked(predicate.what)),
      asks,
      parts: parts.map((part) => ownPart(part, kept)),
      times,
      manners,
      links: links.map((one) =>
        hungOn(one, own, withDoer(one.meaning, doerOf(named, this.#words.doubts))),
      ),
      ...(held.content && { content: settledContent(held.content, own, named, parts) }),
      ...(found.stance && { stance: found.stance }),
      please: /(?:шы|ші)$/u.test(this.#words.lower(place)) && own.tense === "order",
    };
    return inPlace(whole, own.lemma, this.#words.doubts, this.#tools);
  }
}
