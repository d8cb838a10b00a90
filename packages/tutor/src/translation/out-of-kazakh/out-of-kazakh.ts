import type { Tools } from "../../ask.ts";
import { Doubts } from "./doubts.ts";
import { SentenceTeller } from "./sentence-teller.ts";

/**
 * A Kazakh sentence in English or Russian, composed from its parse. Undefined wherever a word, its place or the way
 * the other language says it is not known: nothing is left out, and nothing is guessed.
 */
export function outOfKazakh(text: string, language: "en" | "ru", tools: Tools): string | undefined {
  return new SentenceTeller(language, new Doubts(false), tools).told(text);
}

/** A sentence as {@link outOfKazakh} has it, with the likeliest in the place of what is not surely understood. */
export function roughlyOutOfKazakh(
  text: string,
  language: "en" | "ru",
  tools: Tools,
): { readonly text: string; readonly doubts: readonly string[] } | undefined {
  const doubts = new Doubts(true);
  const told = new SentenceTeller(language, doubts, tools).told(text);
  return told === undefined ? undefined : { text: told, doubts: doubts.noted };
}
