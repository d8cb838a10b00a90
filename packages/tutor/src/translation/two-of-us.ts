import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import type { GlossLanguage } from "../words/glossary.ts";

/** "My husband and I …", «мы с мужем …», «мама и я …»: somebody, and what the two do. */
const TWO: Readonly<Record<GlossLanguage, readonly RegExp[]>> = {
  en: [
    /^(?:my|our) (?<one>\p{L}+) and (?:i|me) (?<deed>.+)$/iu,
    /^(?:me|i) and (?:my|our) (?<one>\p{L}+) (?<deed>.+)$/iu,
  ],
  ru: [
    /^мы с(?:о)? (?:моим |моей |нашим |нашей )?(?<one>\p{L}+(?:ом|ем|ём|ой|ей|ью)) (?<deed>.+)$/iu,
    /^(?:мой |моя |наш |наша )?(?<one>\p{L}+) и я (?<deed>.+)$/iu,
  ],
};
const WE: Readonly<Record<GlossLanguage, string>> = { en: "We", ru: "Мы" };
const US = "Біз ";
/** Whose wish or duty it is: әйелім екеуміздің барғымыз келеді. */
const OURS = "Біздің ";
/** «Дәрігерлерміз»: after two that are counted what they are stands in the singular. */
const MANY = /[лдт][ае]рм[ыі]з[.!?]*$/u;

/**
 * Two doers of whom one speaks: the other is owned and counted, «күйеуім екеуміз», and what they do is said of us.
 *
 * @param say the Kazakh of a sentence
 * @returns undefined where nothing can be vouched for, null where nobody is named so
 */
export function twoOfUs(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: (sentence: string) => string | undefined,
): string | undefined | null {
  const [, time = "", rest = text] =
    language === "en"
      ? (/^((?:next|this|last|every) \p{L}+|tomorrow|yesterday|today),? (.+)$/iu.exec(text) ?? [])
      : [];
  if (time !== "" && /^(?:my|our) \p{L}+ and (?:i|me) /iu.test(rest))
    return twoOfUs(`${rest.replace(/[.!]$/u, "")} ${time.toLowerCase()}.`, language, tools, say);
  const named = TWO[language].map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean);
  const other = named && personNamed((named.one ?? "").toLowerCase(), language, tools);
  if (!named || !other) return null;
  const [owned] = inflect(other, "N;NOM;SG;PSS1S");
  const said = say(`${WE[language]} ${named.deed}`);
  // Where the pronoun is left out, the first word may be a name
  const us = [US, OURS].find((one) => said?.startsWith(one));
  if (owned === undefined || !said || us === undefined || MANY.test(said)) return undefined;
  const two = us === US ? "екеуміз" : "екеуміздің";
  const line = `${owned.charAt(0).toUpperCase()}${owned.slice(1)} ${two} ${said.slice(us.length)}`;
  return tools.judge.check(line).verdict === "wrong" ? undefined : line;
}

/** The headword of somebody; undefined of a thing, and of «мы с удовольствием». */
function personNamed(one: string, language: GlossLanguage, tools: Tools): string | undefined {
  const found = byMeaning(one, language, tools, false);
  return found && tools.judge.government.isOf(found.lemma, "person") ? found.lemma : undefined;
}
