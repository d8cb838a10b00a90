import type { Placed } from "@tilashar/clause";
import {
  type Content,
  type Meaning,
  NotUnderstood,
  type Part,
  type Predicate,
  type Thing,
  type Time,
} from "./meaning.ts";
import { referring } from "./read-content.ts";
import type { Hanging } from "./read-hanging.ts";
import type { Both } from "./rendering.ts";
import type { Said } from "./said.ts";
import { isAnimate } from "./traits.ts";

/** Times that are still to come. */
export const COMING =
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
  if (subject.count) throw new NotUnderstood("so many are few");
  return { ...subject, count: predicate.many };
}

/** What somebody has, whose it is being said by that. */
export const ownedNoMore = (subject: Thing): Thing => ({
  ...subject,
  owner: undefined,
  ...(subject.beside && { beside: unowned(subject.beside) }),
});

/** Келемін: what is done once, and nobody asks why, is still to come. */
export const isStillToCome = ({ soon, mood }: Said, { times, asks }: Held): boolean =>
  soon === true &&
  mood === "plain" &&
  asks?.en !== "why" &&
  !times.some(({ en }) => /always|often|every|sometimes|never/.test(en));

/** «Хабарласып тұр»: he is doing it, or somebody is told to. */
export const isOrderToo = (text: string, predicate: Predicate, { subject }: Held): boolean =>
  /^(?:тұр|отыр|жүр)$/u.test(text) &&
  !subject?.lemma &&
  !(predicate.kind === "deed" && /^(?:rain|snow)$/.test(predicate.verb.en));

/** Келгенім, келуім: whose it is has done it. */
export const ownerOf = ({ kind, form, owner }: Placed["reading"]): Placed["reading"]["person"] =>
  kind === "verb" && (form === "part" || form === "vn") ? owner : undefined;

/** Phrases of time that ask. */
export const ASKED = /^(?:what time|how long|how many times)$/;

/** Nobody and somebody do it rather than have it done to them. */
export const NOBODY = /^(?:ешкім|біреу|әркім)$/u;
export const TRADE = /^(?:жұмыс істеу|істеу)$/u;
