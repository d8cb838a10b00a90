import type { Asked, Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";

const LANGUAGE_ASKED = /,? (?:(?:in|into) kazakh|по-казахски|на казахском|на казахский)$/iu;
/** Fewer words behind a colon may point at what was said: "translate: the last one". */
const FEWEST_PLAIN = 4;

/** What stands behind the colon of "translate: …" or "how do I say: …", as it was typed: a misspelt word of a request is mended, one that is to be said is not. */
export function behindColon({ folded, raw }: Asked, tools: Tools): string | undefined {
  const isQuestion = tools.patterns.one("plainly-to-say.asked-plainly").test(folded);
  if (!isQuestion && !tools.patterns.one("plainly-to-say.plainly").test(folded)) return undefined;
  const text = /^[^:]*:\s*["«“']?(.+?)["»”']?$/u.exec(raw)?.[1];
  const itself = [
    ...tools.patterns.all("plainly-to-say.question"),
    ...tools.patterns.all("plainly-to-say.own-question"),
  ];
  const asksItself = text !== undefined && itself.some((pattern) => pattern.test(text));
  if (text === undefined || !isQuestion || asksItself) return text;
  return text
    .replace(/\?+$/u, "")
    .trim()
    .replace(LANGUAGE_ASKED, "")
    .replace(/["»”']$/u, "");
}

const BEFORE_LANGUAGE =
  /^(.+?[.!?…]?)\s*[—–-]\s*(?:(?:in|into) kazakh|по-казахски|на казахском|на казахский)(?:,? (?:please|pls|пожалуйста))?[?!.]*$/isu;

/** What stands before "- in Kazakh please" as it was typed, where it is a sentence. */
export function beforeLanguage({ raw }: Asked, tools: Tools): string | undefined {
  const text = BEFORE_LANGUAGE.exec(raw.trim())?.[1];
  return text !== undefined &&
    wordsOf(foldText(text)).length >= FEWEST_PLAIN &&
    isOwnLanguage(text, tools) &&
    !ASKS_HOW.test(text)
    ? text
    : undefined;
}
/** "How do I say I'm tired - in Kazakh": the request stands before it, too. */
const ASKS_HOW =
  /(?<!\p{L})(?:say|translate|write|tell me|word|сказать|скажи|переведи|перевести|слово|будет)(?!\p{L})/iu;

/** A whole sentence is to be translated, plainly: nothing in it asks for anything else. */
export const isPlainlyToSay = (asked: Asked, tools: Tools): boolean =>
  beforeLanguage(asked, tools) !== undefined ||
  wordsOf(behindColon(asked, tools) ?? "").length >= FEWEST_PLAIN;
