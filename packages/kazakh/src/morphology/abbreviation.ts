import { type Lexicon, lookUp } from "../lexicon/lexicon.ts";
import type { FinalClass } from "../phonology/letters.ts";

const LETTER_NAMES: Record<string, string> = {
  л: "эл",
  м: "эм",
  н: "эн",
  р: "эр",
  с: "эс",
  ф: "эф",
};

/** True for АҚШ, ҚазҰУ, км: the lexicon says so, or there are two capitals or more and nothing else. */
export function isAbbreviation(word: string, lexicon: Lexicon): boolean {
  if (word.length < 2) return false;
  const known = lexicon.byLemma.get(word);
  if (known) return known.some((entry) => entry.pos === "abbr");
  return word !== word.toLowerCase() && word === word.toUpperCase();
}

const FINAL_LETTER: Record<FinalClass, string> = { V: "", R: "р", L: "л", N: "н", Z: "з", T: "т" };

/**
 * What an abbreviation is read as, as far as its suffixes go: as the lexicon says, else as a word,
 * else by the name of its last letter. Source: "Қазақ тілінің емле ережелері", қысқарған сөздер.
 */
export function readingOfAbbreviation(word: string, lexicon: Lexicon): string {
  const entry = lookUp(word, lexicon).find((one) => one.final !== undefined);
  if (entry?.final) return `${entry.harmony === "front" ? "е" : "а"}${FINAL_LETTER[entry.final]}`;
  const lower = word.toLowerCase();
  if (/[аәеоөұүыіэяёию]/.test(lower)) return lower;
  const last = lower.at(-1) as string;
  return LETTER_NAMES[last] ?? (/[қғхшщ]/.test(last) ? `${last}а` : `${last}е`);
}
