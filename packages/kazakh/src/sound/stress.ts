import { syllables } from "./syllables.ts";

/**
 * Suffixes that never carry stress, for callers that know the suffixes of a form: negation, the
 * personal set I, the copula, the question particle, the instrumental, -дай, -ша.
 * Source: school grammar (екпін түспейтін қосымшалар).
 */
export const unstressedSuffixes: readonly string[] = /* @__PURE__ */ (() =>
  "мен бен пен ма ба па мын бын пын сың сыз мыз быз пыз сыңдар сыздар дай тай ша"
    .split(" ")
    .flatMap((back) => [back, back.replace(/а/g, "е").replace(/ы/g, "і")]))();

/**
 * The index of the stressed syllable, -1 when there is none. Stress is on the last syllable of the
 * stem and its stressable suffixes.
 *
 * @param tail the unstressed suffixes that end the word, in order (["мын"] for барамын), or how many
 * syllables they make; nothing by default.
 */
export const stressIndex = (word: string, tail: readonly string[] | number = 0): number => {
  const count = syllables(word).length;
  const unstressed = typeof tail === "number" ? tail : syllables(tail.join("")).length;
  return count === 0 ? -1 : Math.max(0, count - 1 - unstressed);
};
