import { spokenNumber } from "./spoken-numbers.ts";

/** The first number that a request names, in digits or words. */
export function numberIn(words: readonly string[]): number | undefined {
  for (const [at, word] of words.entries()) {
    // "words 4 the airport", "2 my boss": a figure in place of "for" and "to"
    if (/^[24]$/u.test(word) && AFTER_FIGURE.test(words[at + 1] ?? "")) continue;
    const value = /^\d{1,2}$/.test(word) ? Number(word) : spokenNumber([word])?.value;
    const isCount = value !== undefined && value > 0 && !/^(?:a|an|one|один|одно|одну)$/.test(word);
    if (isCount) return value;
  }
  return undefined;
}

const AFTER_FIGURE = /^(?:the|an?|my|your|our|his|her|their|me|him|them|us|this)$/u;
