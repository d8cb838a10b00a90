import { inflect, numberToWords } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { type Phrase, pronoun } from "../../grammar/clause.ts";
import { compose } from "../../grammar/compose.ts";
import { expandContractions } from "../../grammar/english-words.ts";
import { timesOf, withoutTimes } from "../../grammar/sentence-times.ts";
import { foldText } from "../../text/fold.ts";
import { ordinal } from "../../text/ordinal.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import type { GlossLanguage } from "../../words/glossary.ts";
import { isAccountedFor } from "../accounted.ts";
import { unsaid } from "../coverage.ts";
import { saysExpressions } from "../expressions.ts";
import { PEOPLE } from "../persons.ts";
import { readClause } from "../read-clause.ts";
import { deed, part, type Reader } from "../reader.ts";
import { verdictOf } from "../verdict.ts";
import { isFamiliar, isVouched, lacksDoer } from "../vouch.ts";
import { comparative } from "./comparative.ts";
import { fits, type Pattern, patternWords, readPattern, type Slots } from "./pattern.ts";
import type { SlotValue, SlotValues } from "./slot-values.ts";
import { fill } from "./template.ts";

/** A way of saying something with places for what it is said of, in each language. */
interface Frame {
  readonly kz: string;
  /** The check cannot judge it; whoever wrote the frame can. */
  readonly vouched: boolean;
  readonly patterns: Readonly<Record<GlossLanguage, readonly Pattern[]>>;
}

const prepared = new WeakMap<object, readonly Frame[]>();

function framesOf({ course }: Tools): readonly Frame[] {
  const { frames } = course.tutor;
  const known = prepared.get(frames);
  if (known) return known;
  const made = frames.map(({ kz, en, ru, vouched = false }) => ({
    kz,
    vouched,
    patterns: { en: en.map(readPattern), ru: ru.map(readPattern) },
  }));
  prepared.set(frames, made);
  return made;
}

/** A sentence that a frame of `content/tutor/frames.yaml` says; undefined unless every slot and the whole are vouched for. */
export function fromFrames(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): string | undefined {
  const folded = foldText(text);
  const told = patternWords(language === "en" ? expandContractions(folded) : folded, POLITE);
  const { words } = told;
  if (words.length === 0 || words.length > 18 || /[.!?;] /.test(text.trim())) return undefined;
  const reader: Reader = { language, tools };
  for (const frame of framesOf(tools)) {
    const { kz, patterns } = frame;
    if (text.trim().endsWith("?") && !kz.endsWith("?") && !/[Ққ]ой|-?ш[ыі]/.test(kz)) continue;
    for (const pattern of patterns[language])
      for (const slots of fits(pattern, told)) {
        if (kz.includes(":aim") && WISHES.test(slots.b ?? "")) continue;
        if (isOfSpeakerOnly(kz) && slots.who !== undefined && !SPEAKER.test(slots.who)) continue;
        const said = filled(frame, slots, reader);
        if (said !== undefined) return said;
      }
  }
  return undefined;
}

/** «… деп қорқамын»: the frame says it of whoever speaks, whomever its pattern lets in. */
const isOfSpeakerOnly = (kz: string): boolean =>
  !/\bwho\b/.test(kz) && /(?:[мбп]ын|[мбп]ін)[.!]$/u.test(kz);
const SPEAKER = /^(?:i|я)$/;

/** «Мама попросила, чтобы …»: what is asked for is no purpose. */
const WISHES =
  /(?:^| )(?:хо(?:чу|ч|т)\p{L}*|(?:по)?прос\p{L}+|(?:по)?треб\p{L}+|велел\p{L}*|жела\p{L}+|сказа\p{L}+|написа\p{L}+|мечта\p{L}+|люб\p{L}+)(?: \p{L}{2,4})?$/u;

const POLITE = /^(?:please|пожалуйста|плиз)$/;

/** "He asked me to help him": of himself Kazakh says otherwise, so that such a sentence is left alone. */
const agreesOnPersons = (values: SlotValues): boolean =>
  !(values.who?.kind === "person" && values.who.person.startsWith("3")) ||
  !Object.values(values).some(
    (value) =>
      value.kind === "deed" &&
      value.clause.complements.some(
        ({ phrase }) => phrase.kind === "pronoun" && phrase.person.startsWith("3"),
      ),
  );

/** Who is younger is a younger sister, whatever English and Russian call her. */
const YOUNGER: Readonly<Record<string, string>> = { әпке: "сіңлі", аға: "іні" };

function fitKin(values: SlotValues, kz: string): SlotValues {
  const { x, er } = values;
  const isYounger = (er?.kind === "words" && er.kz === "кіші") || / кіші\.$/u.test(kz);
  if (!isYounger || x?.kind !== "thing" || x.phrase.kind !== "noun") return values;
  const lemma = YOUNGER[x.phrase.lemma];
  return lemma === undefined ? values : { ...values, x: { ...x, phrase: { ...x.phrase, lemma } } };
}

/** "She decided to change her job": what somebody does with a thing of one's own needs no "her" beside it. */
function ofOneself(values: SlotValues): SlotValues {
  const { who, deed: done } = values;
  if (who?.kind !== "person" || done?.kind !== "deed") return values;
  const complements = done.clause.complements.map((one) =>
    one.phrase.kind === "noun" && one.phrase.owner === who.person
      ? { ...one, phrase: { ...one.phrase, bare: true } }
      : one,
  );
  return { ...values, deed: { ...done, clause: { ...done.clause, complements } } };
}

/** What takes time is long otherwise than what has a length: фильм ұзақ, арқан ұзын. */
function lasting(values: SlotValues, { judge }: Tools): SlotValues {
  const { thing, x, er } = values;
  const of = thing ?? x;
  if (er?.kind !== "words" || er.kz !== "ұзын" || of?.kind !== "thing") return values;
  const { lemma } = of.phrase;
  const takesTime =
    /^(?:фильм|кино|сериал|сабақ|спектакль)$/.test(lemma) ||
    judge.government.isOf(lemma, "event") ||
    judge.government.isOf(lemma, "time");
  return takesTime ? { ...values, er: { ...er, kz: "ұзақ" } } : values;
}

/** Whose mother it is goes without saying: мама — анам. */
const OWN_KIN = /^(?:ана|әке|әже|ата|күйеу)$/;
const ownKin = (phrase: Phrase, text: string): Phrase =>
  phrase.kind === "noun" &&
  OWN_KIN.test(phrase.lemma) &&
  phrase.owner === undefined &&
  !phrase.definite &&
  !/^(?:an?|the) /u.test(text)
    ? { ...phrase, owner: "1s" }
    : phrase;

/** What the check cannot judge passes where the frame itself was read and found right. */
const passes = (verdict: "right" | "wrong" | "unsure", vouched: boolean): boolean =>
  verdict === "right" || (vouched && verdict === "unsure");

function filled({ kz, vouched }: Frame, slots: Slots, reader: Reader): string | undefined {
  const { language, tools } = reader;
  const values: Record<string, SlotValue> = {};
  for (const [name, text] of Object.entries(slots)) {
    const value =
      readSlot(name, kz.includes(":would") ? text.replace(/ бы(?= |$)/, "") : text, reader) ??
      (kz.includes(`{${name}:let}`) || kz.includes(`{${name}:condition} `)
        ? wished(text, reader)
        : undefined);
    if (!value) return undefined;
    values[name] = value;
  }
  if (!givesDoers(values, slots, kz)) return undefined;
  const said = agreesOnPersons(values)
    ? fill(kz, lasting(ofOneself(fitKin(values, kz)), tools))
    : undefined;
  if (said === undefined || !passes(verdictOf(said, tools), vouched)) return undefined;
  // The words of the frame are told by it; those of its slots must be heard, but for times, numbers and degrees
  const told = Object.entries(slots).every(
    ([name, text]) =>
      values[name]?.kind === "words" ||
      (unsaid(text, said, language, tools).length === 0 &&
        saysExpressions(text, said, language, tools) &&
        // «Вместо цветов»: flowers, and no colours
        (values[name]?.kind !== "thing" || isAccountedFor(text, said))),
  );
  return told ? said : undefined;
}

/** «Я жалею, что не купил»: who did what a clause leaves to its verb is whoever the frame names, and else nobody knows. */
function givesDoers(values: Record<string, SlotValue>, slots: Slots, kz: string): boolean {
  for (const [name, value] of Object.entries(values)) {
    if (value.kind !== "clause") continue;
    const told = slots[name] ?? "";
    // {a:known.DAT.past.2s}: of one, as its verb is, or of several and of whom one speaks to politely
    const given = new RegExp(`\\{${name}:[^}]*\\.(1s|2s|2f)`, "u").exec(kz)?.[1];
    if (given !== undefined && given !== "1s" && OF_ONE.test(told) !== (given === "2s"))
      return false;
    if (given !== undefined || !lacksDoer(told, value.clause)) continue;
    if (values.who?.kind !== "person") return false;
    values[name] = { ...value, clause: { ...value.clause, subject: pronoun(values.who.person) } };
  }
  return true;
}

const OF_ONE = /(?<!\p{L})(?:ты|\p{L}+(?:л|ла|лся|лась|мог|[её]г|[её]с|[её]к))(?!\p{L})/iu;

/** «…, чтобы он пришёл завтра»: Russian tells in the past what is wished for. */
function wished(text: string, { language, tools }: Reader): SlotValue | undefined {
  const told = readClause(text, language, tools);
  const clause = told && { ...told, tense: "present" as const };
  return clause?.predicate.kind === "verb" &&
    isVouched(text, language, clause, compose(clause), tools)
    ? { kind: "clause", clause }
    : undefined;
}

const classOf = (name: string, { course }: Tools): readonly string[] | undefined =>
  name === "place" || name === "time"
    ? undefined
    : course.government?.classes.find(({ id }) => id === name)?.lemmas;

const DATIVE = /^(?:мне|тебе|вам|нам|ему|ей|им)$/;

/** Reads what stands in a slot by the slot's name. */
function readSlot(name: string, text: string, reader: Reader): SlotValue | undefined {
  const { language, tools } = reader;
  if (/^who/.test(name)) {
    // «Мне дали»: «мы дали» is another's deed
    if (name === "whom" && language === "ru" && !DATIVE.test(text)) return undefined;
    const person = PEOPLE[text];
    return person && { kind: "person", person };
  }
  if (/^deed/.test(name)) {
    const clause = deed(text, reader);
    return clause && { kind: "deed", clause };
  }
  if (/^[ab]$/.test(name)) {
    const clause = part(text, reader);
    if (clause) return { kind: "clause", clause };
    // A sentence that a frame says may stand in another as it is
    const said = text.split(" ").length < 3 ? undefined : fromFrames(text, language, tools);
    return said === undefined || said.endsWith("?")
      ? undefined
      : { kind: "words", kz: said.charAt(0).toLowerCase() + said.slice(1).replace(/[.!]$/, "") };
  }
  if (name === "time") {
    const words = text.split(" ");
    const times = timesOf(words, language);
    const rest = withoutTimes(words, language);
    return times.length > 0 && rest.length === 0
      ? { kind: "words", kz: times.join(" ") }
      : undefined;
  }
  if (name === "n") {
    const words = text.split(" ");
    const number = spokenNumber(words);
    return number?.length === words.length
      ? { kind: "words", kz: numberToWords(number.value) }
      : undefined;
  }
  if (/^adj/.test(name)) {
    const words = text.split(" ");
    const very = /^(?:very|очень)$/.test(words[0] ?? "") && words.length === 2;
    if (words.length > (very ? 2 : 1)) return undefined;
    const compared = very ? undefined : comparative(text, language, tools);
    const kz =
      compared === undefined
        ? tools[language === "en" ? "english" : "russian"].adjective(words.at(-1) ?? "")
        : inflect(compared, "ADJ;CMPR")[0];
    return kz === undefined ? undefined : { kind: "words", kz: very ? `өте ${kz}` : kz };
  }
  if (name === "ord") {
    const number = ordinal(text, language);
    return number === undefined
      ? undefined
      : { kind: "words", kz: numberToWords(number, "ordinal") };
  }
  if (/^er/.test(name)) {
    const kz = comparative(text, language, tools);
    return kz === undefined ? undefined : { kind: "words", kz };
  }
  // "Than mine" is of what I have, and of no pit
  if (language === "en" && text === "mine") return undefined;
  // "I want no sugar" wants none: what is denied fills no place of a sentence that affirms it
  if (/^(?:no|not|никакой|никакого|никакую|никаких) /u.test(text)) return undefined;
  // "The old one" is no number one
  if (language === "en" && /\p{L} ones?$/u.test(text)) return undefined;
  const phrase =
    language === "en"
      ? tools.english.phrase(text)
      : tools.russian.phrase(text.replace(/^это (?=\p{L})/u, "этот "));
  // {thing} is no pronoun; {drink}, {food} and the like are nouns of a class of content/government.yaml
  const members = classOf(name, tools);
  if ((name === "thing" || members) && phrase?.kind !== "noun") return undefined;
  if (members && phrase?.kind === "noun" && !members.includes(phrase.lemma)) return undefined;
  return phrase && isFamiliar(phrase, tools)
    ? { kind: "thing", phrase: ownKin(phrase, text) }
    : undefined;
}
