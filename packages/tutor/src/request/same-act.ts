import type { Asked, Draft, Tools } from "../ask.ts";
import { isKazakhPhrase } from "../intents/compare/listed.ts";
import { examples } from "../intents/examples.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { sayInKazakh } from "../intents/say.ts";
import { foldText, hasCyrillic, hasKazakhLetter, hasLatin, wordsOf } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import type { Executor } from "./executor.ts";

const AFTER =
  /^[,.]? ?(?:then|too|also|please|pls|тоже|также|тогда|пожалуйста|ше|деген ше)?[?!. ]*$/iu;
const QUOTED = /^([^«“"„]*)[«“"„]([^»”"“„]{1,100})[»”"“]([^»”"“„]*)$/u;

/** What the request before asked of what it named. */
const OF_MEANING: ReadonlySet<string> = new Set(["meaning"]);
const MOST_BEFORE = 3;
const OF_EXAMPLES: ReadonlySet<string> = new Set(["examples", "word-facts"]);
const OF_SAYING: ReadonlySet<string> = new Set([
  "translate",
  "phrases",
  "follow-up",
  "small-talk",
  "explain",
]);

/** Own words that stand by themselves may be another part of the sentence before: they are asked about last of all. */
export const sameActOfWord: Executor = (asked, _read, tools) => ofNamed(asked, tools);

/** «А рядом "кіру"?», «а "сдачи не надо"?»: the act of the request before, done to what is now named. */
export const sameAct: Executor = (asked, { quoted: [named = ""] }, tools) =>
  named.includes(" ") ||
  isOfKazakh(named, asked, OF_MEANING.has(asked.exchange(0)?.reply.intent ?? ""), tools)
    ? ofNamed(asked, tools)
    : undefined;

function ofNamed(asked: Asked, tools: Tools): Draft | undefined {
  const last = asked.exchange(0);
  const [, before = "", named = "", after = ""] = QUOTED.exec(asked.raw.trim()) ?? [];
  if (!last || named === "" || !AFTER.test(after)) return undefined;
  const { intent } = last.reply;
  // «Теперь с «сондықтан»» after sentences with another word
  if (OF_EXAMPLES.has(intent) && hasCyrillic(named) && wordsOf(before).length <= MOST_BEFORE) {
    const found = examples(foldText(named), foldText(named), asked, tools);
    return found && { ...found, intent: "examples" };
  }
  if (!tools.patterns.one("same-act.around").test(before)) return undefined;
  const isKazakh = isOfKazakh(named, asked, OF_MEANING.has(intent), tools);
  if (isKazakh)
    return OF_MEANING.has(intent) || OF_SAYING.has(intent)
      ? described(named, asked, tools)
      : undefined;
  return OF_SAYING.has(intent) || OF_MEANING.has(intent) ? said(named, asked, tools) : undefined;
}

/** What is written as Kazakh and Russian both is Kazakh where Kazakh was asked about. */
function isOfKazakh(text: string, { language }: Asked, isAskedOf: boolean, tools: Tools): boolean {
  if (!hasCyrillic(text) || hasLatin(text)) return false;
  if (hasKazakhLetter(text) || language === "en") return true;
  const folded = foldText(text);
  return isKazakhPhrase(folded, tools) && (isAskedOf || !isOwnLanguage(folded, tools));
}

function said(named: string, asked: Asked, tools: Tools): Draft | undefined {
  const draft = sayInKazakh(named, asked, tools) ?? {
    text: tools.say("say.unsaid", asked.language, { x: named }),
    translated: { text: null, sure: false, from: "composed" },
    confidence: 0.4,
  };
  return { ...draft, intent: "translate" };
}

function described(named: string, asked: Asked, tools: Tools): Draft | undefined {
  const draft = describeKazakh(named, asked, tools);
  return draft && { ...draft, intent: "meaning" };
}

/** The word for something, asked for beside another request. */
export const wordFor: Executor = (asked, _read, tools) => {
  const found = tools.patterns.one("same-act.a-word").exec(asked.folded);
  const named = (found?.[1] ?? found?.[2] ?? "").trim();
  if (named === "") return undefined;
  const draft = sayInKazakh(named, asked, tools);
  return draft?.translated?.text == null ? undefined : { ...draft, intent: "translate" };
};
