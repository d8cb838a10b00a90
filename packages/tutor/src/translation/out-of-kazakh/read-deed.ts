import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { fits } from "./fitting-rendering.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import type { StateReader } from "./read-state.ts";
import { type VerbRendering, verbRenderings } from "./rendering.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** Helpers after -ып that tell only that it is done. */
const DONE = new Set(["қою", "қалу", "кету", "шығу", "жіберу", "беру", "алу", "бітіру"]);
/** Deeds that are told with no object as well. */
const ALONE = new Set(
  "жеу ішу оқу жазу білу түсіну тыңдау есту үйрену төлеу ойнау тырысу бастау".split(" "),
);
/** Of oneself and of the one spoken to, they tell what is still to come. */
const SOON = new Set(
  "келу қайту оралу кету кешігу хабарласу соғу шалу беру әкелу көрсету".split(" "),
);
const GOING = new Set(["жату", "отыру", "тұру", "жүру"]);

/** Reads a verb with its helpers. */
export class DeedReader {
  readonly #words: SentenceWords;
  readonly #states: StateReader;
  readonly #tools: Tools;

  constructor(words: SentenceWords, states: StateReader, tools: Tools) {
    this.#words = words;
    this.#states = states;
    this.#tools = tools;
  }

  /** A verb with its helpers. */
  deed(place: number, reading: Placed["reading"]): Said {
    const helped = this.#words.open(place).find((at) => this.#words.word(at).relation === "helped");
    const desire = this.#words.open(place).find((at) => this.#words.word(at).relation === "desire");
    const tense = tenseOf(reading);
    if (desire !== undefined && reading.lemma === "келу") {
      const inner = this.#words.take(desire).reading;
      const deed = this.deed(desire, { ...inner, form: "vn" });
      return {
        ...deed,
        heads: [place, ...deed.heads],
        tense: tense === "past" ? "past" : "present",
        mood: "want",
        negative: reading.negative || inner.negative,
        person: inner.person,
      };
    }
    if (helped !== undefined) {
      const joined = this.#joined(`${this.#words.lower(helped)} ${reading.lemma}`);
      const inner = this.#words.take(helped).reading;
      if (joined) return this.#said([place, helped], joined, reading, tense);
      const deed = this.deed(helped, { ...inner, form: "vn" });
      const heads = [place, ...deed.heads];
      const more = {
        heads,
        person: reading.person ?? (isTold(reading) ? "3" : undefined),
        negative: reading.negative || inner.negative,
      };
      if (
        GOING.has(reading.lemma) &&
        (inner.form === "p" ||
          (reading.lemma === "жату" && /^(?:бару|келу|апару)$/u.test(inner.lemma)))
      ) {
        if (inner.form === "a" && reading.source?.features.Aspect !== "Prog")
          throw new NotUnderstood("-а жату");
        return {
          ...deed,
          ...more,
          tense: /Prog/.test(reading.source?.features.Aspect ?? "")
            ? "now"
            : tense === "past" || reading.form === "part" || tense === "perfect"
              ? "going"
              : raise("a long deed"),
        };
      }
      if (reading.lemma === "алу" && inner.form === "a")
        return { ...deed, ...more, tense: tense === "past" ? "past" : "present", mood: "can" };
      if (inner.form === "p" && DONE.has(reading.lemma))
        return { ...deed, ...more, tense: tense === "perfect" ? "past" : tense };
      throw new NotUnderstood(`helper ${reading.lemma}`);
    }
    const joined = this.#joinedBefore(place, reading.lemma);
    if (
      !joined &&
      isTold(reading) &&
      reading.source?.features.Aspect === "Prog" &&
      /^(?:тұру|жүру)$/u.test(reading.lemma)
    )
      throw new NotUnderstood("how it stands");
    if (!joined && reading.lemma === "білу" && tense === "past" && !reading.negative)
      throw new NotUnderstood("came to know");
    const renderings = joined?.verbs ?? verbRenderings(reading.lemma, this.#tools);
    if (reading.lemma === "ұнау") return this.#likes(place, reading, tense);
    const allowed = this.#words
      .open(place)
      .find((at) => this.#words.word(at).relation === "purpose");
    if (
      reading.lemma === "болу" &&
      allowed !== undefined &&
      (tense === "present" || !isTold(reading))
    ) {
      const inner = this.#words.take(allowed).reading;
      const deed = this.deed(allowed, { ...inner, form: "vn" });
      return {
        ...deed,
        heads: [place, ...deed.heads],
        mood: "may",
        tense: "present",
        person: undefined,
        negative: reading.negative,
      };
    }
    if (reading.lemma === "болу") return this.#becoming(place, reading, tense);
    return this.#said(joined ? [place, joined.at] : [place], renderings, reading, tense);
  }

  #said(
    heads: number[],
    verbs: readonly VerbRendering[],
    reading: Placed["reading"],
    tense: Meaning["tense"],
  ): Said {
    if (reading.source?.features.Voice !== undefined) throw new NotUnderstood("a voice");
    if (verbs.length === 0) throw new NotUnderstood(`what ${reading.lemma} is`);
    return {
      heads,
      tense,
      mood: "plain",
      negative: reading.negative,
      person: reading.person ?? (isTold(reading) ? "3" : undefined),
      subject: undefined,
      soon: SOON.has(reading.lemma),
      settle: (parts, subject, asks) => {
        const verb = verbs.find(
          ({ when }) => when === undefined || fits(when, parts, subject, asks),
        );
        const isAlone = !parts.some(({ role }) => role === "OBJ");
        if (
          verb &&
          isAlone &&
          verb.takes.OBJ !== undefined &&
          reading.form !== "part" &&
          !ALONE.has(reading.lemma)
        )
          throw new NotUnderstood("no object");
        if (!verb) throw new NotUnderstood("no such meaning");
        return { kind: "deed", verb };
      },
    };
  }

  #likes(place: number, reading: Placed["reading"], tense: Meaning["tense"]): Said {
    return {
      ...this.#said(
        [place],
        [
          {
            en: "like",
            imperfective: "нравиться",
            perfective: "понравиться",
            takes: {},
          },
        ],
        reading,
        tense,
      ),
      settle: (parts) => {
        const at = parts.findIndex(({ role }) => role === "DAT");
        const [who] = at < 0 ? [] : parts.splice(at, 1);
        if (!who || parts.length > 0) throw new NotUnderstood("who likes it");
        return { kind: "likes", who: who.thing };
      },
    };
  }

  /** бос болады, жақсы болды, дәрігер болды. */
  #becoming(place: number, reading: Placed["reading"], tense: Meaning["tense"]): Said {
    if (/^(?:used|let-us|shall-i)$/.test(tense)) throw new NotUnderstood("a wish to be");
    const what = this.#words
      .open(place)
      .find(
        (at) =>
          at === place - 1 &&
          /^(?:manner|predicate|complement|part)$/u.test(this.#words.word(at).relation) &&
          /^(?:adj|noun)$/u.test(this.#words.word(at).reading.kind),
      );
    const where = this.#words.open(place).find((at) => this.#words.word(at).relation === "place");
    const base = this.#said(
      [place],
      [{ en: "be", imperfective: "быть", perfective: "быть", takes: {} }],
      reading,
      tense === "present" ? "coming" : tense,
    );
    if (what !== undefined) {
      const of = this.#words.take(what).reading;
      if (tense === "order" && of.kind !== "adj") throw new NotUnderstood("an order to be it");
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
            throw new NotUnderstood("what there will be");
          return settled;
        },
      };
    }
    if (where === undefined) throw new NotUnderstood("being what");
    return base;
  }

  /** сатып алу, жұмыс істеу: two words that have their own rendering. */
  #joined(text: string): readonly VerbRendering[] | undefined {
    const found = verbRenderings(text, this.#tools);
    return found.length > 0 ? found : undefined;
  }

  #joinedBefore(
    place: number,
    lemma: string,
  ): { at: number; verbs: readonly VerbRendering[] } | undefined {
    const at = place - 1;
    if (at < 0 || this.#words.word(at).head !== place || this.#words.open(at).length > 0)
      return undefined;
    const verbs = verbRenderings(`${this.#words.lower(at)} ${lemma}`, this.#tools);
    if (verbs.length === 0) return undefined;
    this.#words.seen.add(at);
    return { at, verbs };
  }
}

const raise = (why: string): never => {
  throw new NotUnderstood(why);
};

const isTold = ({ form }: Placed["reading"]): boolean => form === "fin";

function tenseOf({ form, source }: Placed["reading"]): Meaning["tense"] {
  const ids = (source?.suffixes ?? []).map(({ id }) => id);
  if (form === "imp") return "order";
  if (form === "part") return ids.includes("perf") ? "past" : "present";
  if (form !== "fin") return "present";
  if (ids.includes("past") || ids.includes("conv")) return "past";
  if (ids.includes("perf")) return "perfect";
  if (source?.features.Aspect === "Prog") return "now";
  if (ids.includes("pres")) return "present";
  if (ids.includes("hab")) return "used";
  if (ids.includes("opt1p")) return "let-us";
  if (ids.includes("opt1s")) return "shall-i";
  throw new NotUnderstood(`tense ${ids.join("+")}`);
}
