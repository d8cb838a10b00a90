import { glossInEnglish, glossInRussian } from "@tilashar/kazakh/lexicon";
import type { Meanings } from "./gloss-text.ts";

/** Glosses in both languages, for whoever need not save bytes. */
export const bothMeanings: Meanings = { en: glossInEnglish, ru: glossInRussian };
