import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { goesOnNow, goesWithout, holdsClause, tellsOfPlace } from "./deed-beside.ts";
import { fittingOf } from "./fitting-rendering.ts";
import { helpedDeed } from "./helped-deed.ts";
import { besideOthers, likelyRenderings } from "./likely-verb.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { BecomingReader } from "./read-becoming.ts";
import type { StateReader } from "./read-state.ts";
import type { ThingReader } from "./read-thing.ts";
import { type VerbRendering, verbRenderings } from "./rendering.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { LIKE, liking, passiveDeed, standing, WHERE } from "./settled-deed.ts";
import { ALONE, POSTURES, SOON } from "./verb-classes.ts";
import { VerbPairs } from "./verb-pair.ts";
import { isTold, tenseOf } from "./verb-tense.ts";
import { byItself, takesObject, withoutVoice } from "./voices.ts";

/** Reads a verb with its helpers. */
export class DeedReader {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #pairs: VerbPairs;
  readonly #becoming: BecomingReader;
  readonly #tools: Tools;

  constructor(words: SentenceWords, things: ThingReader, states: StateReader, tools: Tools) {
    this.#words = words;
    this.#things = things;
    this.#pairs = new VerbPairs(words, things, tools);
    this.#becoming = new BecomingReader(words, things, states);
    this.#tools = tools;
  }

  /** A verb with its helpers. */
  deed(place: number, as: Placed["reading"]): Said {
    const reading = byItself(as, this.#tools);
    const helped = this.#words.open(place).find((at) => this.#words.word(at).relation === "helped");
    const desire = this.#words.open(place).find((at) => this.#words.word(at).relation === "desire");
    // Жіберсеңші: do send it
    const isUrged = reading.form === "cond" && /ш[ыі]$/u.test(this.#words.lower(place));
    const tense = isUrged ? "order" : tenseOf(reading);
    if (desire !== undefined && reading.lemma === "келу") {
      const inner = this.#words.take(desire).reading;
      const owner = this.#words
        .open(desire)
        .find((at) => this.#words.word(at).relation === "owner");
      const deed = this.deed(desire, { ...inner, form: "vn" });
      return {
        ...deed,
        ...(owner !== undefined && { subject: this.#things.thing(owner) }),
        heads: [place, ...deed.heads],
        tense: /^(?:past|used)$/.test(tense) ? "past" : "present",
        mood: "want",
        negative: reading.negative || inner.negative,
        person: inner.person,
      };
    }
    const isSitting =
      reading.form === "part" &&
      tense === "past" &&
      POSTURES.test(reading.lemma) &&
      goesOnNow(place, this.#words);
    if (isSitting && helped === undefined && desire === undefined)
      return { ...this.deed(place, { ...reading, form: "vn" }), tense: "now" };
    const isWithout = helped !== undefined && goesWithout(helped, reading.lemma, this.#words);
    if (helped !== undefined && !isWithout) {
      const pair = `${this.#words.lower(helped)} ${reading.lemma}`;
      const joined = this.#pairs.of(pair);
      const inner = this.#words.take(helped).reading;
      if (joined) return { ...this.#said([place, helped], joined, reading, tense), lemma: pair };
      const deed = this.deed(helped, { ...inner, form: "vn" });
      const as = { place, inner, reading, tense, isNow: goesOnNow(place, this.#words) };
      return helpedDeed(deed, as, this.#words.doubts, this.#tools);
    }
    const joined = this.#pairs.before(place, reading.lemma);
    if (
      !joined &&
      isTold(reading) &&
      reading.source?.features.Aspect === "Prog" &&
      /^(?:тұру|жүру)$/u.test(reading.lemma)
    )
      return standing(
        this.#said([place], verbRenderings(reading.lemma, this.#tools), reading, "now"),
      );
    if (!joined && reading.lemma === "білу" && tense === "past" && !reading.negative)
      this.#words.doubts.at("came to know");
    const isPassive = reading.source?.features.Voice === "Pass";
    const active =
      this.#tools.course.tutor.renderings.passives[reading.lemma] ??
      (isPassive ? reading.lemma : undefined);
    if (!joined && active !== undefined) {
      // Only of what a list has: what may be done to it nobody knows of the rest
      const isListed = this.#tools.course.tutor.renderings.verbs[active] !== undefined;
      const verbs = isListed ? verbRenderings(active, this.#tools) : [];
      const told = this.#said([place], verbs, withoutVoice(reading), tense);
      return passiveDeed(told, verbs, reading.lemma);
    }
    const renderings = joined?.verbs ?? this.#renderings(reading.lemma, place);
    // Қала аламыз: we can stay, though a town may be taken, too
    if (reading.lemma === "алу" && this.#words.lower(place - 1) === "қала")
      this.#words.doubts.at("a town or to stay");
    if (reading.lemma === "ұнау")
      return liking(this.#said([place], [LIKE], reading, tense), this.#words.doubts);
    const allowed = this.#words
      .open(place)
      .find((at) => this.#words.word(at).relation === "purpose");
    if (
      reading.lemma === "болу" &&
      allowed !== undefined &&
      (tense === "present" || !isTold(reading))
    ) {
      const inner = this.#words.take(allowed).reading;
      // Темекі шегуге болмайды: what is smoked was read as what may not be
      const what = this.#words
        .open(place)
        .find((at) => at === allowed - 1 && this.#words.word(at).relation === "subject");
      const whole =
        what === undefined
          ? undefined
          : this.#pairs.of(`${this.#words.lower(what)} ${inner.lemma}`);
      if (whole && what !== undefined) this.#words.take(what);
      const deed = whole
        ? this.#said([allowed], whole, { ...inner, form: "vn" }, "present")
        : this.deed(allowed, { ...inner, form: "vn" });
      return {
        ...deed,
        isObject: what !== undefined && !whole,
        heads: [place, ...deed.heads],
        mood: "may",
        tense: "present",
        person: undefined,
        negative: reading.negative,
      };
    }
    const condition = this.#words
      .open(place)
      .find(
        (at) =>
          this.#words.word(at).reading.form === "cond" && this.#words.parse.tokens[at]?.mark === "",
      );
    // Осы жерге отырсам бола ма: may I sit here
    if (reading.lemma === "болу" && condition !== undefined && tense === "present") {
      const inner = this.#words.take(condition).reading;
      const deed = this.deed(condition, { ...inner, form: "vn" });
      const heads = [place, ...deed.heads];
      const { negative } = reading;
      // Бармасам да болады: I need not go
      if (inner.negative && !negative)
        return {
          ...deed,
          heads,
          negative: true,
          mood: "must",
          tense: "present",
          person: inner.person,
        };
      if (inner.negative) throw new NotUnderstood("may not, or must");
      // Не ішсем болады: what I drink was read as what may be
      const isObject =
        /^[12]/u.test(inner.person ?? "") &&
        this.#words
          .open(place)
          .some((at) => at === condition - 1 && this.#words.word(at).relation === "subject");
      return {
        ...deed,
        ...(isObject && { isObject }),
        heads,
        negative,
        mood: "can",
        tense: "present",
        person: inner.person,
      };
    }
    if (reading.lemma === "болу")
      return this.#becoming.becoming(
        place,
        reading,
        tense,
        this.#said(
          [place],
          [{ en: "be", imperfective: "быть", perfective: "быть", takes: {} }],
          reading,
          tense === "present" ? "coming" : tense,
        ),
      );
    const owned = joined ? undefined : this.#pairs.owned(place, reading.lemma);
    if (owned) return { ...this.#said([place, owned.at], owned.verbs, reading, tense), ...owned };
    const result = this.#tools.course.tutor.renderings.results[reading.lemma];
    const verbs =
      result === undefined ? renderings : renderings.map((verb) => ({ ...verb, result }));
    const isOffer = /^(?:ішу|жеу)$/u.test(reading.lemma) && this.#words.asksYou(place);
    const said = this.#said(
      joined ? [place, joined.at] : [place],
      verbs,
      reading,
      tense,
      joined ? undefined : this.#words.near(place),
    );
    return {
      ...said,
      ...(isOffer && { soon: true }),
      lemma: joined?.lemma ?? reading.lemma,
      ...(joined?.lemma.startsWith("қанша ") && { asks: { en: "how much", ru: "сколько" } }),
    };
  }

  /** The meanings of a verb; of one that nobody has listed roughly what the dictionary has. */
  #renderings(lemma: string, place: number): readonly VerbRendering[] {
    const listed = verbRenderings(lemma, this.#tools);
    if (listed.length > 0 || !this.#words.doubts.rough) return listed;
    this.#words.doubts.at(`what ${lemma} is`);
    return likelyRenderings(lemma, this.#words.near(place), this.#tools);
  }

  #said(
    heads: number[],
    verbs: readonly VerbRendering[],
    reading: Placed["reading"],
    tense: Meaning["tense"],
    beside?: readonly string[],
  ): Said {
    const voice = reading.source?.features.Voice;
    if (voice === "Cau") throw new NotUnderstood("a voice");
    // Суытылды: what is done to it is not what it does
    if (voice === "Pass") throw new NotUnderstood("done to it");
    if (voice !== undefined) this.#words.doubts.at("a voice");
    if (verbs.length === 0) throw new NotUnderstood(`what ${reading.lemma} is`);
    return {
      heads,
      tense,
      mood: "plain",
      negative: reading.negative,
      person: reading.person ?? (isTold(reading) ? "3" : undefined),
      subject: undefined,
      soon:
        SOON.has(reading.lemma) ||
        (heads.length > 1 && /п$/u.test(this.#words.lower(heads[1] ?? 0))),
      heard: isTold(reading) && (reading.source?.suffixes ?? []).some(({ id }) => id === "conv"),
      settle: (parts, subject, asks) => {
        const isInside = holdsClause(heads, this.#words);
        const isOfPlace = tellsOfPlace(heads[0] ?? 0, this.#words, this.#tools);
        const fitting = fittingOf(verbs, {
          isInside,
          isTogether: this.#words.near(heads[0] ?? 0).includes("бірге"),
          isNow: isTold(reading) && (tense === "present" || tense === "now"),
          isOrder: reading.form === "imp",
          parts,
          subject,
          asks: asks ?? (isOfPlace ? WHERE : undefined),
        });
        const which = `no such meaning of ${reading.lemma}`;
        const listed = this.#words.doubts.or(fitting, () => verbs.at(-1), which);
        const verb = beside
          ? besideOthers(reading.lemma, { verbs, listed, fitting, beside }, this.#tools)
          : listed;
        // Жаңбыр жауып тұр: what falls is in the verb
        const isWeather = verb.en === "rain" || verb.en === "snow";
        if (isWeather) {
          const at = parts.findIndex(({ role }) => role === "OBJ");
          if (at >= 0) parts.splice(at, 1);
        }
        const isAlone = !parts.some(({ role }) => role === "OBJ");
        if (
          isAlone &&
          !isWeather &&
          verb.takes.OBJ !== undefined &&
          takesObject(reading.lemma) &&
          reading.form !== "part" &&
          !ALONE.test(reading.lemma) &&
          !holdsClause(heads, this.#words)
        )
          this.#words.doubts.at(`no object of ${reading.lemma}`);
        return { kind: "deed", verb: { ...verb, kz: reading.lemma } };
      },
    };
  }
}
