import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isAccountedFor } from "./accounted.ts";
import { leadOf, inside as small } from "./led-in.ts";

/** What says a whole sentence; a word or a phrase alone is none. */
type Say = (sentence: string) => string | undefined;

/** Where one sentence ends and another begins; a shortened title ends nothing. */
const BETWEEN =
  /(?<!(?<!\p{L})(?:mr|mrs|ms|dr|st|prof|etc|a\.m|p\.m|e\.g|им|ул|пр|обл|проф|стр|руб|тыс|кг|км|см|г|д|т))([.!?…]+["”»]?\s+|[;:]\s+)(?=["“«]?[\p{L}\d])/giu;
/** More sentences are a text. */
const MOST = 6;
/** A colon opens words that somebody says, or a list. */
const OPENS = /(?:say|says|said|ask|asks|asked|answered|replied|shouted|thought)$|^\p{L}+$/iu;
const LISTS = /^[^,]+(?:, [^,]+)+$|^(?:an?|the|to) [^.!?]*$/iu;

/** Whether a text has several sentences, none of them somebody else's words. */
export const isSeveral = (text: string): boolean =>
  !/["“”«»]/u.test(text) &&
  /[.!?]$/u.test(text.trim()) &&
  /[.!?]\s+\p{Lu}/u.test(text.trim()) &&
  text.trim().split(BETWEEN).length > 1;

/**
 * A text of several sentences, each said as it is; undefined unless every one is said, and all of them speak to the same
 * person in the same way.
 */
export function sentenceBySentence(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): string | undefined {
  const whole = text.trim();
  // What is quoted is somebody else's
  if (/["“”«»]|^[—–-]\s|\s[—–-]\s*\p{Lu}/u.test(whole)) return undefined;
  const parts = whole.split(BETWEEN).map((part) => part.trim());
  const sentences = parts.filter((_, at) => at % 2 === 0);
  const marks = parts.filter((_, at) => at % 2 === 1);
  if (sentences.length < 2 || sentences.length > MOST) return undefined;
  const said: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const mark = marks[at] ?? /[.!?…]+$/u.exec(sentence)?.[0] ?? ".";
    if (mark === ":" && (OPENS.test(sentence) || LISTS.test(sentences[at + 1] ?? "")))
      return undefined;
    const source = sentence.replace(/[.!?…]+$/u, "");
    const end = mark.startsWith("?") ? "?" : mark.startsWith("!") ? "!" : ".";
    const kazakh = leadOf(source, language, tools) ?? say(`${capital(source)}${end}`);
    if (kazakh === undefined) return undefined;
    const isAsked = end === "?";
    if (isAsked !== /\?$/u.test(kazakh) && isAsked) return undefined;
    const isAfterColon = marks[at - 1] === ":" || marks[at - 1] === ";";
    said.push(joined(isAfterColon ? small(kazakh, tools) : kazakh, mark, end));
  }
  const line = said.join(" ");
  return isOneRegister(line) && isAccountedFor(foldText(whole), line) ? line : undefined;
}

/** A sentence with the mark behind it. */
function joined(kazakh: string, mark: string, end: string): string {
  const bare = kazakh.replace(/[.!?]+$/u, "");
  if (/^[;:]$/u.test(mark)) return `${bare}${mark}`;
  const own = /[.!?]+$/u.exec(kazakh)?.[0];
  return `${bare}${own === undefined || own === "." ? end : own}`;
}

const POLITE =
  /(?<!\p{L})сіз(?:ді|ге|дің|ден|бен|де)?(?!\p{L})|(?:сыз|сіз|ңыз|ңіз)(?:ба|бе|ма|ме|шы|ші|дар|дер)?(?!\p{L})/iu;
const CASUAL =
  /(?<!\p{L})(?:сен|сені|саған|сенің|сенен|сенімен)(?!\p{L})|\p{L}(?:сың|сің)(?!\p{L})/iu;

/** Nobody is сіз in one sentence and сен in the next. */
export const isOneRegister = (line: string): boolean =>
  !(CASUAL.test(line) && wordsOf(line).some((word) => POLITE.test(word)));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
