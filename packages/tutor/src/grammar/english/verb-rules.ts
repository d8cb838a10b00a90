import type { Rule } from "../chart/rule.ts";
import { inCase } from "../time-words.ts";
import { BEING_RULES } from "./being-rules.ts";
import { rule } from "./categories.ts";
import { COMPARED_DEED_RULES } from "./compared-deed-rules.ts";
import { CONTENT_RULES } from "./content-rules.ts";
import { only } from "./noun-rules.ts";
import { ONESELF_RULES } from "./oneself-rules.ts";
import { BESIDE_PLACE } from "./placed-nouns.ts";
import { type Deed, deedOf, type Noun, type Prep, withObjects } from "./tree.ts";
import { BESIDE, MOODS } from "./verb-partners.ts";

/** Verbs that are followed by what somebody becomes or seems. */
const BECOMING = /^(?:become|get|feel|look|seem|sound|smell|taste|turn|stay|remain|grow|go)$/;
/** Verbs after which somebody does something: let him go, help me carry. */
const LETTING = /^(?:let|make|help)$/;
/** How somebody sits, stands or lies while doing something. */
const POSTURES = /^(?:sit|stand|lie)$/;

/** Verbs that make somebody do something. */
const BIDDING =
  /^(?:want|ask|tell|help|teach|allow|advise|invite|let|remind|order|permit|force|expect)$/;

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
  // "Works night shifts": түнгі ауысымда жұмыс істейді
  rule("VP", "V Obj", (verb, object) =>
    only(verb.verb === "work" && object.text === "shift", {
      ...verb,
      preps: [{ prep: "in", noun: { ...object, plural: false } }],
    }),
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
    only(
      // What follows something that is told is a part of it
      deed.that === undefined &&
        !isOfPlaceBefore(deed, where) &&
        (where.prep !== "of" || /^(?:think|dream|hear|consist|remind|run out)$/.test(deed.verb)),
      { ...deed, preps: [...deed.preps, where] },
    ),
  ),
  rule("VP", "VP Time", (deed, time) => ({ ...deed, times: [...deed.times, time] })),
  rule("VP", "VP Lasting", (deed, lasts) => only(!isLetting(deed), { ...deed, lasts })),
  rule("VP", "VP Manner", (deed, manner) =>
    only(!isLetting(deed) && deed.that === undefined, {
      ...deed,
      manners: [...deed.manners, manner],
    }),
  ),
  rule("VP", "VP Degree Manner", (deed, degree, manner) =>
    only(manner !== "көп", { ...deed, manners: [...deed.manners, `${degree} ${manner}`] }),
  ),
  ...COMPARED_DEED_RULES,
  ...ONESELF_RULES,
  // "Painted the fence green": жасыл түске
  rule("VP", "V Obj Adj", (verb, object, colour) =>
    only(verb.verb === "paint" && COLOUR.test(colour.word), {
      ...withObjects(verb, object),
      colour,
    }),
  ),
  // "Lasts three hours": үш сағатқа созылады
  ...(["last", "lasts", "lasted"] as const).map((word) =>
    rule("VP", `${word} Amount` as "last Amount", (_, amount) => {
      const long = inCase(amount, "DAT");
      const form = word === "last" ? "base" : word === "lasts" ? "third" : "past";
      return long === undefined ? undefined : { ...deedOf("last", form), manners: [long] };
    }),
  ),
  ...["got", "get"].map((word) =>
    rule("VP", `${word} used to VP` as "got used to VP", (_, __, ___, to) =>
      only(to.form === "ing", {
        ...deedOf("get used", word === "got" ? "participle" : "base"),
        to: { ...to, isGerund: true },
      }),
    ),
  ),
  rule("VP", "Manner VP", (manner, deed) => ({ ...deed, manners: [manner, ...deed.manners] }), 0.1),
  rule("VP", "Time VP", (time, deed) => ({ ...deed, times: [time, ...deed.times] }), 0.1),
  // A preposition whose noun stands in front
  rule("VP", "VP P", (deed, left) => only(deed.left === undefined, { ...deed, left }), 0.8),

  // What one wants, tries, begins to do
  rule("To", "to VP", (_, deed) => only(deed.form === "base", deed)),
  rule("To", "to be Comp", (_, __, deed) => deed),
  rule("To", "to have VP", (_, __, deed) =>
    only(deed.form === "participle", { ...deed, tense: "past" as const }),
  ),
  rule("To", "to have been Comp", (_, __, ___, deed) => ({ ...deed, tense: "past" as const })),
  rule("To", "not To", (_, deed) => ({ ...deed, negative: true })),
  rule("VP", "V To", (verb, to) => only(!isToWork(verb, to), { ...verb, to })),
  rule("VP", "V Obj To", (verb, object, to) =>
    only(BIDDING.test(verb.verb), { ...withObjects(verb, object), to }),
  ),
  rule(
    "VP",
    "V VP",
    (verb, to) =>
      only(to.form === "ing" && !/^(?:be|have|sit|stand|lie|spend)$/.test(verb.verb), {
        ...verb,
        to: { ...to, isGerund: true },
      }),
    0.1,
  ),
  rule(
    "VP",
    "V having VP",
    (verb, _, to) =>
      only(to.form === "participle" && verb.verb === "regret", {
        ...verb,
        to: { ...to, isGerund: true },
      }),
    0.1,
  ),
  rule(
    "VP",
    "V not having VP",
    (verb, _, __, to) =>
      only(to.form === "participle" && verb.verb === "regret", {
        ...verb,
        to: { ...to, isGerund: true, negative: true },
      }),
    0.1,
  ),
  rule(
    "VP",
    "V not VP",
    (verb, _, to) =>
      only(to.form === "ing" && /^(?:regret|enjoy|prefer)$/.test(verb.verb), {
        ...verb,
        to: { ...to, isGerund: true, negative: true },
      }),
    0.1,
  ),
  // "Sat there reading": оқып отырды
  rule("VP", "VP VP", (posture, before) =>
    only(POSTURES.test(posture.verb) && before.form === "ing" && posture.before === undefined, {
      ...posture,
      before,
    }),
  ),
  // "Spends a lot of time reading": оқуға көп уақыт жұмсайды
  rule(
    "VP",
    "V Obj VP",
    (verb, object, to) =>
      only(
        verb.verb === "spend" &&
          to.form === "ing" &&
          /^(?:time|money|day|evening|hour|week|life)$/.test(object.text),
        {
          ...withObjects(verb, object),
          to: { ...to, isGerund: true },
        },
      ),
    -0.6,
  ),
  rule(
    "VP",
    "V Amount VP",
    (verb, amount, to) =>
      only(verb.verb === "spend" && to.form === "ing", {
        ...withObjects(verb, { text: "", kz: amount }),
        to: { ...to, isGerund: true },
      }),
    -0.6,
  ),
  // "Would like you to meet her"
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

  // "Can count to twenty": жиырмаға дейін
  rule("VP", "V to Number", (verb, _, number) => {
    const to = verb.verb === "count" ? inCase(number, "DAT") : undefined;
    return to === undefined ? undefined : { ...verb, manners: [`${to} дейін`] };
  }),
  // "Turned five": бес жасқа толды
  rule("VP", "V Number", (verb, count) =>
    only(verb.verb === "turn", { ...verb, kz: "толу", manners: [`${count} жасқа`] }),
  ),
  // What it takes of time
  rule("VP", "V Amount", (verb, takes) => only(verb.verb === "take", { ...verb, takes })),
  rule("VP", "V Obj Amount", (verb, whom, takes) =>
    only(verb.verb === "take" && whom.text === "", { ...withObjects(verb, whom), takes }),
  ),
  rule("VP", "V Amount To", (verb, takes, to) =>
    only(verb.verb === "take", { ...verb, takes, to }),
  ),
  rule("VP", "V Obj Amount To", (verb, whom, takes, to) =>
    only(verb.verb === "take" && whom.text === "", { ...withObjects(verb, whom), takes, to }),
  ),

  // Somebody is asked for something
  rule("VP", "V Obj for Obj", (verb, whom, _, thing) =>
    only(verb.verb === "ask" && thing.person === undefined, {
      ...withObjects({ ...verb, verb: "ask for" }, thing),
      preps: [{ prep: "from", noun: whom }],
    }),
  ),

  ...CONTENT_RULES,
  rule("NBar", "N To", (noun, to) => only(FOR_DOING.test(noun.text), { ...noun, to }), -0.2),

  ...BEING_RULES,
];

/** "Made me wait for an hour", "help me carry it upstairs": what follows is of the deed, and not of who made somebody do it. */
const isLetting = ({ verb, to }: Deed): boolean =>
  to !== undefined && to.form === "base" && /^(?:make|let|help)$/.test(verb);

const COLOUR = /^(?:white|black|red|green|blue|yellow|brown|grey|orange|pink|purple)$/;

/** Verbs that nothing is done to. */
const ALONE =
  /^(?:look|go|come|arrive|listen|wait|talk|live|stay|sleep|laugh|smile|happen|rain|snow|sit|lie|exist|belong|depend|work|swim|fall|rise|cry|appear|disappear|die|travel|walk|shine|jump)$/;
/** "Works in a hospital near the park": what stands beside a place tells which place it is. */
const isOfPlaceBefore = ({ preps }: Deed, where: Prep): boolean =>
  BESIDE_PLACE.test(where.prep) && /^(?:in|at|to)$/.test(preps.at(-1)?.prep ?? "");

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

/** Things that are there for a deed: оны көруге уақытым жоқ. */
const FOR_DOING =
  /^(?:time|money|chance|opportunity|possibility|right|permission|strength|place|courage|authority)$/;
