import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import type { Doubts } from "./doubts.ts";
import { helpedVerb, stageHelper } from "./helped-verb.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import type { Both } from "./rendering.ts";
import type { Said } from "./said.ts";
import { isTold } from "./verb-tense.ts";

/** Helpers after -ып that tell only that it is done. */
const DONE = new Set(["қою", "қалу", "кету", "шығу", "жіберу", "беру", "алу", "тастау"]);
/** Of these, helpers of what is done once: of oneself and of the one spoken to, it is still to come. */
const ONCE = new Set(["қою", "жіберу", "беру", "тастау", "салу"]);
const GOING = new Set(["жату", "отыру", "тұру", "жүру"]);

/** A helper after a verb: where it stands, how the verb and it were read, and the helper's tense. */
interface Helped {
  readonly place: number;
  readonly inner: Placed["reading"];
  readonly reading: Placed["reading"];
  readonly tense: Meaning["tense"];
  /** A participle of what goes on while the rest is told: келе жатқан бала. */
  readonly isNow: boolean;
}

/** A deed with what its helper tells of it: that it goes on, can be done, begins, is done. */
export function helpedDeed(
  deed: Said,
  { place, inner, reading, tense, isNow }: Helped,
  doubts: Doubts,
  tools: Tools,
): Said {
  const heads = [place, ...deed.heads];
  const more = {
    heads,
    person: reading.person ?? (isTold(reading) ? "3" : undefined),
    negative: reading.negative || inner.negative,
  };
  if (
    GOING.has(reading.lemma) &&
    (inner.form === "p" ||
      (inner.form === "a" && inner.negative) ||
      (reading.lemma === "жату" && /^(?:бару|келу|апару)$/u.test(inner.lemma)))
  ) {
    if (
      inner.form === "a" &&
      !inner.negative &&
      reading.source?.features.Aspect !== "Prog" &&
      isTold(reading)
    )
      doubts.at("-а жату");
    // Сөйлесіп тұрамыз: it is done now and again
    if (tense === "present" && isTold(reading) && reading.source?.features.Aspect !== "Prog")
      return { ...deed, ...more, tense: "present" };
    if (reading.form === "cond" || reading.form === "conv") doubts.at("a long clause");
    return {
      ...deed,
      ...more,
      tense: /Prog/.test(reading.source?.features.Aspect ?? "")
        ? "now"
        : tense === "past" || tense === "perfect"
          ? isNow
            ? "now"
            : "going"
          : reading.form === "part" || reading.form === "p" || reading.form === "vn"
            ? "now"
            : tense,
    };
  }
  if (/^(?:алу|білу)$/u.test(reading.lemma) && inner.form === "a")
    return { ...deed, ...more, tense: tense === "past" ? "past" : "present", mood: "can" };
  const helper = stageHelper(reading.lemma, inner, tools);
  // Есептеп көрейік: let us do it
  if (reading.lemma === "көру" && inner.form === "p" && /^(?:order|let-us|shall-i)$/.test(tense))
    return { ...deed, ...more, tense };
  // Шыға беріңіз: go ahead
  if (helper && reading.lemma === "беру" && tense === "order" && !more.negative)
    return { ...deed, ...more, tense, settle: goingAhead(deed, helper) };
  // Дайындай беремін: he will be at it
  if (helper && reading.lemma === "беру" && tense === "present" && !/^3/.test(more.person ?? "3"))
    return {
      ...deed,
      ...more,
      tense: "coming",
      settle: (parts, subject, asks) => {
        const settled = deed.settle(parts, subject, asks);
        if (settled.kind !== "deed") throw new NotUnderstood("a state that goes on");
        return { kind: "deed", verb: { ...settled.verb, kind: "ongoing" } };
      },
    };
  if (helper)
    return {
      ...deed,
      ...more,
      tense,
      soon: false,
      settle: (parts, subject, asks) => {
        const settled = deed.settle(parts, subject, asks);
        if (settled.kind !== "deed") throw new NotUnderstood("a state that begins");
        return { kind: "deed", verb: helpedVerb(helper, settled.verb) };
      },
    };
  // Суық болып кетті: it has become so, and was not
  const isBecoming =
    inner.lemma === "болу" && inner.form === "p" && /^(?:кету|қалу)$/u.test(reading.lemma);
  if (isBecoming && !more.negative && (tense === "past" || tense === "perfect"))
    return {
      ...deed,
      ...more,
      tense: "past",
      settle: (parts, subject, asks) => {
        const settled = deed.settle(parts, subject, asks);
        if (settled.kind === "is-so" && !settled.than) return { ...settled, became: true };
        if (settled.kind !== "exists" && settled.kind !== "has") doubts.at("what it became");
        return settled;
      },
    };
  // Естімей қалды: he did not hear
  const isLeft = inner.negative && reading.lemma === "қалу";
  // Айта сал: do so, and think no more of it
  const isLightly = inner.form === "a" && !inner.negative && reading.lemma === "салу";
  if (isLightly || isLeft || (inner.form === "p" && DONE.has(reading.lemma)))
    return {
      ...deed,
      ...more,
      soon: deed.soon === true || ONCE.has(reading.lemma),
      tense: tense === "perfect" ? "past" : tense,
    };
  doubts.at(`helper ${reading.lemma}`);
  return { ...deed, ...more, tense: tense === "perfect" ? "past" : tense };
}

/** «Шыға беріңіз»: what lasts is gone on with, and the rest is begun without more ado. */
const goingAhead =
  (deed: Said, helper: Both): Said["settle"] =>
  (parts, subject, asks) => {
    const settled = deed.settle(parts, subject, asks);
    if (settled.kind !== "deed") throw new NotUnderstood("a state that goes on");
    const { verb } = settled;
    if (verb.kind !== undefined)
      return { kind: "deed", verb: { ...helpedVerb(helper, verb), kind: "ongoing" } };
    return {
      kind: "deed",
      verb: { ...verb, en: `go ahead and ${verb.en}`, perfective: "", kind: "ongoing" },
    };
  };
