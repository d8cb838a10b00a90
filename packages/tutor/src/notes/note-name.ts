import type { Tools } from "../ask.ts";
import { mannerTo } from "../intents/said-to.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { nameInCyrillic } from "../words/latin-name.ts";

/** Who a text is written to, as a name is called in each language. */
export interface CalledName {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

/** Endings that a Russian name has where one writes to it, and what it ends in itself: Динаре, Марату, Айгуль. */
const RUSSIAN_CASES = [
  [/е$/u, "а"],
  [/е$/u, "я"],
  [/у$/u, ""],
  [/ю$/u, "й"],
] as const;

/** The name of whom a text is written to: "to Aigul", "my colleague Gulnara", «Динаре»; undefined where none is named. */
export function nameCalled(message: string, tools: Tools): CalledName | undefined {
  const led = LED.exec(message)?.[1];
  const named = led === undefined ? undefined : personOf(led, tools);
  if (named) return named;
  const words = message.match(/[\p{L}'’-]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    if (!/^\p{Lu}\p{L}+$/u.test(word)) continue;
    const before = words.slice(Math.max(0, at - 2), at).join(" ");
    const isCalled =
      mannerTo(words[at - 1] ?? "", tools) !== undefined ||
      tools.requests.find(before).some(({ id }) => id === "note-to");
    const name = isCalled ? personOf(word, tools) : undefined;
    if (name) return name;
  }
  return undefined;
}

/** "For his bride Aigul": what somebody is stands before the name. */
const LED = /(?<!\p{L})(?:for|to|для) (?:\p{Ll}+ ){1,3}(\p{Lu}\p{L}+)/u;

function personOf(word: string, tools: Tools): CalledName | undefined {
  const gloss = hasCyrillic(word) ? "ru" : "en";
  const forms =
    gloss === "ru"
      ? [
          word,
          ...RUSSIAN_CASES.flatMap(([end, own]) => (end.test(word) ? word.replace(end, own) : [])),
        ]
      : [word];
  for (const form of forms) {
    const sense = tools.glossary
      .meaning(foldText(form), gloss)
      .find(({ pos }) => pos === "name-person");
    if (sense) return { kz: sense.kz, en: sense.en[0] ?? form, ru: sense.ru[0] ?? form };
  }
  // A word of the language, or the name of a place, calls nobody
  if (tools.glossary.knows(foldText(word), gloss)) return undefined;
  const kz = gloss === "ru" ? undefined : nameInCyrillic(word);
  return kz === undefined ? undefined : { kz, en: word, ru: kz };
}
