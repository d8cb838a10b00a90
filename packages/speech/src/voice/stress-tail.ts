import { analyse } from "@tilashar/kazakh/morphology";
import { unstressedSuffixes } from "@tilashar/kazakh/sound";

/**
 * The suffixes at the end of a word that carry no stress (барамын: мын, адаммен: мен, келме: ме),
 * by the likeliest reading of the word; empty for a word the lexicon does not know.
 */
export const stressTail = (word: string): readonly string[] => {
  const [reading] = analyse(word);
  if (reading === undefined || reading.guessed) return [];
  const tail: string[] = [];
  for (const { surface } of reading.suffixes.toReversed()) {
    if (!unstressedSuffixes.includes(surface)) break;
    tail.unshift(surface);
  }
  // A word all of whose syllables belong to the tail has its stress by the plain rule.
  return tail.join("").length < word.length ? tail : [];
};
