import type { Placed } from "@tilashar/clause";
import {
  type Content,
  type Meaning,
  NotUnderstood,
  type Part,
  type Predicate,
  pronounOf,
  type Thing,
  type Time,
} from "./meaning.ts";
import { referring } from "./read-content.ts";
import type { Hanging } from "./read-hanging.ts";
import type { Both } from "./rendering.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { isAnimate, isBare } from "./traits.ts";

/** Deeds by which somebody or something comes to be there. */
const APPEARING =
  /^(?:келу|кіру|шығу|түсу|көшу|көшіп келу|кіріп келу|шығып келу|жету|қону|пайда болу|кездесу|жүгіріп кіру|қоңырау шалу|кіріп кету|туу)$/u;

/** Of whom there is one where he is named. */
const UNIQUE =
  /^(?:мұғалім|директор|бастық|президент|дәрігер|жүргізуші|тәрбиеші|әкім|ана|әке|апа|ата|әже|мама|папа|күн|ай|көктем|қыс|жаз|күз|ұйқы|жаңбыр|қар|түн|кеш|таң|пойыз|автобус|ұшақ|полиция)$/u;

/** «Бізге қонақ келді»: named right before the verb and behind the place, somebody is news. */
export function freshly(
  thing: Thing,
  at: number,
  { lemma, heads }: Said,
  words: SentenceWords,
): Thing {
  const isNews =
    at > 0 &&
    at === Math.min(...heads) - 1 &&
    APPEARING.test(lemma ?? "") &&
    isBare({ ...thing, qualities: [] }) &&
    !UNIQUE.test(thing.lemma) &&
    !thing.name &&
    !thing.asks &&
    !thing.indefinite &&
    !thing.beside &&
    !thing.also &&
    thing.person === undefined &&
    words
      .under(heads[0] ?? at)
      .some((one) => one < at && /^(?:DAT|LOC|ABL)$/.test(words.word(one).reading.case ?? ""));
  return isNews ? { ...thing, fresh: true } : thing;
}

/** Times that are still to come. */
const COMING =
  /(?:^| )(?:ертең|бүрсігүні|жақында|келесі|кешірек|бүгін|қашан|(?:(?:дүй|сей|сәр|бей)?сенбі|жұма|жексенбі) күні|кейін)(?= |$)/u;

/** What a clause holds besides its predicate, as it is read. */
export interface Held {
  readonly parts: Part[];
  readonly times: Time[];
  readonly manners: Both[];
  readonly links: Hanging[];
  subject: Thing | undefined;
  about: Content | undefined;
  asks: Both | undefined;
  content: Content | undefined;
  before: { by: Both; meaning: Meaning } | undefined;
}

/** A clause of which only the predicate is read. */
export const nothingHeld = (subject: Thing | undefined): Held => ({
  parts: [],
  times: [],
  manners: [],
  links: [],
  subject,
  about: undefined,
  asks: undefined,
  content: undefined,
  before: undefined,
});

/** «Дәрі ішкеннен кейін, жағдайым жақсарды»: who drank it is whose the state is. */
export const livelyOf = (thing: Thing | undefined): Thing | undefined =>
  thing?.owner && !thing.person && !thing.name && !isAnimate(thing) ? thing.owner : thing;

/** «Пойыз жүрер алдында»: a nominative under a verb that takes no object is who does it. */
export function nominativeObject(
  predicate: Predicate,
  { subject, parts }: Held,
): Thing | undefined {
  const isUnnamed = subject === undefined || (subject.lemma === "" && subject.person === "3");
  if (predicate.kind !== "deed" || predicate.verb.takes.OBJ !== undefined || !isUnnamed)
    return undefined;
  return parts.find(({ role, thing }) => role === "OBJ" && !thing.definite && !thing.asks)?.thing;
}

const isUnnamed = (thing: Thing | undefined): boolean =>
  thing === undefined || (thing.lemma === "" && thing.person === "3" && thing.of === undefined);

/** «Сіз келмей тұрып, үйді жинаймын»: a pronoun that the verb does not agree with does what hangs on it. */
export function ofOtherPerson({ person }: Said, held: Held): void {
  const { subject, links } = held;
  const own = subject?.person;
  if (!own || !person || /^3/.test(own) || own === person || own[0] === person[0]) return;
  const at = links.findIndex(({ meaning }) => isUnnamed(meaning.subject) && !meaning.about);
  const link = links[at];
  if (!link) throw new NotUnderstood("who does it");
  links[at] = { ...link, meaning: { ...link.meaning, subject } };
  held.subject = undefined;
}

/** «Тұқымды суарсаң, өседі»: what was done something to is what grows. */
export function knownThing(
  predicate: Predicate,
  { subject, links, about }: Held,
): Thing | undefined {
  const mayBe =
    predicate.kind === "is-so" ||
    (predicate.kind === "deed" && predicate.verb.takes.OBJ === undefined);
  if (!mayBe || about || subject === undefined || !isUnnamed(subject)) return undefined;
  const inner = links
    .filter(({ kind }) => /^(?:if|when|after)$/.test(kind))
    .map(({ meaning }) => meaning)
    .find((one) => /^[12]/.test(one.subject?.person ?? ""));
  const known = inner?.parts.find(({ role }) => role === "OBJ")?.thing;
  const isThing = known && known.person === undefined && !isAnimate(known) && !known.name;
  return isThing && !known.asks && !known.indefinite ? referring(known) : undefined;
}

/** Several people who do something together. */
const TOGETHER = /^(?:команда|топ|отбасы|халық|жұрт|үкімет|полиция|ұжым)$/u;

/** «Қазақстандық команда жеңді»: who does it with no ending, and nobody whom it is done to. */
export function bareDoer(predicate: Predicate, { subject, parts, links }: Held): Thing | undefined {
  if (predicate.kind !== "deed" || !isUnnamed(subject) || links.length > 0) return undefined;
  // Of a verb that takes no object it is settled already
  if (predicate.verb.takes.OBJ === undefined) return undefined;
  return parts.find(
    ({ role, thing }) =>
      role === "OBJ" &&
      !thing.definite &&
      !thing.asks &&
      thing.person === undefined &&
      thing.owner === undefined &&
      (TOGETHER.test(thing.lemma) || isAnimate(thing)),
  )?.thing;
}

/** «Мұғалім айтты»: somebody with no ending speaks, as nobody is spoken. */
export function bareSpeaker({ lemma }: Said, { subject, parts }: Held): Thing | undefined {
  if (!/^(?:айту|деу|сұрау)$/u.test(lemma ?? "") || !isUnnamed(subject)) return undefined;
  return parts.find(
    ({ role, thing }) =>
      role === "OBJ" &&
      !thing.definite &&
      !thing.asks &&
      thing.person === undefined &&
      isAnimate(thing),
  )?.thing;
}

/** Whether another sentence inside asks something. */
export const asksInside = ({ meaning: { asks, subject, parts } }: Content): boolean =>
  asks !== undefined || [subject, ...parts.map(({ thing }) => thing)].some((one) => one?.asks);

/** Deeds of which what they are done to goes without saying. */
const OF_THE_SAME = /^(?:return|give|put|show|send|take|bring|sell|hand in|throw|open|close|keep)$/;

/** «Кітапты оқып болған соң, маған қайтарып бер»: what was read is what is given back. */
export function sameObject(predicate: Predicate, held: Held): Part[] {
  const { parts, content, links } = held;
  if (predicate.kind !== "deed" || predicate.verb.takes.OBJ === undefined || content) return [];
  if (!OF_THE_SAME.test(predicate.verb.en) || parts.some(({ role }) => role === "OBJ")) return [];
  const known = links
    .flatMap(({ meaning }) => meaning.parts)
    .findLast(({ role, thing }) => role === "OBJ" && !thing.asks && !thing.indefinite);
  return known ? [{ role: "OBJ", thing: referring(known.thing) }] : [];
}

/** «Ертегі тыңдағысы келді»: a fairy tale is what he wants to hear. */
export function wantedObject(predicate: Predicate, { subject, parts }: Held): Thing | undefined {
  const isThing =
    subject &&
    subject.person === undefined &&
    subject.lemma !== "" &&
    !subject.name &&
    !isAnimate(subject) &&
    !subject.asks;
  if (!isThing || predicate.kind !== "deed" || predicate.verb.takes.OBJ === undefined)
    return undefined;
  return parts.some(({ role }) => role === "OBJ") ? undefined : subject;
}

/** «Балалар әжесін тыңдайды»: whose it is, where nobody else was named, is whoever does it. */
export function ownPart(part: Part, doer: Thing | undefined): Part {
  const { owner } = part.thing;
  const isHis = owner?.person === "3" && owner.lemma === "" && owner.of === undefined;
  // Олар үйін сатты: their own
  if (isHis && doer?.person === "3p")
    return { ...part, thing: { ...part.thing, owner: pronounOf("3p") } };
  const isKnown = doer && doer.lemma !== "" && !doer.name && !doer.asks && !doer.indefinite;
  return isHis && isKnown && doer.person === undefined
    ? { ...part, thing: { ...part.thing, owner: { ...owner, of: doer } } }
    : part;
}

/** Екі қарындасым және інім бар: whose they are is said by having them. */
const unowned = ({ by, thing }: NonNullable<Thing["beside"]>): NonNullable<Thing["beside"]> => ({
  by,
  thing: { ...thing, owner: undefined },
});

/** Жұмыс көп: so much of it there is. */
export function countedBy(predicate: Predicate, subject: Thing | undefined): Thing | undefined {
  if (predicate.kind !== "exists" || !predicate.many || !subject) return subject;
  if (subject.count || subject.beside) throw new NotUnderstood("so many are few");
  return { ...subject, count: predicate.many };
}

/** What somebody has, whose it is being said by that. */
export const ownedNoMore = (subject: Thing): Thing => ({
  ...subject,
  owner: undefined,
  ...(subject.beside && { beside: unowned(subject.beside) }),
});

/** Now and again, or never: what is so often done is not still to come. */
const isOften = ({ times, manners }: Pick<Held, "times" | "manners">): boolean =>
  [...times, ...manners].some(({ en }) =>
    /always|often|every|sometimes|never|mostly|usually|rarely|(?:once|twice|times) a /.test(en),
  );

/** Ертең барамын, келсе айтамын: by what stands beside it, it is still to come. */
export const isAhead = (held: Held, text: string): boolean =>
  (held.content === undefined &&
    !isOften(held) &&
    (COMING.test(text) || held.times.some(({ en }) => en.startsWith("on the ")))) ||
  held.links.some(({ kind }) => /^(?:if|when|after|until)$/.test(kind));

/** Келемін: what is done once, and nobody asks why, is still to come. */
export const isStillToCome = (
  { soon, mood, lemma }: Said,
  { times, manners, asks, parts, subject }: Held,
): boolean =>
  (soon === true ||
    times.some(({ long, ru }) => long === true && ru.startsWith("на ")) ||
    (GOING.test(lemma ?? "") && (isWithUs(parts) || subject?.also === true))) &&
  mood === "plain" &&
  asks?.en !== "why" &&
  !parts.some(({ thing }) => /^(?:көп|аз)$/u.test(thing.count ?? "")) &&
  !isOften({ times, manners });

const GOING = /^(?:бару|шығу|жүру|отыру)$/u;

/** «Бізбен барасың ба?»: whoever goes with somebody here does so once. */
const isWithUs = (parts: readonly Part[]): boolean =>
  parts.some(({ role, thing }) => role === "INS" && /^[12]/.test(thing.person ?? ""));

/** «Қайда барасың?»: where are you going. */
export const isOnTheWay = ({ lemma, tense, mood, person }: Said, { asks, times }: Held): boolean =>
  lemma === "бару" &&
  tense === "present" &&
  mood === "plain" &&
  person?.startsWith("2") === true &&
  asks?.en === "where" &&
  times.length === 0;

/** «Хабарласып тұр»: he is doing it, or somebody is told to. */
export const isOrderToo = (text: string, predicate: Predicate, { subject }: Held): boolean =>
  /^(?:тұр|отыр|жүр)$/u.test(text) &&
  !subject?.lemma &&
  !(predicate.kind === "deed" && /^(?:rain|snow)$/.test(predicate.verb.en));

/** Келгенім, келуім: whose it is has done it. */
export const ownerOf = ({ kind, form, owner }: Placed["reading"]): Placed["reading"]["person"] =>
  kind === "verb" && (form === "part" || form === "vn") ? owner : undefined;

/** Phrases of time that ask. */
export const ASKED = /^(?:(?:until |from |for )?what time|how long|how many times)$/;

/** Nobody and somebody do it rather than have it done to them. */
export const NOBODY = /^(?:ешкім|біреу|әркім)$/u;
export const TRADE = /^(?:жұмыс істеу|істеу)$/u;

/** The same with one of its parts as who does it. */
export const doneBy = (doer: Thing, held: Held): Held => ({
  ...held,
  subject: doer,
  parts: held.parts.filter(({ thing }) => thing !== doer),
});
