import type { EnglishParts } from "./english-part.ts";
import type { EnglishThings } from "./english-thing.ts";
import { isMass } from "./mass.ts";
import { type Content, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { alsoOf } from "./particles.ts";
import { hungOnQuality, isStray } from "./quality-part.ts";
import type { VerbRendering } from "./rendering.ts";
import { isAsked, isBare, isPersonal } from "./traits.ts";

/** Adverbs that stand beside the verb. */
export const FREQUENCY =
  /^(?:always|often|sometimes|rarely|never|still|usually|already|suddenly|barely|mostly|finally)$/;

/** Says what stands behind an English verb: objects, others, manners, places, times, what is said. */
export class EnglishEnds {
  readonly #things: EnglishThings;
  readonly #parts: EnglishParts;
  readonly #content: (content: Content, outer: Meaning) => string;

  constructor(
    things: EnglishThings,
    parts: EnglishParts,
    content: (content: Content, outer: Meaning) => string,
  ) {
    this.#things = things;
    this.#parts = parts;
    this.#content = content;
  }

  /** Маған алма ұнайды: I like apples, where what was liked once is known. */
  #liked(object: Thing, m: Meaning): string {
    if (m.predicate.kind !== "likes") return this.#things.phrase(object, "new");
    const isAny = isBare(object) && !object.name && m.tense === "present" && !object.indefinite;
    if (!isAny || object.person !== undefined || object.determiner)
      return this.#things.phrase(object, "object");
    return this.#things.phrase({ ...object, plural: !isMass(object) }, "none");
  }

  /** In their order; the part that is asked about stands elsewhere. */
  of(m: Meaning, without?: Part): string[] {
    const { predicate } = m;
    const verb = predicate.kind === "deed" ? predicate.verb : undefined;
    const object =
      predicate.kind === "has" || predicate.kind === "likes" || predicate.kind === "needs"
        ? m.subject
        : undefined;
    const isState = /^(?:is|is-so|is-at)$/.test(predicate.kind);
    if (isState && m.parts.some((part) => isStray(part, m)))
      throw new NotUnderstood("a state with a part");
    const given =
      verb !== undefined &&
      /^(?:give|show|bring|send|sell|offer|buy|tell)$/.test(verb.en) &&
      m.parts.some(({ role }) => role === "OBJ");
    const parts = m.parts
      .filter((one) => one !== without)
      .map((part) => {
        const hung = hungOnQuality(m, part)?.en;
        const said =
          hung === undefined
            ? this.#parts.part(part, verb)
            : [isNear(m) ? "" : hung, this.#things.phrase(part.thing, "object")]
                .filter(Boolean)
                .join(" ");
        const own = denied(said, m);
        // By Friday it is returned, until Friday one waits
        const text = verb && !verb.kind && verb.en !== "be" ? own.replace(/^until /, "by ") : own;
        const isFirst = given && part.role === "DAT" && part.thing.person !== undefined;
        return { part, isFirst, text: isFirst ? text.replace(/^(?:to|for) /, "") : text };
      });
    const rank = ({ part, isFirst }: { part: Part; isFirst: boolean }): number =>
      isFirst || (isPersonal(part.thing) && isStraight(part, verb))
        ? -1
        : part.role === "OBJ"
          ? 0
          : part.role === "DAT" || part.role === "INS"
            ? 1
            : 2;
    const isSpeech = verb !== undefined && /^(?:speak|learn|know|understand)$/.test(verb.en);
    const about = (one: { en: string }): string => {
      if (m.negative && one.en === "still") return "yet";
      if (m.tense === "used" && one.en === "before") return "";
      // By six one has come, until six one waits
      if (verb && !verb.kind && one.en.startsWith("until ")) return one.en.replace(/^until/, "by");
      // One speaks a language, and writes in it
      return isSpeech && !m.parts.some(({ role }) => role === "OBJ")
        ? one.en.replace(/^in (?=Kazakh$|Russian$|English$)/, "")
        : one.en;
    };
    const told = (words: readonly { en: string }[]): string[] =>
      words.filter(({ en }) => !isBesideVerb(en, m) || m.tense === "order").map(about);
    const sorted = parts.sort((a, b) => rank(a) - rank(b));
    const [places, others] = [true, false].map((isPlace) =>
      // He plays the guitar well: what he plays is no place
      sorted
        .filter(({ part }) => (part.role === "LOC" && !isStraight(part, verb)) === isPlace)
        .map(({ text }) => text),
    );
    return [
      ...(object && !isAsked(object) ? [denied(this.#liked(object, m), m)] : []),
      ...(others ?? []),
      ...told(m.manners).sort((a, b) => (SPOKEN.test(b) ? 1 : 0) - (SPOKEN.test(a) ? 1 : 0)),
      ...(places ?? []),
      ...told([...m.times].sort((a, b) => Number(isDated(a)) - Number(isDated(b)))),
      alsoOf(m) ?? "",
      ...(m.content ? [this.#content(m.content, m)] : []),
    ].filter(Boolean);
  }
}

/** Near our house, close to our house. */
const isNear = ({ predicate }: Meaning): boolean =>
  predicate.kind === "is-so" && predicate.quality.en === "near";

/** All day yesterday, at six tomorrow: the day stands after how long and at what hour. */
const isDated = ({ en }: { readonly en: string }): boolean =>
  /^(?:yesterday|today|tomorrow|last |next |on )/.test(en);

/** Still, often: what stands beside the verb, but for "not … yet". */
export const isBesideVerb = (en: string, { negative }: Meaning): boolean =>
  FREQUENCY.test(en) && !(negative && en === "still");

/** Менен сұрады: whoever is asked stands before what he is asked. */
const isStraight = ({ role }: Part, verb: VerbRendering | undefined): boolean => {
  const own = typeof role === "string" && role !== "OBJ" ? verb?.takes[role] : undefined;
  return own !== undefined && typeof own !== "string" && own.en === "";
};

/** A language that is spoken stands before how well it is. */
const SPOKEN = /^(?:Kazakh|Russian|English)$/;

/** "not … anything". */
const denied = (text: string, { negative }: Meaning): string =>
  negative ? text.replace(/\bnothing\b/, "anything").replace(/\bnobody\b/, "anybody") : text;
