import type { Placed } from "@tilashar/clause";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import type { StateReader } from "./read-state.ts";
import type { ThingReader } from "./read-thing.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { isAnimate, isPersonal } from "./traits.ts";

/** Той сенбі күні болады: when it will be, and not what. */
const WEEKDAY = /(?:сенбі|жұма|демалыс|мереке) күні$/u;

/** Reads what there was and will be, and what somebody becomes: болу. */
export class BecomingReader {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #states: StateReader;

  constructor(words: SentenceWords, things: ThingReader, states: StateReader) {
    this.#words = words;
    this.#things = things;
    this.#states = states;
  }

  /** бос болады, жақсы болды, дәрігер болды. */
  becoming(place: number, reading: Placed["reading"], tense: Meaning["tense"], base: Said): Said {
    if (/^(?:let-us|shall-i)$/.test(tense)) throw new NotUnderstood("a wish to be");
    if (tense === "used") this.#words.doubts.at("a wish to be");
    const what = this.#words
      .open(place)
      .find(
        (at) =>
          at === place - 1 &&
          !WEEKDAY.test(`${this.#words.lower(place - 2)} ${this.#words.lower(at)}`) &&
          /^(?:manner|predicate|complement|part|time)$/u.test(this.#words.word(at).relation) &&
          /^(?:adj|noun)$/u.test(this.#words.word(at).reading.kind),
      );
    const where = this.#words.open(place).find((at) => {
      const { relation, reading: of } = this.#words.word(at);
      return relation === "place" && of.kind === "noun" && of.form === undefined;
    });
    // Ертең сабақ болмайды: nothing is named that it would be
    const isNamed = this.#words
      .open(place)
      .some((at) => this.#words.word(at).relation === "subject");
    const thing =
      what !== undefined &&
      !isNamed &&
      (base.person ?? "3") === "3" &&
      this.#words.word(what).reading.kind === "noun" &&
      this.#words.word(what).reading.owner === undefined
        ? this.#things.thing(what)
        : undefined;
    if (thing && !isPersonal(thing) && !thing.name)
      return {
        ...base,
        subject: thing,
        settle: (parts) => {
          const at = parts.findIndex(({ role, thing: one }) => role === "LOC" && isPersonal(one));
          const [own] = at < 0 ? [] : parts.splice(at, 1);
          return own ? { kind: "has", owner: own.thing } : { kind: "exists" };
        },
        // Кептеліс болып тұр: there is one
        ...(tense === "now" && { tense: "present" as const }),
      };
    if (thing) this.#words.doubts.at("who it is");
    if (what !== undefined) {
      // Жігіт болыпты: he was, or has become one since
      if (base.heard) this.#words.doubts.at("was or has become");
      const of = this.#words.take(what).reading;
      if (tense === "order" && of.kind !== "adj") this.#words.doubts.at("an order to be it");
      const state = this.#states.state(what, {
        ...of,
        ...(reading.person && { person: reading.person }),
      });
      return {
        ...state,
        ...base,
        heads: [place, what],
        settle: (parts, subject) => {
          const settled = state.settle(parts, subject);
          if (settled.kind === "is" && !subject?.lemma && base.person === "3")
            this.#words.doubts.at("what there will be");
          return settled;
        },
      };
    }
    if (tense === "order" || tense === "shall-i" || tense === "let-us" || reading.form === "vn")
      throw new NotUnderstood("to be there");
    const named = this.#words.open(place).find((at) => this.#words.word(at).relation === "subject");
    const isBefore = named !== undefined && where !== undefined && named < where;
    return {
      ...base,
      settle: (parts, subject, asks) => {
        const isPerson =
          subject === undefined ||
          subject.person !== undefined ||
          subject.name ||
          isAnimate(subject);
        const at = parts.findIndex(({ role, thing: one }) => role === "LOC" && isPersonal(one));
        const [own] = at < 0 ? [] : parts.splice(at, 1);
        if (own) return { kind: "has", owner: own.thing };
        const isOwn = subject?.owner?.person !== undefined || subject?.determiner === "өз";
        if (subject?.owner && isOwn && !isPerson && where === undefined)
          return { kind: "has", owner: subject.owner };
        if (subject?.owner && !isPerson) this.#words.doubts.at("what of somebody's there was");
        if (isPerson || isBefore || asks) {
          if (where === undefined && !asks) throw new NotUnderstood("being what");
          return base.settle(parts, subject, asks);
        }
        return { kind: "exists" };
      },
    };
  }
}
