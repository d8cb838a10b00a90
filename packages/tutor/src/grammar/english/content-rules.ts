import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { BEING, type Deed, type Noun, type Prep, type Sentence, withObjects } from "./tree.ts";

/** Verbs that take a whole clause. */
const TELLING =
  /^(?:think|know|say|hope|believe|hear|see|understand|forget|remember|feel|find out|learn|decide|promise|notice|mean|explain|guess|dream|wish|realize|realise|show|find|write|read|ask|tell|wonder|check|agree|be sure|make sure)$/;
/** Verbs that take a clause without "that". */
const TELLING_BARE = /^(?:think|know|say|hope|believe|hear|guess|wish|make sure)$/;
/** Verbs after which "to" tells who hears it. */
const TELLING_TO = /^(?:explain|say|suggest|describe|prove)$/;
/** Verbs that take somebody and what he does. */
const PERCEIVING = /^(?:see|hear|watch|notice|feel)$/;
const ASKING_VERBS =
  /^(?:know|ask|understand|forget|remember|see|tell|show|explain|hear|find out|wonder|check|decide|learn|say|think|guess)$/;

const WHAT: Noun = { text: "", kz: "не", asks: "thing" };

const isTold = ({ verb }: Deed, { prep, noun }: Prep): boolean =>
  TELLING_TO.test(verb) && prep === "to" && noun !== undefined;
const toldTo = (verb: Deed, { noun }: Prep): Deed =>
  noun === undefined ? verb : withObjects(verb, noun);

/** "…, where my keys are": what is asked about something that is. */
const isIt = (subject: Noun, be: "present" | "past"): Sentence => ({
  deed: BEING,
  subject,
  tense: be,
  mood: "plain",
  negative: false,
});

/** "how to get there": what one is to do. */
const toDo = (deed: Deed, ask?: Sentence["ask"]): Sentence => ({
  deed,
  tense: "present",
  mood: "must",
  negative: deed.negative === true,
  ...(ask && { ask }),
});

/** What is known, thought, asked or told beside a verb. */
export const CONTENT_RULES: readonly Rule[] = [
  rule("VP", "V that S", (verb, _, that) => only(TELLING.test(verb.verb), { ...verb, that })),
  rule("VP", "V S", (verb, that) => only(TELLING_BARE.test(verb.verb), { ...verb, that }), 0.2),
  rule(
    "VP",
    "V Obj that S",
    (verb, object, _, that) => ({ ...withObjects(verb, object), that }),
    0.1,
  ),
  rule(
    "VP",
    "V Obj S",
    (verb, object, that) =>
      only(/^(?:tell|promise|show)$/.test(verb.verb), { ...withObjects(verb, object), that }),
    0.4,
  ),
  rule("VP", "V Asking S", (verb, ask, that) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...that, ask } }),
  ),
  rule(
    "VP",
    "V Obj Asking S",
    (verb, object, ask, that) =>
      only(ASKING_VERBS.test(verb.verb), { ...withObjects(verb, object), that: { ...that, ask } }),
    0.1,
  ),
  rule("VP", "V if S", (verb, _, that) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...that, question: true } }),
  ),
  rule("VP", "V whether S", (verb, _, that) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...that, question: true } }),
  ),
  rule("VP", "V what S", (verb, _, that) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...that, asked: WHAT } }),
  ),
  rule("VP", "V who Pred", (verb, _, said) =>
    only(ASKING_VERBS.test(verb.verb), {
      ...verb,
      that: { ...said, ask: { word: "кім", at: "subject" } },
    }),
  ),
  rule("VP", "V what Pred", (verb, _, said) =>
    only(ASKING_VERBS.test(verb.verb), {
      ...verb,
      that: { ...said, ask: { word: "не", at: "subject" } },
    }),
  ),
  ...["if", "whether"].map((word) =>
    rule("VP", `V Obj ${word} S` as "V Obj if S", (verb, object, _, that) =>
      only(/^(?:ask|tell)$/.test(verb.verb), {
        ...withObjects(verb, object),
        that: { ...that, question: true },
      }),
    ),
  ),
  // "Saw him crossing the street": оның көшеден өткенін көрді
  rule(
    "VP",
    "V Obj VP",
    (verb, doer, deed) =>
      only(PERCEIVING.test(verb.verb) && /^(?:ing|base)$/.test(deed.form) && deed.verb !== "be", {
        ...verb,
        that: { deed, subject: doer, tense: "past", mood: "plain", negative: false },
      }),
    -0.2,
  ),
  // "Ask somebody who knows it" asks one who does
  rule("VP", "V Obj who Pred", (verb, object, _, said) =>
    only(ASKING_VERBS.test(verb.verb) && object.person !== undefined, {
      ...withObjects(verb, object),
      that: { ...said, ask: { word: "кім", at: "subject" } },
    }),
  ),
  rule("VP", "V Obj what Pred", (verb, object, _, said) =>
    only(ASKING_VERBS.test(verb.verb), {
      ...withObjects(verb, object),
      that: { ...said, ask: { word: "не", at: "subject" } },
    }),
  ),
  rule("VP", "V PP Asking S", (verb, to, ask, that) =>
    only(isTold(verb, to), { ...toldTo(verb, to), that: { ...that, ask } }),
  ),
  rule("VP", "V PP Asking To", (verb, to, ask, deed) =>
    only(isTold(verb, to), { ...toldTo(verb, to), that: toDo(deed, ask) }),
  ),
  rule("VP", "V PP that S", (verb, to, _, that) =>
    only(isTold(verb, to), { ...toldTo(verb, to), that }),
  ),
  // "Taught me how to ride": атқа мінуді үйретті
  rule("VP", "V Obj Asking To", (verb, object, ask, deed) =>
    only(verb.verb === "teach" && ask.word === "қалай", { ...withObjects(verb, object), to: deed }),
  ),
  rule("VP", "V Obj Asking To", (verb, object, ask, deed) =>
    only(/^(?:tell|show|ask)$/.test(verb.verb), {
      ...withObjects(verb, object),
      that: toDo(deed, ask),
    }),
  ),
  // "where my keys are", "who he was"
  rule("VP", "V Asking Subj Be", (verb, ask, subject, be) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...isIt(subject, be), ask } }),
  ),
  rule("VP", "V Obj Asking Subj Be", (verb, object, ask, subject, be) =>
    only(ASKING_VERBS.test(verb.verb), {
      ...withObjects(verb, object),
      that: { ...isIt(subject, be), ask },
    }),
  ),
  rule("VP", "V what Subj Be", (verb, _, subject, be) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...isIt(subject, be), asked: WHAT } }),
  ),
  rule("VP", "V Obj what Subj Be", (verb, object, _, subject, be) =>
    only(ASKING_VERBS.test(verb.verb), {
      ...withObjects(verb, object),
      that: { ...isIt(subject, be), asked: WHAT },
    }),
  ),
  rule("VP", "V who Subj Be", (verb, _, subject, be) =>
    only(ASKING_VERBS.test(verb.verb), {
      ...verb,
      that: { ...isIt(subject, be), asked: { ...WHAT, kz: "кім" } },
    }),
  ),
  rule("VP", "V Asking To", (verb, ask, deed) =>
    only(verb.verb === "learn" && ask.word === "қалай", { ...verb, to: deed }),
  ),
  rule("VP", "V Asking To", (verb, ask, deed) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: toDo(deed, ask) }),
  ),
  rule("VP", "V what To", (verb, _, deed) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...toDo(deed), asked: WHAT } }),
  ),
];
