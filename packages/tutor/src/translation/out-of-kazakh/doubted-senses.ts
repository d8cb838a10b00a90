import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { meaningKey, type Sense } from "../../words/glossary.ts";
import { NotUnderstood, type Thing } from "./meaning.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** What people are called by as well. */
export const NAMESAKES =
  /^(?:сәуле|арман|бақыт|жібек|шынар|раушан|самал|дана|ерке|аяз|гүл|нұр|алтын|күміс|жанар|меруерт|маржан|инжу|еркін|серік|болат|берік|қуат|ерлік)$/;

/** A side, left or that one; a shore or a collar. */
const SEVERAL_SENSES = new Set(["жақ", "жаға", "жолдас"]);

/** Өзен бойы: a place beside something, told as a thing of its own. */
const SIDES =
  /^(?:бой|жақ|бет|бас|түп|жан|қас|алд|арт|іш|сырт|үст|аст|ара|орта|шет|маң|тұс|кез|соң)$/u;

/** A noun as it was read, before it is said. */
interface Read {
  readonly place: number;
  /** With what it is a compound of. */
  readonly lemma: string;
  readonly reading: Placed["reading"];
  readonly isName: boolean;
  readonly isAlone: boolean;
  readonly owner: Thing | undefined;
  readonly determiner: string | undefined;
  readonly hasRelative: boolean;
}

/** Doubts a noun of which several things may be meant in its place. */
export function doubtSenses(read: Read, words: SentenceWords, tools: Tools): void {
  const { place, lemma: whole, reading, isName, isAlone, owner, determiner, hasRelative } = read;
  const { lemma, plural } = reading;
  const { doubts } = words;
  const token = words.parse.tokens[place];
  const isCompound = whole !== lemma;
  const senses = tools.glossary.senses(whole);
  // One of a pair stands for both, and a leaf for all of them
  const over = words.parse.words[words.word(place).head]?.reading.lemma ?? "";
  const isHurt = /^(?:ауыру|жуу|сүрту)$/u.test(over);
  if (/^(?:көз|құлақ|аяқ|қол|жапырақ|ерін|тырнақ)$/u.test(lemma) && !plural && !isHurt)
    doubts.at("one of a pair");
  if (/^(?:екеу|үшеу|төртеу|бесеу|алтау|жетеу|біреу)$/u.test(lemma))
    throw new NotUnderstood("so many of them");
  if (tools.glossary.senses(lemma).some(({ pos }) => pos.startsWith("num")))
    throw new NotUnderstood("a number as a noun");
  if (lemma === "ат" && !owner) doubts.at("a name or a horse");
  if (token?.first && !reading.name && senses.some(({ pos }) => pos === "name-person"))
    doubts.at("somebody, or what the name means");
  // Аяз is a name, and frost
  const isWord = senses.length > 0 && !senses.some(({ pos }) => pos.startsWith("name"));
  if (isName && !isCompound && isWord) doubts.at("a name, or what it means");
  const isFirst = token?.first === true && isAlone && reading.owner === undefined;
  if (isFirst && !plural && NAMESAKES.test(lemma)) doubts.at("somebody's name");
  if (lemma === "қарын") doubts.at("hungry or a stomach");
  if (lemma === "күн" && /^(?:ACC|DAT)$/.test(reading.case ?? "") && isAlone && !owner)
    doubts.at("a day, or the sun");
  const { nouns } = tools.course.tutor.renderings;
  // Автобус билеті: what both mean is what it is
  const parts =
    isCompound && reading.owner === "3" && nouns[whole] === undefined && senses.length === 0
      ? [whole.replace(/ \S+$/u, ""), lemma]
      : [whole];
  if (parts.length > 1 && (/^(?:ат|ауыз|бет)$/u.test(parts[0] ?? "") || SIDES.test(lemma)))
    doubts.at(`which sense of ${whole}`);
  for (const part of parts)
    if (
      !isName &&
      nouns[part] === undefined &&
      !isOfOneSense(tools.glossary.senses(part), parts.length > 1)
    )
      doubts.at(`which ${part}`);
  if (SEVERAL_SENSES.has(lemma)) doubts.at(`which sense of ${whole}`);
  // Жердің асты is under the ground, қай жерде is where; only "this place" is a place
  if (lemma === "жер" && (!determiner || determiner === "қай") && !hasRelative)
    doubts.at("ground or place");
  if (lemma === "жас" && reading.case === "LOC") doubts.at("of what age");
  if (isName && hasRelative) doubts.at("who or that");
}

/** A noun that nobody listed is said only where a lesson teaches it, or the dictionary has it, in one sense. */
const isOfOneSense = (senses: readonly Sense[], isOfCompound: boolean): boolean => {
  const nouns = senses.filter(({ pos }) => /^n/u.test(pos) && !pos.startsWith("name"));
  const [only, ...others] = senses;
  const isPlain = [...(only?.en ?? []), ...(only?.ru ?? [])].every((one) => /^\p{L}+$/u.test(one));
  if (
    !isOfCompound &&
    only &&
    others.length === 0 &&
    nouns.length === 1 &&
    only.en.length === 1 &&
    isPlain
  )
    return true;
  const taught = nouns.find(({ word }) => word !== undefined);
  const meanings = new Set(taught?.en.map(meaningKey));
  return (
    taught !== undefined && nouns.every(({ en }) => en.some((one) => meanings.has(meaningKey(one))))
  );
};
