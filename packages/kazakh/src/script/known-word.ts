import { analyse } from "../morphology/analyse.ts";

/** Whether a Cyrillic word is a form of a lexicon entry; guessed stems do not count. */
export const isKnownWord = (word: string): boolean =>
  analyse(word).some((candidate) => !candidate.guessed);
