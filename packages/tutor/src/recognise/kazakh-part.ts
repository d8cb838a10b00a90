import type { Tools } from "../ask.ts";
import {
  foldText,
  hasCyrillic,
  hasKazakhLetter,
  hasLatin,
  trimEnds,
  wordsOf,
} from "../text/fold.ts";
import { isWordOf } from "../words/own-language.ts";

/** The longest stretch of Kazakh in a message of another language, as it was typed; "" where there is none. */
export function kazakhPart(raw: string, tools: Tools): string {
  const inQuotes = [...raw.matchAll(QUOTED)].map(
    ([, marked, apostrophes]) => marked ?? apostrophes ?? "",
  );
  const quoted = inQuotes.find((text) => hasCyrillic(text) && isMostlyKazakh(text, tools));
  if (quoted !== undefined) return quoted;
  const after = /^[^:]{2,80}:\s*(.+)$/u.exec(raw)?.[1];
  if (after !== undefined && isMostlyKazakh(after, tools)) return sentence(after);
  const isEnglish = hasLatin(raw);
  const stretches: { from: number; to: number; words: number; telling: boolean }[] = [];
  let open: (typeof stretches)[number] | undefined;
  for (const { 0: typed, index } of raw.matchAll(/\S+/gu)) {
    const word = trimEnds(foldText(typed));
    const kazakh = word !== "" && hasCyrillic(word) && isKazakhWord(word, isEnglish, tools);
    if (!kazakh) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { from: index, to: 0, words: 0, telling: false };
      stretches.push(open);
    }
    open.to = index + typed.length;
    open.words++;
    open.telling ||= isEnglish || hasKazakhLetter(word) || !isWordOf(word, "ru", tools);
    if (/[.!?]$/u.test(typed)) open = undefined;
  }
  const [longest] = stretches
    .filter(({ telling }) => telling)
    .toSorted((a, b) => b.words - a.words);
  return longest
    ? raw.slice(longest.from, longest.to).replace(/[,;:—–-]+$/u, "")
    : inLatinLetters(raw, inQuotes, tools);
}

/** Text in quotation marks of any kind. */
const QUOTED = /[«“"„]([^»”"“]{2,200})[»”"“]|(?<![\p{L}\d])[‘']([^'’]{2,200})[’'](?!\p{L})/gu;
/** A shorter word in Latin letters is like one of Kazakh by chance. */
const SHORTEST = 3;

/** Kazakh that was typed in Latin letters, in Kazakh ones: what is quoted, else the longest stretch of words that are no others. */
function inLatinLetters(raw: string, inQuotes: readonly string[], tools: Tools): string {
  const spelt = (typed: string): string | undefined => {
    const word = trimEnds(foldText(typed));
    const isLatin =
      word.length >= SHORTEST && /[aeiouy]/u.test(word) && hasLatin(word) && !hasCyrillic(word);
    return isLatin && !isWordOf(word, "en", tools) ? tools.reader.spell(word) : undefined;
  };
  const quoted = inQuotes
    .map((text) => text.split(/\s+/u).map((word) => tools.reader.spell(trimEnds(foldText(word)))))
    .find((words) => words.every((word) => word !== undefined));
  if (quoted) return quoted.join(" ");
  const stretches: string[][] = [[]];
  for (const [typed] of raw.matchAll(/\S+/gu)) {
    const word = spelt(typed);
    if (word === undefined) stretches.push([]);
    else stretches.at(-1)?.push(word);
  }
  return stretches.toSorted((a, b) => b.length - a.length)[0]?.join(" ") ?? "";
}

function isKazakhWord(word: string, isEnglish: boolean, tools: Tools): boolean {
  if (isEnglish || hasKazakhLetter(word)) return true;
  return tools.reader.spell(word) === word;
}

function isMostlyKazakh(text: string, tools: Tools): boolean {
  const words = wordsOf(foldText(text));
  const kazakh = words.filter(
    (word) => hasCyrillic(word) && (hasKazakhLetter(word) || !isWordOf(word, "ru", tools)),
  );
  return kazakh.length * 2 > words.length;
}

/** Up to the end of the first sentence. */
const sentence = (text: string): string => /^[^.!?]+[.!?]?/u.exec(text)?.[0].trim() ?? text;
