import { syllables } from "./syllables.ts";

/**
 * Pronouns of the universal and the negative kind are stressed on their first syllable, whatever suffixes
 * follow: ешқашан, ешкімге, бәрі, барлығы. Source: school grammar (екпін).
 */
const firstStressed =
  /^(?:еш(?:кім|теңе|теме|нәрсе|қашан|қандай|бір|қайда|қайсы)|әр(?:қашан|кім|бір|қайсы|дайым)|бәрі|барлы[қғ]|барша)/;

/** The unstressed end of a word: its suffixes in order, or how many syllables they make. */
export type StressTail = readonly string[] | number;

/**
 * The index of the stressed syllable, -1 when there is none. Stress is on the last syllable of the
 * stem and its stressable suffixes.
 *
 * @param tail the unstressed suffixes that end the word, in order (["мын"] for барамын), or how many
 * syllables they make; nothing by default.
 */
export const stressIndex = (word: string, tail: StressTail = 0): number => {
  const count = syllables(word).length;
  if (count > 0 && firstStressed.test(word.toLowerCase())) return 0;
  const unstressed = typeof tail === "number" ? tail : syllables(tail.join("")).length;
  return count === 0 ? -1 : Math.max(0, count - 1 - unstressed);
};
