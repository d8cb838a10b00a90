import type { Tools } from "../ask.ts";

/** "… to my girlfriend": to whom something is to be said, behind it. */
const TO_SOMEBODY =
  /^(.+?) to (?:(?:my|a|the|his|her|our) (?:\p{L}+ )?)(girlfriend|boyfriend|wife|husband|friend|friends|mother|mom|mum|dad|father|brother|sister|son|daughter|child|children|kid|kids|teacher|boss|colleague|neighbour|neighbor|grandmother|grandfather|doctor|guest|guests|parents)$/iu;
/** People who are spoken to as сен. */
const CLOSE =
  /^(?:girlfriend|boyfriend|wife|husband|friend|friends|brother|sister|son|daughter|child|kid)$/iu;

/** What is to be said, and whether to somebody who is сен; undefined where nobody is named. */
export function saidToSomebody(text: string): { said: string; close: boolean } | undefined {
  const [, said, who = ""] = TO_SOMEBODY.exec(text.trim()) ?? [];
  return said === undefined ? undefined : { said, close: CLOSE.test(who) };
}

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
