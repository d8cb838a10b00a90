import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { ofTime } from "./compared-times.ts";
import { only } from "./noun-rules.ts";
import { SO_MUCH } from "./so-much.ts";
import { BEING, type Deed, deedOf, type Noun } from "./tree.ts";

/** How old a baby is, before it is a year old. */
const AGES: Readonly<Record<string, string>> = {
  months: "айлық",
  month: "айлық",
  weeks: "апталық",
  week: "апталық",
  days: "күндік",
};

/** How well somebody does something. */
const SKILLS: Readonly<Record<string, string>> = {
  good: "жақсы",
  "very good": "өте жақсы",
  bad: "нашар",
};

/** "Is wrestling", "is back" say what somebody does or where they are. */
const isDoing = (noun: Noun): boolean =>
  (/ing$/.test(noun.text) &&
    noun.isDetermined !== true &&
    !noun.definite &&
    noun.owner === undefined) ||
  noun.text === "back";

/** Verbs of which whoever receives something may be spoken of first: was given a prize. */
const RECEIVING = /^(?:give|send|offer|show|promise|award|pay|bring)$/;

/** What follows "to be". */
export const BEING_RULES: readonly Rule[] = [
  rule("Comp", "NP", (noun) => only(!isDoing(noun), { ...BEING, noun })),
  rule("Comp", "ObjectPronoun", (noun) => ({ ...BEING, noun }), 0.5),
  // Who is coming is no coming one
  rule("Comp", "AP", (quality) => only(quality.word !== "coming", { ...BEING, quality })),
  rule("Comp", "PP", (where) => ({ ...BEING, preps: [where] })),
  rule("Comp", "To", (to) => ({ ...BEING, to }), 0.3),
  rule("Comp", "Place", (place) => ({ ...BEING, manners: [place], isPlace: true })),
  rule("Comp", "AP than Obj", (quality, _, than) =>
    only(quality.rank === "more", { ...BEING, quality, than }),
  ),
  // "Better than yesterday", "than last year's": кешегіден, былтырғыдан
  ...["", " 's"].map((mark) =>
    rule("Comp", `AP than Time${mark}` as "AP than Time", (quality, _, time) => {
      const than = ofTime(time);
      return than && quality.rank === "more" ? { ...BEING, quality, than } : undefined;
    }),
  ),
  // "Fresher than in Tokyo": Токиодағыдан
  rule("Comp", "AP than PP", (quality, _, where) =>
    only(
      quality.rank === "more" && /^(?:in|at|on)$/.test(where.prep) && where.noun?.isName === true,
      { ...BEING, quality, than: { text: "", kz: "сол", where } },
    ),
  ),
  rule("Comp", "AP than Subj Be", (quality, _, than) =>
    only(quality.rank === "more" && than.person !== undefined, { ...BEING, quality, than }),
  ),
  rule("Comp", "Number years AP than Obj", (count, _, quality, __, than) =>
    only(/^(?:old|young)$/.test(quality.word) && quality.rank === "more", {
      ...BEING,
      quality: { ...quality, degree: `${count} жас` },
      than,
    }),
  ),
  rule("Comp", "as Adj as Obj", (_, quality, __, than) =>
    only(quality.rank === undefined, { ...BEING, quality: { ...quality, degree: "сияқты" }, than }),
  ),
  rule("Comp", "AP To", (quality, to) => ({ ...BEING, quality, to })),
  // What is so much so that something follows is told of by the sentence
  rule("Comp", "AP that S", (quality, _, that) =>
    only(quality.degree !== SO_MUCH, { ...BEING, quality, that }),
  ),
  rule(
    "Comp",
    "AP S",
    (quality, that) => only(quality.degree !== SO_MUCH, { ...BEING, quality, that }),
    0.6,
  ),
  // "Good at cooking": жақсы тамақ пісіреді
  ...Object.entries(SKILLS).map(([word, manner]) =>
    rule("Comp", `${word} at VP` as "good at VP", (_, __, deed) =>
      only(deed.form === "ing", { ...deed, form: "base", manners: [manner, ...deed.manners] }),
    ),
  ),
  rule(
    "Comp",
    "Number",
    (count) => ({ ...BEING, quality: { word: "old", kz: `${count} жаста` } }),
    0.2,
  ),
  ...Object.entries(AGES).map(([unit, kz]) =>
    rule("Comp", `Number ${unit} old` as "Number months old", (count) => ({
      ...BEING,
      quality: { word: "old", kz: `${count} ${kz}` },
    })),
  ),
  rule("Comp", "Number years old", (count) => ({
    ...BEING,
    quality: { word: "old", kz: `${count} жаста` },
  })),
  rule(
    "Comp",
    "VP",
    (deed) => only(deed.form === "ing" && !isIntended(deed), { ...deed, isGoing: true }),
    0.1,
  ),
  rule(
    "Comp",
    "VP",
    (deed) =>
      only(deed.form === "participle" && deed.objects.length === 0, { ...deed, isPassive: true }),
    0.3,
  ),
  rule(
    "Comp",
    "VP",
    (deed) =>
      only(deed.form === "participle" && deed.objects.length === 1 && RECEIVING.test(deed.verb), {
        ...deed,
        isPassive: true,
      }),
    0.3,
  ),
  rule("Comp", "off" as "P", () => ({ ...BEING, quality: { word: "off", kz: "өшірулі" } }), 0.1),
  rule("Comp", "on" as "P", () => ({ ...BEING, quality: { word: "on", kz: "қосулы" } }), 0.1),
  // "The printer is out of paper" has run out of it
  rule("Comp", "out of NP", (_, __, noun) => ({
    ...deedOf("run out", "past"),
    preps: [{ prep: "of", noun }],
    tense: "past",
  })),
  // "Used to getting up early": ерте тұруға үйренген
  rule("Comp", "used to VP", (_, __, deed) =>
    only(deed.form === "ing", { ...deedOf("get used", "base"), to: deed, tense: "perfect" }),
  ),
  rule("Comp", "used to Obj", (_, __, noun) => ({
    ...deedOf("get used", "base"),
    preps: [{ prep: "to", noun }],
    tense: "perfect",
  })),
  // "Against building it": салуға қарсы
  rule("Comp", "against VP", (_, deed) =>
    only(deed.form === "ing", {
      ...BEING,
      quality: { word: "against", kz: "қарсы" },
      to: { ...deed, isGerund: true },
    }),
  ),
  // "I'm hardly ever at home": үйде өте сирек боламын
  rule("Comp", "hardly ever Comp", (_, __, deed) =>
    only(deed.verb === "be" && (deed.preps.length > 0 || deed.isPlace === true), {
      ...deed,
      times: ["өте сирек", ...deed.times],
      tense: "future" as const,
    }),
  ),
  rule("Comp", "asleep" as "VP", () => ({ ...deedOf("sleep", "ing"), isGoing: true })),
  rule("Comp", "going To", (_, deed) => ({ ...deed, tense: "future" })),
  rule("Comp", "allowed To", (_, deed) => ({ ...deed, mood: "may" })),
  rule("Comp", "supposed To", (_, deed) => ({ ...deed, mood: "must" })),
  rule("Comp", "able To", (_, deed) => ({ ...deed, mood: "can" })),
  rule("Comp", "Comp Time", (deed, time) => ({ ...deed, times: [...deed.times, time] })),
  rule("Comp", "Comp Lasting", (deed, lasts) => ({ ...deed, lasts })),
  rule("Comp", "Comp PP", (deed, where) =>
    only(deed.verb === "be" && deed.noun === undefined, { ...deed, preps: [...deed.preps, where] }),
  ),
  rule(
    "Comp",
    "Comp PP",
    (deed, where) =>
      only(deed.verb === "be" && deed.noun !== undefined && where.prep !== "of", {
        ...deed,
        preps: [...deed.preps, where],
      }),
    0.5,
  ),
  rule(
    "Comp",
    "Comp Manner",
    (deed, manner) => ({ ...deed, manners: [...deed.manners, manner] }),
    0.2,
  ),
  rule("Comp", "Time Comp", (time, deed) => ({ ...deed, times: [time, ...deed.times] }), 0.1),
  rule("VP", "be Comp", (_, deed) => ({ ...deed, form: "base" })),
  rule("VP", "being Comp", (_, deed) => ({ ...deed, form: "ing" })),
];

/** "Going to check" is what will be done; somebody who goes somewhere names the place. */
const isIntended = ({ verb, to, purpose, preps, objects }: Deed): boolean =>
  verb === "go" &&
  (to !== undefined || purpose !== undefined) &&
  preps.length === 0 &&
  objects.length === 0;
