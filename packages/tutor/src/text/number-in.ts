import { spokenNumber } from "./spoken-numbers.ts";

/** The first number that a request names, in digits or words. */
export function numberIn(words: readonly string[]): number | undefined {
  for (const word of words) {
    const value = /^\d{1,2}$/.test(word) ? Number(word) : spokenNumber([word])?.value;
    const isCount = value !== undefined && value > 0 && !/^(?:a|an|one|один|одно|одну)$/.test(word);
    if (isCount) return value;
  }
  return undefined;
}
