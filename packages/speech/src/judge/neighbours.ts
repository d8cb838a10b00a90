import { type Phone, phoneInventory } from "@tilashar/kazakh/sound";
import { join, type Lattice, pauseBefore, say } from "./lattice.ts";
import type { Pronunciation } from "./pronunciations.ts";
import { isVowel, judgedAs } from "./supported.ts";

/** The pairs that learners of Kazakh mix up, the more telling first. */
export const learnerPairs: readonly (readonly [Phone, Phone])[] = [
  ["ы", "і"],
  ["қ", "k"],
  ["ғ", "g"],
  ["ң", "n"],
  ["ө", "o"],
  ["ү", "ұ"],
  ["æ", "a"],
  ["z", "s"],
];

/** The place of a pair among {@link learnerPairs}, −1 when it is none. */
export const pairRank = (one: Phone, other: Phone): number =>
  learnerPairs.findIndex(([a, b]) => (a === one && b === other) || (b === one && a === other));

const arePair = (one: Phone, other: Phone): boolean => pairRank(one, other) >= 0;

/** The phones that could be said in place of one: vowels for vowels, consonants for consonants. */
export const substitutes = (phone: Phone, final: boolean): Phone[] =>
  phoneInventory.filter(
    (other) =>
      isVowel(other) === isVowel(phone) && judgedAs(other, final) !== judgedAs(phone, final),
  );

/** A word with one sound changed, and what it is worth over all frames. */
export interface Neighbour {
  score: number;
  /** What was said there. */
  phone: Phone;
}

/** What a pronunciation is worth when one of its sounds is another or left out. */
export interface Neighbours {
  /** The best substitute of each sound. */
  substituted: Neighbour[];
  /** The best score of each sound's counterpart among {@link learnerPairs}; −∞ where it has none. */
  counterparts: number[];
  /** The best score with one sound left out. */
  shorter: number;
}

/**
 * Scores all neighbours exactly, without aligning each by itself: everything before the changed sound
 * and everything after it is already known. `fronts[i]` ends before phone i, `rests[i]` begins with
 * it, a pause taken in where one may be.
 */
export const scoreNeighbours = (
  lattice: Lattice,
  { phones, pauses }: Pronunciation,
  fronts: readonly Float64Array[],
  rests: readonly Float64Array[],
): Neighbours => {
  const said = new Float64Array(lattice.frames + 1);
  const substituted: Neighbour[] = [];
  const counterparts: number[] = [];
  let shorter = Number.NEGATIVE_INFINITY;
  for (const [i, { phone: expected }] of phones.entries()) {
    const front = fronts[i] as Float64Array;
    let after = rests[i + 1] as Float64Array;
    if (pauses[i + 1]) {
      after = after.slice();
      pauseBefore(lattice, after);
    }
    let counterpart = Number.NEGATIVE_INFINITY;
    let best: Neighbour = { score: Number.NEGATIVE_INFINITY, phone: expected };
    for (const phone of substitutes(expected, i === phones.length - 1)) {
      say(lattice, front, phone, said);
      const score = join(said, after);
      if (score > best.score) best = { score, phone };
      if (arePair(expected, phone)) counterpart = Math.max(counterpart, score);
    }
    substituted.push(best);
    counterparts.push(counterpart);
    if (phones.length > 1) shorter = Math.max(shorter, join(front, after));
  }
  return { substituted, counterparts, shorter };
};
