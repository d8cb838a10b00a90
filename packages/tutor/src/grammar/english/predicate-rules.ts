import type { Rule } from "../chart/rule.ts";
import type { Tense } from "../clause.ts";
import { rule } from "./categories.ts";
import { MODAL_RULES, modal } from "./modal-rules.ts";
import { only } from "./noun-rules.ts";
import { asked, said } from "./said.ts";
import { type Deed, deedOf, type Said, type Sentence } from "./tree.ts";

/** Of a form that shows its tense by itself. */
function finite(deed: Deed): Said | undefined {
  if (deed.form === "past") return said(deed, { tense: "past" });
  return deed.form === "base" || deed.form === "third"
    ? said(deed, { agrees: deed.form })
    : undefined;
}

/** What "be" says with what follows it. */
function being(be: "present" | "past", deed: Deed, negative = false): Said {
  const isPast = be === "past";
  const going = deed.isGoing === true;
  const tense: Tense = isPast ? "past" : (deed.tense ?? (going ? "now" : "present"));
  return said(deed, { tense, negative, ...(going && isPast && { going: true }) });
}

/** What "have" and a participle say. */
function having(deed: Deed, negative = false): Said | undefined {
  return deed.form === "participle" ? said(deed, { tense: "perfect", negative }) : undefined;
}

const been = (deed: Deed, negative = false): Said =>
  said(deed, { tense: deed.isGoing ? "lasting" : "perfect", negative });

const done = (word: string, deed: Deed, negative = false): Said | undefined =>
  deed.form === "base"
    ? said(deed, { tense: word === "did" ? "past" : "present", negative })
    : undefined;

const doRules = ["do", "does", "did"].flatMap((word): Rule[] => [
  rule("Pred", `${word} not VP` as "can not VP", (_, __, deed) => done(word, deed, true)),
  rule("Inverted", `${word} Subj VP` as "can Subj VP", (_, subject, deed) =>
    asked(subject, done(word, deed)),
  ),
  rule("Inverted", `${word} not Subj VP` as "can not Subj VP", (_, __, subject, deed) =>
    asked(subject, done(word, deed, true)),
  ),
]);

const haveRules = ["have", "has"].flatMap((word): Rule[] => [
  rule("Pred", `${word} VP` as "can VP", (_, deed) => having(deed)),
  rule("Pred", `${word} Time VP` as "can Time VP", (_, time, deed) =>
    having({ ...deed, times: [time, ...deed.times] }),
  ),
  rule("Pred", `${word} already VP` as "can already VP", (_, __, deed) =>
    only(deed.form === "participle", said(deed, { tense: "past" })),
  ),
  // "Has just come": жаңа ғана келді
  rule("Pred", `${word} just VP` as "can just VP", (_, __, deed) =>
    only(
      deed.form === "participle",
      said({ ...deed, times: ["жаңа ғана", ...deed.times] }, { tense: "past" }),
    ),
  ),
  rule("Pred", `${word} not VP` as "can not VP", (_, __, deed) => having(deed, true)),
  rule("Pred", `${word} been Comp` as "can been Comp", (_, __, deed) => been(deed)),
  rule("Pred", `${word} Time been Comp` as "can Time been Comp", (_, time, __, deed) =>
    been({ ...deed, times: [time, ...deed.times] }),
  ),
  rule("Pred", `${word} not been Comp` as "can not been Comp", (_, __, ___, deed) =>
    been(deed, true),
  ),
  rule("Inverted", `${word} Subj VP` as "can Subj VP", (_, subject, deed) =>
    asked(subject, having(deed)),
  ),
  rule("Inverted", `${word} Subj ever VP` as "can Subj ever VP", (_, subject, __, deed) =>
    asked(subject, having({ ...deed, isTried: true })),
  ),
  rule(
    "Inverted",
    `${word} Subj ever been Comp` as "can Subj ever been Comp",
    (_, subject, __, ___, deed) => asked(subject, been({ ...deed, isTried: true })),
  ),
  rule("Inverted", `${word} Subj been Comp` as "can Subj been Comp", (_, subject, __, deed) =>
    asked(subject, been(deed)),
  ),
]);

/** What had been done by some time in the past is past in Kazakh. */
const pastRules: readonly Rule[] = [
  rule("Pred", "had VP", (_, deed) =>
    only(deed.form === "participle", said(deed, { tense: "past" })),
  ),
  rule("Pred", "had not VP", (_, __, deed) =>
    only(deed.form === "participle", said(deed, { tense: "past", negative: true })),
  ),
  rule("Pred", "had been Comp", (_, __, deed) =>
    said(deed, { tense: "past", ...(deed.isGoing && { going: true }) }),
  ),
];

/** A sentence with more in its verb phrase. */
export const within = (sentence: Sentence, more: Partial<Deed>): Sentence => ({
  ...sentence,
  deed: { ...sentence.deed, ...more },
});

/** What is said, denied of all times. */
export const never = (of: Said): Said => ({
  ...of,
  negative: true,
  deed: { ...of.deed, times: ["ешқашан", ...of.deed.times] },
});
/** What was so and is not any more. */
const noLonger = (of: Said, negative = of.negative): Said => ({
  ...of,
  negative,
  deed: { ...of.deed, times: ["енді", ...of.deed.times] },
});
const withNever = (of: Said | undefined): Said | undefined => of && never(of);

/** What one can see to is a duty. */
const SEEN_TO =
  /^(?:careful|quiet|polite|patient|ready|honest|kind|brave|strong|calm|silent|attentive|punctual|late|clean)$/;
const isGuess = (deed: Deed): boolean =>
  deed.verb === "be" &&
  deed.to === undefined &&
  ((deed.quality !== undefined && !SEEN_TO.test(deed.quality.word)) ||
    deed.noun !== undefined ||
    deed.preps.length > 0);

/** What is said of a subject, and the same asked: tenses, auxiliaries, denial. */
export const PREDICATE_RULES: readonly Rule[] = [
  // What is said of a subject
  rule("Pred", "VP", (deed) => finite(deed)),
  rule("Pred", "Be Comp", (be, deed) => being(be, deed)),
  rule("Pred", "'s Comp", (_, deed) => being("present", deed), 0.6),
  rule("Pred", "Be not Comp", (be, _, deed) => being(be, deed, true)),
  // "I am hardly ever at home", "the lift's broken down"
  rule(
    "Pred",
    "'s VP",
    (_, deed) => only(deed.objects.length > 0 || / /.test(deed.verb), having(deed)),
    0.7,
  ),
  ...MODAL_RULES,
  ...doRules,
  ...haveRules,
  ...pastRules,
  rule("Pred", "used To", (_, deed) => said(deed, { tense: "habitual" })),
  // "I'd like you to meet her": танысқаныңызды қалаймын
  rule("Pred", "would like Obj To", (_, __, object, to) =>
    said({ ...deedOf("want", "base"), objects: [object], to }, { knownBy: "would like" }),
  ),
  // What must be so is supposed, unless one can see to it: шаршаған шығар
  rule(
    "Pred",
    "must be Comp",
    (_, __, deed) => only(isGuess(deed), said(deed, { evidence: "шығар" })),
    -0.1,
  ),
  rule(
    "Pred",
    "can not be Comp",
    (_, __, ___, deed) => only(isGuess(deed), said(deed, { negative: true, evidence: "шығар" })),
    -0.1,
  ),
  rule("Pred", "would like To", (_, __, deed) => said(deed, { mood: "want" })),
  rule("Inverted", "would Subj like To", (_, subject, __, deed) =>
    asked(subject, said(deed, { mood: "want" })),
  ),
  rule("Pred", "had better VP", (_, __, deed) =>
    only(deed.form === "base", said(deed, { mood: "must" })),
  ),
  rule("Pred", "never Pred", (_, of) => only(!of.negative, never(of))),
  rule("Pred", "Be never Comp", (be, _, deed) => never(being(be, deed))),
  rule("Pred", "will never VP", (_, __, deed) => withNever(modal("will", deed))),
  rule("Pred", "have never VP", (_, __, deed) => withNever(having(deed))),
  rule("Pred", "has never VP", (_, __, deed) => withNever(having(deed))),
  rule("Pred", "have never been Comp", (_, __, ___, deed) => never(been(deed))),
  rule("Pred", "has never been Comp", (_, __, ___, deed) => never(been(deed))),
  // "No longer works", "does not work any more": енді жұмыс істемейді
  rule("Pred", "no longer Pred", (_, __, of) => only(!of.negative, noLonger(of, true))),
  rule("Pred", "can no longer VP", (word, _, __, deed) => {
    const of = modal(word, deed);
    return of && noLonger(of, true);
  }),
  rule("Pred", "Pred any more", (of) => only(of.negative, noLonger(of)), -0.5),
  rule("Pred", "Pred any longer", (of) => only(of.negative, noLonger(of)), -0.5),
  rule("Pred", "Pred anymore", (of) => only(of.negative, noLonger(of)), -0.5),
  // That it is so by now is told by the tense
  rule("Pred", "already Pred", (_, of) => of),
  rule("Pred", "Be already Comp", (be, _, deed) => being(be, deed)),
  rule("Inverted", "Be Subj already Comp", (be, subject, _, deed) =>
    asked(subject, being(be, deed)),
  ),
  rule("Pred", "Pred already", (of) => of),
  rule("Pred", "also Pred", (_, of) => ({ ...of, also: true })),
  rule("Pred", "Pred too", (of) => ({ ...of, also: true })),
  rule("Pred", "Pred as well", (of) => ({ ...of, also: true }), -0.5),
  rule(
    "Pred",
    "Time Pred",
    (time, of) => ({ ...of, deed: { ...of.deed, times: [time, ...of.deed.times] } }),
    0.1,
  ),

  // The same asked
  rule("Inverted", "Be Subj Comp", (be, subject, deed) => asked(subject, being(be, deed))),
  rule(
    "Inverted",
    "Be VP Comp",
    (be, doing, deed) =>
      only(doing.form === "ing", {
        ...being(be, deed),
        doing: { ...doing, isGerund: true },
        question: true,
      }),
    0.5,
  ),
  rule("Inverted", "Be not Subj Comp", (be, _, subject, deed) =>
    asked(subject, being(be, deed, true)),
  ),
  rule("Inverted", "Be Subj not Comp", (be, subject, _, deed) =>
    asked(subject, being(be, deed, true)),
  ),
  rule(
    "Inverted",
    "Be there Comp",
    (be, _, deed) =>
      only(deed.noun !== undefined, { ...being(be, deed), there: true, question: true }),
    -0.3,
  ),
  rule("Inverted", "Be there", (be) => ({
    ...being(be, deedOf("be", "base")),
    there: true,
    question: true,
  })),
  rule("Inverted", "Inverted PP", (sentence, where) =>
    only(
      sentence.there === true && sentence.deed.noun === undefined,
      within(sentence, { preps: [...sentence.deed.preps, where] }),
    ),
  ),
  rule("Inverted", "Be Subj", (be, subject) => asked(subject, being(be, deedOf("be", "base"))), 1),
  rule("Inverted", "shall Subj VP", (_, subject, deed) =>
    only(deed.form === "base", { ...said(deed, { mood: "let" }), subject, question: true }),
  ),
];
