import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { type Deed, deedOf, type Noun, type Sentence } from "./tree.ts";
import { BESIDE, MOODS } from "./verb-partners.ts";

/** Verbs that are followed by what somebody becomes or seems. */
const BECOMING = /^(?:become|get|feel|look|seem|sound|smell|taste|turn|stay|remain|grow|go)$/;
/** Verbs after which somebody does something: let him go, help me carry. */
const LETTING = /^(?:let|make|help|see|hear|watch)$/;
/** Verbs that take a whole clause. */
const TELLING =
  /^(?:think|know|say|hope|believe|hear|see|understand|forget|remember|feel|find out|learn|decide|promise|notice|mean|explain|guess|dream|wish|realize|realise|show|find|write|read|ask|tell|wonder|check|agree|be sure)$/;
/** Verbs that take a clause without "that". */
const TELLING_BARE = /^(?:think|know|say|hope|believe|hear|guess|wish)$/;
/** Verbs that make somebody do something. */
const BIDDING = /^(?:want|ask|tell|help|teach|allow|advise|invite|let|remind|order|permit)$/;
const ASKING_VERBS =
  /^(?:know|ask|understand|forget|remember|see|tell|show|explain|hear|find out|wonder|check|decide|learn|say|think|guess)$/;
const GIVING =
  /^(?:give|send|show|bring|buy|lend|sell|offer|teach|write|tell|get|pass|read|wish|ask|pay|make|cook|hand|leave|sing|find|order|owe|promise|return|pour|knit|hand|draw|boil|fetch|choose|feed)$/;

/** How a verb phrase of English is put together; `knows` tells whether a verb is one of the dictionary. */
export const verbRules = (knows: (verb: string) => boolean): readonly Rule[] => [
  rule("VP", "V", (verb) => verb),
  rule("VP", "V Obj", (verb, object) =>
    only(!ALONE.test(verb.verb) && !isIdiom(verb, object), withObjects(verb, object)),
  ),
  rule(
    "VP",
    "V Obj Obj",
    (verb, first, second) => only(GIVING.test(verb.verb), withObjects(verb, first, second)),
    0.1,
  ),
  rule("VP", "V Obj Particle", (verb, object, particle) => {
    const whole = `${verb.verb} ${particle}`;
    return only(knows(whole), withObjects({ ...verb, verb: whole }, object));
  }),
  rule("VP", "V AP", (verb, quality) => only(BECOMING.test(verb.verb), { ...verb, quality })),
  rule(
    "VP",
    "V NP",
    (verb, noun) => only(/^(?:become|remain)$/.test(verb.verb), { ...verb, noun }),
    -0.1,
  ),
  rule("VP", "only VP", (_, deed) => {
    const [object, ...rest] = deed.objects;
    return object && rest.length === 0 && object.text !== ""
      ? { ...deed, objects: [{ ...object, words: ["тек", ...(object.words ?? [])] }] }
      : undefined;
  }),
  rule("VP", "VP PP", (deed, where) =>
    only(where.prep !== "of" || /^(?:think|dream|hear|consist|remind)$/.test(deed.verb), {
      ...deed,
      preps: [...deed.preps, where],
    }),
  ),
  rule("VP", "VP Time", (deed, time) => ({ ...deed, times: [...deed.times, time] })),
  rule("VP", "VP Lasting", (deed, lasts) => ({ ...deed, lasts })),
  rule("VP", "VP Manner", (deed, manner) => ({ ...deed, manners: [...deed.manners, manner] })),
  rule("VP", "VP Degree Manner", (deed, degree, manner) =>
    only(manner !== "көп", { ...deed, manners: [...deed.manners, `${degree} ${manner}`] }),
  ),
  rule("VP", "Manner VP", (manner, deed) => ({ ...deed, manners: [manner, ...deed.manners] }), 0.1),
  rule("VP", "Time VP", (time, deed) => ({ ...deed, times: [time, ...deed.times] }), 0.1),
  // A preposition whose noun stands in front
  rule("VP", "VP P", (deed, left) => only(deed.left === undefined, { ...deed, left }), 0.8),

  // What one wants, tries, begins to do
  rule("To", "to VP", (_, deed) => only(deed.form === "base", deed)),
  rule("To", "to be Comp", (_, __, deed) => deed),
  rule("To", "not To", (_, deed) => ({ ...deed, negative: true })),
  rule("VP", "V To", (verb, to) => only(!isToWork(verb, to), { ...verb, to })),
  rule("VP", "V Obj To", (verb, object, to) =>
    only(BIDDING.test(verb.verb), { ...withObjects(verb, object), to }),
  ),
  rule(
    "VP",
    "V VP",
    (verb, to) =>
      only(to.form === "ing" && !/^(?:be|have)$/.test(verb.verb), {
        ...verb,
        to: { ...to, isGerund: true },
      }),
    0.1,
  ),
  rule("VP", "V Obj VP", (verb, object, to) =>
    only(LETTING.test(verb.verb) && to.form === "base", { ...withObjects(verb, object), to }),
  ),
  rule(
    "VP",
    "VP To",
    (deed, purpose) =>
      only(deed.purpose === undefined && isDoneForSomething(deed, purpose), { ...deed, purpose }),
    0.5,
  ),
  rule("VP", "VP in order To", (deed, _, __, purpose) => ({ ...deed, purpose }), 0.1),
  rule(
    "VP",
    "VP and VP",
    (before, _, deed) => only(before.form === deed.form, { ...deed, before }),
    0.4,
  ),

  // What is known, thought or told
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
  rule("VP", "V Asking To", (verb, ask, deed) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: toDo(deed, ask) }),
  ),
  rule("VP", "V what To", (verb, _, deed) =>
    only(ASKING_VERBS.test(verb.verb), { ...verb, that: { ...toDo(deed), asked: WHAT } }),
  ),

  // What follows "to be"
  rule("Comp", "NP", (noun) => only(!isDoing(noun), { ...BEING, noun })),
  rule("Comp", "ObjectPronoun", (noun) => ({ ...BEING, noun }), 0.5),
  rule("Comp", "AP", (quality) => ({ ...BEING, quality })),
  rule("Comp", "PP", (where) => ({ ...BEING, preps: [where] })),
  rule("Comp", "To", (to) => ({ ...BEING, to }), 0.3),
  rule("Comp", "Place", (place) => ({ ...BEING, manners: [place], isPlace: true })),
  rule("Comp", "AP than Obj", (quality, _, than) =>
    only(quality.rank === "more", { ...BEING, quality, than }),
  ),
  rule("Comp", "as Adj as Obj", (_, quality, __, than) =>
    only(quality.rank === undefined, { ...BEING, quality: { ...quality, degree: "сияқты" }, than }),
  ),
  rule("Comp", "AP To", (quality, to) => ({ ...BEING, quality, to })),
  rule("Comp", "AP that S", (quality, _, that) => ({ ...BEING, quality, that })),
  rule("Comp", "AP S", (quality, that) => ({ ...BEING, quality, that }), 0.6),
  rule(
    "Comp",
    "Number",
    (count) => ({ ...BEING, quality: { word: "old", kz: `${count} жаста` } }),
    0.2,
  ),
  rule("Comp", "Number years old", (count) => ({
    ...BEING,
    quality: { word: "old", kz: `${count} жаста` },
  })),
  rule("Comp", "VP", (deed) => only(deed.form === "ing", { ...deed, isGoing: true }), 0.1),
  rule(
    "Comp",
    "VP",
    (deed) =>
      only(deed.form === "participle" && deed.objects.length === 0, { ...deed, isPassive: true }),
    0.3,
  ),
  rule("Comp", "going To", (_, deed) => ({ ...deed, tense: "future" })),
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
];

/** Verbs that nothing is done to. */
const ALONE =
  /^(?:look|go|come|arrive|listen|wait|talk|live|stay|sleep|laugh|smile|happen|rain|snow|sit|lie|exist|belong|depend|work|swim|fall|rise|cry|appear|disappear|die|travel|walk|shine|jump)$/;
/** "Walk to work" is to where one works. */
const isToWork = (verb: Deed, to: Deed): boolean =>
  to.verb === "work" && /^(?:go|come|walk|drive|get|run|hurry|ride|return|travel)$/.test(verb.verb);

/** What something is done for, where the verb asks for no deed of its own. */
const isDoneForSomething = (deed: Deed, purpose: Deed): boolean =>
  deed.to === undefined &&
  deed.before === undefined &&
  purpose.verb !== "be" &&
  !/^(?:get|take|make|have|let)$/.test(deed.verb) &&
  !BIDDING.test(deed.verb) &&
  !isToWork(deed, purpose) &&
  !(
    deed.objects.length === 0 &&
    (Object.hasOwn(BESIDE, deed.verb) || Object.hasOwn(MOODS, deed.verb))
  ) &&
  deed.preps.at(-1)?.prep !== "for";

/** "Take care", "keep quiet": what is taken is no thing. */
const isIdiom = ({ verb }: Deed, object: Noun): boolean =>
  /^(?:take|keep|hold|catch|set|pay)$/.test(verb) &&
  object.isDetermined !== true &&
  !object.definite &&
  !object.plural &&
  object.text !== "" &&
  object.owner === undefined &&
  object.count === undefined &&
  (object.words ?? []).length === 0 &&
  !/^(?:money|bread|milk|water|book|medicine|bus|taxi|train|exam|umbrella)$/.test(object.text);
/** "Is wrestling", "is back" say what somebody does or where they are. */
const isDoing = (noun: Noun): boolean =>
  (/ing$/.test(noun.text) &&
    noun.isDetermined !== true &&
    !noun.definite &&
    noun.owner === undefined) ||
  noun.text === "back";

const BEING: Deed = deedOf("be", "base");
const WHAT: Noun = { text: "", kz: "не", asks: "thing" };

const withObjects = (verb: Deed, ...objects: Noun[]): Deed => ({ ...verb, objects });

/** "how to get there": what one is to do. */
const toDo = (deed: Deed, ask?: Sentence["ask"]): Sentence => ({
  deed,
  tense: "present",
  mood: "plain",
  negative: deed.negative === true,
  ...(ask && { ask }),
});
