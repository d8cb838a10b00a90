import type { Tools } from "../ask.ts";
import { isWordOf } from "../words/own-language.ts";
import { foldText, hasCyrillic, wordsOf } from "./fold.ts";

/** Letters and groups by which Russian is typed in Latin letters, the longest first. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, "щ"],
  [/zh/g, "ж"],
  [/kh/g, "х"],
  [/ts/g, "ц"],
  [/ch/g, "ч"],
  [/sh/g, "ш"],
  [/y[ao]|ja|jo|yu|ju|ia(?![a-z]{2})|iu/g, ""],
  [/(?<=[aeiouy])[iyj]/g, "й"],
];
const PAIRS: Readonly<Record<string, string>> = {
  ya: "я",
  ja: "я",
  ia: "я",
  yu: "ю",
  ju: "ю",
  iu: "ю",
  yo: "ё",
  jo: "ё",
};
const SINGLE: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abvgdezijklmnoprstufhcqwxy'"].map((letter, at) => [
    letter,
    [..."абвгдезийклмнопрстуфхцквхыь"][at] ?? letter,
  ]),
);

const cyrillic = (word: string): string => {
  let text = word;
  for (const [pattern, letter] of LETTERS)
    text = text.replace(pattern, (pair) => (letter === "" ? (PAIRS[pair] ?? pair) : letter));
  return [...text].map((letter) => SINGLE[letter] ?? letter).join("");
};

/** A word in Cyrillic, with the soft sign that nobody types: "skazat". */
function spelt(word: string, tools: Tools): string {
  const plain = cyrillic(word);
  return /[аеиоуыя]т$/u.test(plain) && isRussian(`${plain}ь`, tools) ? `${plain}ь` : plain;
}

/** So many of the words must be Russian once they are written in Cyrillic. */
const LEAST_RUSSIAN = 0.7;
const MOST_ENGLISH = 0.4;

/**
 * A message in Russian that was typed in Latin letters, in Cyrillic; undefined where it is rather English or Kazakh.
 */
export function russianFromLatin(raw: string, tools: Tools): string | undefined {
  if (hasCyrillic(raw)) return undefined;
  const words = wordsOf(foldText(raw));
  if (words.length < 2) return undefined;
  const english = words.filter((word) => isWordOf(word, "en", tools)).length;
  if (english > words.length * MOST_ENGLISH) return undefined;
  const russian = words.filter((word) => isRussian(spelt(word, tools), tools)).length;
  const kazakh = words.filter((word) => tools.reader.spell(word) !== undefined).length;
  return russian > kazakh && russian >= words.length * LEAST_RUSSIAN
    ? foldText(raw).replace(/[a-z']+/g, (word) => spelt(word, tools))
    : undefined;
}

/** Words of questions that no dictionary has. */
const isRussian = (word: string, tools: Tools): boolean =>
  /^(?:как|будет|по|казахски|казахском|сказать|скажи|что|значит|переведи|объясни|привет|спасибо|дела)$/.test(
    word,
  ) || isWordOf(word, "ru", tools);
