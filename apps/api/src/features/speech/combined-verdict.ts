import { foldLookAlikes } from "@tilashar/kazakh/script";
import type { Verdict } from "@tilashar/speech/judge";

/** Below this our own judge is so sure of another word that nobody talks it out of it. */
const least = -0.6;
/** Longer words may differ from what was heard by a letter: spelling is not pronunciation. */
const longWord = 6;

/** A word as it is compared: letters only, small, Cyrillic. */
export const comparable = (text: string): string =>
  foldLookAlikes(text.normalize("NFC").toLowerCase())
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

/** How many letters must be put in, taken out or changed; anything above 2 counts as 3. */
export function letterDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      next.push(
        Math.min(
          (next[j - 1] as number) + 1,
          (row[j] as number) + 1,
          (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return Math.min(3, row.at(-1) as number);
}

/**
 * Our own verdict and what a transcription server heard, as one verdict. The server decides whether the
 * word was said; ours stays in charge of whether anybody spoke at all, of the single sounds, and of
 * saying no to a word the server may have taken from the prompt.
 */
export function combinedVerdict(own: Verdict, heard: string | null): Verdict {
  if (heard === null || own.error !== null || own.likelihoodRatio === null) return own;
  const word = comparable(heard);
  if (word === "") return own;
  const expected = comparable(own.expected);
  const distance = letterDistance(word, expected);
  const same = distance === 0 || (distance === 1 && expected.length >= longWord);
  if (same && own.likelihoodRatio > least) {
    if (own.correct) return { ...own, recognized: own.expected };
    return {
      ...own,
      correct: true,
      quality: "fair",
      reason: "accepted",
      best_match: own.expected,
      recognized: own.expected,
    };
  }
  // It heard the word and we are sure of another: nobody is told off for that.
  if (same) return own;
  // A letter or two apart, and clear to us: the server's spelling is at fault.
  if (own.correct && own.quality !== "fair" && distance <= 2) return own;
  return {
    ...own,
    correct: false,
    quality: own.quality === "poor" || distance > 2 ? "poor" : "fair",
    reason: distance <= 2 && own.weakest !== null ? "one_sound" : "other_word",
    best_match: word,
    recognized: word,
  };
}
