import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { said } from "./said.ts";
import { type Deed, deedOf, type Said } from "./tree.ts";

/** A deed that is only meant, about to be done or all but done, beside the verb that says so. */
const led = (verb: string, to: Deed): Deed => ({ ...deedOf(verb, "base"), to });

const nearly = (of: Said): Said | undefined =>
  only(
    !of.negative && of.mood === "plain" && of.tense === "past" && of.deed.verb !== "be",
    said({ ...led("nearly", of.deed), times: of.deed.times }, { tense: "past" }),
  );

/** What one is about to do, was going to do, all but did, and what need not be done. */
export const INTENTION_RULES: readonly Rule[] = [
  // "My phone is about to die": өшейін деп тұр
  rule("Comp", "about To", (_, to) => led("about", to), -0.3),
  // "I was going to call you", "meant to call": қоңырау шалмақ едім
  rule(
    "Pred",
    "Be going To",
    (be, _, to) => only(be === "past", said(led("intend to", to), { tense: "past" })),
    -0.5,
  ),
  ...["meant", "intended"].map((word) =>
    rule(
      "Pred",
      `${word} To` as "meant To",
      (_, to) => said(led("intend to", to), { tense: "past" }),
      -0.3,
    ),
  ),
  // "I almost fell asleep": ұйықтап қала жаздадым
  ...["almost", "nearly"].map((word) =>
    rule("Pred", `${word} Pred` as "almost Pred", (_, of) => nearly(of), -0.3),
  ),
  // "I hardly recognised him": әрең таныдым
  ...["hardly", "barely"].map((word) =>
    rule("Pred", `${word} Pred` as "hardly Pred", (_, of) =>
      only(!of.negative && of.tense === "past" && of.deed.verb !== "be", {
        ...of,
        knownBy: word,
        deed: { ...of.deed, manners: ["әрең", ...of.deed.manners] },
      }),
    ),
  ),
  rule("Pred", "need not VP", (_, __, deed) =>
    only(deed.form === "base", said(deed, { mood: "must", negative: true, knownBy: "need" })),
  ),
];
