import type { Tools } from "./ask.ts";
import { isKazakhPhrase } from "./intents/compare/listed.ts";
import type { Saying } from "./sayings.ts";
import { hasCyrillic, hasKazakhLetter, hasLatin, wordsOf } from "./text/fold.ts";

/** Things of a list that are to be said. */
const MOST = 10;
const FEWEST = 2;
const LONGEST = 9;
/** What a list of words is: short things, one after another. */
const LONGEST_WORD = 3;
/** Fewer than this behind a colon may be one sentence with a comma. */
const FEWEST_BARE = 3;

/** Things that are to be said, and whether they are words rather than sentences. */
export interface ListedSayings {
  readonly things: readonly Saying[];
  readonly language: "en" | "ru";
  /** It is to be said as a Kazakh would, so that words put together by rules are no answer. */
  readonly isBySense: boolean;
  /** Words are asked for, as of a list. */
  readonly isOfWords: boolean;
}

/**
 * "How do I say “…” and “…”", "words: sample, hammer, layer", "how to tell a driver to turn left, stop here, slow down":
 * each thing by itself; undefined where a message lists none.
 */
export function listedSayings(message: string, tools: Tools): ListedSayings | undefined {
  const raw = message.replace(/[?!.\s]+$/u, "");
  const language = hasLatin(raw) && !hasCyrillic(raw) ? "en" : "ru";
  if (language === "ru" && (hasKazakhLetter(raw) || !hasCyrillic(raw))) return undefined;
  const things = (
    quoted(message, tools) ??
    afterColon(message, tools) ??
    toldTo(raw, tools) ??
    []
  ).map((thing) => thing.trim().replace(/[.,;:]+$/u, ""));
  const isList =
    things.length >= FEWEST &&
    things.length <= MOST &&
    things.every((thing) => {
      const { length } = wordsOf(thing);
      return length > 0 && length <= LONGEST && !isKazakhPhrase(thing.toLowerCase(), tools);
    });
  if (!isList) return undefined;
  return {
    language,
    isOfWords: tools.patterns.one("listed-sayings.words").test(headOf(message)),
    isBySense: tools.patterns.one("listed-sayings.by-sense").test(message),
    things: [...new Set(things)].map((text) => ({ text, message: wish(text, language) })),
  };
}

/** What stands before a colon; nothing where there is none. */
const headOf = (message: string): string => /^([^:«“"]+):/u.exec(message)?.[1] ?? "";

function wish(text: string, language: "en" | "ru"): string {
  if (language === "en") return `How do I say “${text}”?`;
  // A lone imperative is an order, not a verb to look up
  const said = IMPERATIVE.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}!` : text;
  return `Как сказать «${said}»?`;
}
const IMPERATIVE = /^\p{L}+(?:йте|ите|ьте|йтесь|итесь)$/u;

const QUOTED = /[«“"„]([^»”"“„«]{2,80})[»”"“]/gu;

/** Two or more things in quotation marks, where it is asked how they are said. */
function quoted(message: string, tools: Tools): string[] | undefined {
  const all = [...message.matchAll(QUOTED)].map(([, text = ""]) => text);
  if (all.length < FEWEST) return undefined;
  const around = message.replace(QUOTED, " ");
  return tools.patterns.one("listed-sayings.asks").test(around) &&
    !tools.patterns.one("listed-sayings.other").test(around)
    ? all
    : undefined;
}

/** What stands behind a colon, one after another. */
function afterColon(message: string, tools: Tools): string[] | undefined {
  const [, head = "", typed = ""] = /^([^:«“"]{3,110}):\s*([^:]+)$/u.exec(message) ?? [];
  // Some of a list may stand in quotation marks
  const list = /[«“"]/u.test(typed) && !MARKED.test(typed) ? "" : typed.replace(/[«»“”"]/gu, "");
  if (list === "" || tools.patterns.one("listed-sayings.other").test(head)) return undefined;
  const parts = split(list.replace(/[?!.\s]+$/u, ""));
  const isWords = tools.patterns.one("listed-sayings.words").test(head);
  if (isWords)
    return parts.every((part) => wordsOf(part).length <= LONGEST_WORD) ? parts : undefined;
  // "Translate: As soon as I get home, I will call you." is one sentence, whatever commas part it
  const isSentence =
    /[.?!]\s*$/u.test(list) ||
    parts.length < FEWEST_BARE ||
    parts.some((part) => wordsOf(part).length > LONGEST_WORD);
  return !isSentence && tools.patterns.one("listed-sayings.asks").test(head) ? parts : undefined;
}

/** "… to breathe in, breathe out, lie down": what somebody is to be told to do. */
function toldTo(raw: string, tools: Tools): string[] | undefined {
  const list = tools.patterns.one("listed-sayings.told-to").exec(raw)?.groups?.list;
  const parts = list === undefined ? [] : split(list);
  if (parts.length < FEWEST) return undefined;
  const orders = parts.map((part) => part.replace(/^to /iu, ""));
  return orders.every((order) => wordsOf(order).length <= LONGEST_OF_ORDERS)
    ? orders.map((order) => `${order.charAt(0).toUpperCase()}${order.slice(1)}!`)
    : undefined;
}
const LONGEST_OF_ORDERS = 5;
/** A list of which single words are marked. */
const MARKED = /^(?:[^«»“”"]*[,;]\s*)?(?:[«“"]\p{L}+[»”"](?:[,;.]?\s*[^«»“”"]*))+$/u;

const split = (list: string): string[] =>
  list
    .split(/\s*(?:[,;]|(?<!\p{L})(?:and|or|и|или)(?!\p{L}))\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== "");
