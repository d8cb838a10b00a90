import { type Phone, phoneInventory } from "@tilashar/kazakh/sound";
import { classes, classOf, type Model, silence } from "./model.ts";
import { minFrames } from "./pronunciations.ts";

/** What each further phone costs, so that a word is not explained by more phones than it has. */
const phoneCost = 1;
const lowest = -9;
const never = -1e9;

/**
 * How well every phone fits every frame, and what a row of phones can be worth. A "front" is an array
 * over the moments 0 to `frames`: the best score of all frames before a moment when everything up to
 * there has been said; a "rest" is the best score of all frames from a moment on.
 */
export interface Lattice {
  frames: number;
  /** frames × classes. */
  scores: Float32Array;
  /** scores of silence summed up: index t holds frames 0 to t − 1. */
  silences: Float64Array;
}

/** A lattice from log posteriors: the prior half taken out, as the net has seen phones unequally often. */
export const createLattice = (model: Model, posteriors: Float32Array): Lattice => {
  const frames = posteriors.length / classes;
  const scores = new Float32Array(posteriors.length);
  for (let at = 0; at < scores.length; at++)
    scores[at] = Math.max(
      lowest,
      (posteriors[at] as number) - 0.5 * (model.logPrior[at % classes] as number),
    );
  const silences = new Float64Array(frames + 1);
  for (let t = 0; t < frames; t++)
    silences[t + 1] = (silences[t] as number) + (scores[t * classes + silence] as number);
  return { frames, scores, silences };
};

/** The front of having said nothing: silence from the beginning. */
export const openingFront = ({ silences }: Lattice): Float64Array => silences.slice();

/** The rest when nothing more is said: silence to the end. */
export const closingRest = ({ frames, silences }: Lattice): Float64Array =>
  silences.map((before) => (silences[frames] as number) - before);

/** Says one phone after `front`; the result is written into `next`. */
export const say = (
  { frames, scores }: Lattice,
  front: Float64Array,
  phone: Phone,
  next: Float64Array,
): void => {
  const column = classOf(phone);
  const least = minFrames(phone);
  // Scores of the phone having lasted one frame, two, and (three or more).
  let one = never;
  let two = never;
  let more = never;
  next[0] = never;
  for (let t = 0; t < frames; t++) {
    const score = scores[t * classes + column] as number;
    if (least === 3) {
      more = Math.max(more, two) + score;
      two = one + score;
    } else {
      more = Math.max(more, one) + score;
    }
    one = (front[t] as number) - phoneCost + score;
    next[t + 1] = more;
  }
};

/** The rest of `phone` and then `rest`; the result is written into `next`. */
export const sayBefore = (
  { frames, scores }: Lattice,
  rest: Float64Array,
  phone: Phone,
  next: Float64Array,
): void => {
  const column = classOf(phone);
  const least = minFrames(phone);
  let one = never;
  let two = never;
  let more = never;
  next[frames] = never;
  for (let t = frames - 1; t >= 0; t--) {
    const score = scores[t * classes + column] as number;
    if (least === 3) {
      more = Math.max(more, two) + score;
      two = one + score;
    } else {
      more = Math.max(more, one) + score;
    }
    one = (rest[t + 1] as number) - phoneCost + score;
    next[t] = more;
  }
};

/** Lets silence of any length, or none, follow a front; in place. */
export const pauseAfter = ({ frames, scores }: Lattice, front: Float64Array): void => {
  for (let t = 0; t < frames; t++)
    front[t + 1] = Math.max(
      front[t + 1] as number,
      (front[t] as number) + (scores[t * classes + silence] as number),
    );
};

/** Lets silence of any length, or none, come before a rest; in place. */
export const pauseBefore = ({ frames, scores }: Lattice, rest: Float64Array): void => {
  for (let t = frames - 1; t >= 0; t--)
    rest[t] = Math.max(
      rest[t] as number,
      (rest[t + 1] as number) + (scores[t * classes + silence] as number),
    );
};

/** The best score of a front and a rest that meet at some moment. */
export const join = (front: Float64Array, rest: Float64Array): number => {
  let best = never;
  for (let t = 0; t < front.length; t++)
    best = Math.max(best, (front[t] as number) + (rest[t] as number));
  return best;
};

/** The moment at which they meet best. */
export const meeting = (front: Float64Array, rest: Float64Array): number => {
  let best = 0;
  for (let t = 1; t < front.length; t++)
    if (
      (front[t] as number) + (rest[t] as number) >
      (front[best] as number) + (rest[best] as number)
    )
      best = t;
  return best;
};

/** The best score of any row of phones and silences: what the recording is worth when nothing is expected. */
export const freeScore = (lattice: Lattice): number => freeFront(lattice)[lattice.frames] as number;

/** The front of any row of phones and silences. */
export const freeFront = (lattice: Lattice): Float64Array => {
  const { frames, scores } = lattice;
  const best = new Float64Array(frames + 1);
  const count = phoneInventory.length;
  const one = new Float64Array(count).fill(never);
  const two = new Float64Array(count).fill(never);
  const more = new Float64Array(count).fill(never);
  const least = phoneInventory.map(minFrames);
  for (let t = 0; t < frames; t++) {
    const before = best[t] as number;
    let after = before + (scores[t * classes + silence] as number);
    for (let p = 0; p < count; p++) {
      const score = scores[t * classes + p] as number;
      if (least[p] === 3) {
        more[p] = Math.max(more[p] as number, two[p] as number) + score;
        two[p] = (one[p] as number) + score;
      } else {
        more[p] = Math.max(more[p] as number, one[p] as number) + score;
      }
      one[p] = before - phoneCost + score;
      if ((more[p] as number) > after) after = more[p] as number;
    }
    best[t + 1] = after;
  }
  return best;
};
