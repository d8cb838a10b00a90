import type { Tools } from "../ask.ts";
import { type Clause, pronoun } from "../grammar/clause.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { parsedClauses, readClause } from "./read-clause.ts";

/** What is done to or for the speaker another does: "call me". */
const TO_SPEAKER = /(?<!\p{L})(?:me|us|мне|меня|мной|нам|нас|нами)(?!\p{L})/iu;

/** A verb phrase with somebody to do it; "getting up" is got up by somebody as "get up" is. */
function tellings(text: string, language: GlossLanguage): string[] {
  const doer = { en: "i", ru: "я хочу" };
  if (TO_SPEAKER.test(text)) Object.assign(doer, { en: "you", ru: "вы хотите" });
  if (language === "ru") return [`${doer.ru} ${text}`];
  const [first = "", ...rest] = text.split(" ");
  if (/^be(?:ing)?$/.test(first)) return [`i am ${rest.join(" ")}`];
  const bases = englishForms(first).filter(({ tag }) => tag === "ing");
  return bases.length === 0
    ? [`${doer.en} ${text}`]
    : bases.map(({ lemma }) => `${doer.en} ${[lemma, ...rest].join(" ")}`);
}

/** The clause a verb phrase makes with a subject given: "buy bread" of me. */
export const readDeed = (text: string, language: GlossLanguage, tools: Tools): Clause | undefined =>
  asDeed(
    tellings(text, language).map((told) => readClause(told, language, tools)),
    text,
  );

/** The same in every way it may be read, the plain one first. */
export function readDeeds(text: string, language: GlossLanguage, tools: Tools): Clause[] {
  const plain = readDeed(text, language, tools);
  const parsed =
    language === "ru" ? tellings(text, language).flatMap((told) => parsedClauses(told, tools)) : [];
  return [plain, ...parsed.map((one) => asDeed([one], text))].filter((one) => one !== undefined);
}

function asDeed(read: readonly (Clause | undefined)[], text: string): Clause | undefined {
  const clause = read.find((one) => one?.predicate.kind === "verb");
  if (clause?.predicate.kind !== "verb") return undefined;
  // What was put around the phrase is no deed of it: «можно без лука»
  if (clause.predicate.lemma === "қалау" && !/хот|хоч|жела|want|wish/iu.test(text))
    return undefined;
  return {
    ...clause,
    mood: "plain",
    subject: pronoun(TO_SPEAKER.test(text) ? "2f" : "1s"),
    silent: true,
  };
}
