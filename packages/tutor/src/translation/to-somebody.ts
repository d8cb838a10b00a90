import type { Tools } from "../ask.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";

/** In English nothing is said to somebody without "to". */
const NEEDS_TO = /^[\x20-\x7e]*$/u;

/** What is to be said, and whether to somebody who is сен; undefined where nobody is named. */
export function saidToSomebody(
  text: string,
  { patterns }: Tools,
): { said: string; close: boolean } | undefined {
  const plain = trimEnds(text.trim());
  const [, said, who = ""] = patterns.one("to-somebody.said-to").exec(plain) ?? [];
  if (said === undefined || (NEEDS_TO.test(plain) && !/ to /iu.test(plain))) return undefined;
  return { said, close: patterns.one("to-somebody.is-close").test(who) };
}

/** "And to a friend?", «а начальнику?», "politely": the manner that a few words ask for instead; undefined where none. */
export function mannerAsked(text: string, { patterns }: Tools): "sen" | "siz" | undefined {
  if (patterns.one("to-somebody.as-friend").test(text)) return "sen";
  return patterns.one("to-somebody.as-elder").test(text) ? "siz" : undefined;
}

type Phrase = Tools["course"]["phraseTopics"][number]["phrases"][number];

/** A phrase of the other manner stands this near to the one that says the same. */
const NEAR = 2;

/** A ready phrase that says this in a manner: to an elder or a friend; undefined where the phrases have none. */
export function phraseIn(
  manner: "sen" | "siz",
  said: string,
  { course }: Tools,
): Phrase | undefined {
  const key = keyOf(said);
  for (const { phrases } of course.phraseTopics) {
    const at = phrases.findIndex(({ en, ru, kz }) =>
      [en, ru, kz].some((one) => keyOf(one) === key),
    );
    if (at < 0) continue;
    const there = phrases[at];
    if (there?.register === manner || there?.register === "any") return there;
    // What stands beside it may be another thing: only what means the same will do
    const near = phrases
      .map((phrase, place) => ({ phrase, far: Math.abs(place - at) }))
      .filter(({ phrase, far }) => far <= NEAR && phrase.register === manner)
      .filter(({ phrase }) => there !== undefined && isSaidAlike(phrase, there))
      .toSorted((one, other) => one.far - other.far)[0];
    if (near) return near.phrase;
  }
  return undefined;
}

const isSaidAlike = (one: Phrase, other: Phrase): boolean =>
  keyOf(one.en) === keyOf(other.en) || keyOf(one.ru) === keyOf(other.ru);

const keyOf = (text: string): string => wordsOf(foldText(text)).join(" ");

const FAMILIAR: Readonly<Record<string, string>> = {
  сіз: "сен",
  сізді: "сені",
  сізге: "саған",
  сізден: "сенен",
  сізбен: "сенімен",
  сіздің: "сенің",
};

/** A Kazakh sentence said to a friend; undefined where it is polite in more than its pronoun. */
export function toFriend(kazakh: string, tools: Tools): string | undefined {
  const text = kazakh.replace(/\p{L}+/gu, (word) => {
    const other = FAMILIAR[word.toLowerCase()];
    if (other === undefined) return word;
    return word === word.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
  });
  return text !== kazakh && tools.judge.check(text).verdict === "right" ? text : undefined;
}
