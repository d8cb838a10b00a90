import { agreementOf } from "../../russian/inflect.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import type { VerbRendering } from "./rendering.ts";

/** What one plays, as a game and as an instrument. */
export const GAMES: ReadonlySet<string> = new Set(
  "футбол доп шахмат теннис волейбол баскетбол хоккей асық тоғызқұмалақ дойбы ойын".split(" "),
);

export function raise(why: string): never {
  throw new NotUnderstood(why);
}

export const must = <Value>(value: Value | undefined): Value => value ?? raise("of nobody");

export const asksWhich = ({ determiner, count, owner }: Thing): boolean =>
  determiner === "қандай" ||
  determiner === "қай" ||
  /^(?:неше|қанша)$/u.test(count ?? "") ||
  owner?.asks !== undefined;

export const isAsked = (thing: Thing): boolean => thing.asks !== undefined || asksWhich(thing);

export const isAnimate = ({ say, name }: Thing): boolean =>
  !name && agreementOf(say.ru, false)?.animate === true;

export const isPerson = (thing: Thing): boolean =>
  thing.person !== undefined || thing.asks === "who" || isAnimate(thing);

/** Nothing stands with it. */
export const isBare = ({ owner, qualities, determiner, count, relative }: Thing): boolean =>
  !owner && qualities.length === 0 && !determiner && !count && !relative;

/** With milk is beside a meal. */
export const isMeal = (verb: VerbRendering | undefined): boolean =>
  verb !== undefined && /^(?:eat|drink)$/.test(verb.en);

/** Given to a thing, or gone into a person: a preposition that does not fit what stands after it. */
export function refuseMisfit(
  role: "DAT" | "LOC" | "ABL" | "INS",
  own: { readonly en: string; readonly ru: string },
  thing: Thing,
): void {
  const isOfPersons = /^(?:to|for|from)$/.test(own.en) && /^(?:dat|у gen)$/u.test(own.ru);
  if (!isPerson(thing) && !thing.name && isOfPersons) throw new NotUnderstood("no person");
  if (isPerson(thing) && own.en === "" && role === "DAT" && /^(?:в|на) /u.test(own.ru))
    throw new NotUnderstood("into somebody");
}

/** Біз студентпіз: in English and Russian several are students, not a student. */
export const ofSeveral = (what: Thing, person: string): Thing =>
  /p/.test(person) && !/^2pf?$/.test(person) && what.count === undefined && isAnimate(what)
    ? { ...what, plural: true }
    : what;

/** Барамыз ба: shall we. */
export const isSuggested = (m: Meaning): boolean =>
  m.question &&
  m.subject?.person === "1p" &&
  m.tense === "present" &&
  m.mood === "plain" &&
  m.predicate.kind === "deed" &&
  !m.asks &&
  !m.negative &&
  !m.parts.some(({ thing }) => thing.asks || asksWhich(thing));

/** Құяйын ба: shall I. */
export const isOffered = (m: Meaning): boolean =>
  m.tense === "shall-i" &&
  m.question &&
  m.mood === "plain" &&
  m.predicate.kind === "deed" &&
  !m.asks &&
  !m.negative;

/** Айтатын жаңалық: the thing may as well be what is told, not what tells. */
export const isUndone = ({ predicate, parts }: Meaning, isAnimate: boolean): boolean =>
  !isAnimate &&
  predicate.kind === "deed" &&
  (predicate.verb.takes.OBJ !== undefined || predicate.verb.en === "tell") &&
  !parts.some(({ role }) => role === "OBJ");
