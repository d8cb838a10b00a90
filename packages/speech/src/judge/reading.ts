import { type Phone, phones } from "@tilashar/kazakh/sound";
import { judgeRate, logMel, normalise } from "./features.ts";
import {
  closingRest,
  createLattice,
  freeFront,
  type Lattice,
  meeting,
  openingFront,
  pauseAfter,
  pauseBefore,
  say,
  sayBefore,
} from "./lattice.ts";
import type { Model } from "./model.ts";
import { logPosteriors } from "./network.ts";
import { type Pronunciation, pronunciations } from "./pronunciations.ts";

/** A word of a text where it was found in a recording of somebody who reads the text. */
export interface ReadWord {
  word: string;
  /** Seconds from the beginning of the samples. */
  start: number;
  end: number;
  /** How much worse the word fits than any row of sounds does there, in log likelihood a frame; 0 is best. */
  fit: number;
}

/** How far a recording is a reading of a text. */
export interface Reading {
  /** As `fit` of a word, over all of the recording. */
  fit: number;
  words: ReadWord[];
}

const letters = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/** The words of a text that have a sound, in their ways to be said. */
const spokenWords = (text: string) =>
  (text.normalize("NFC").match(letters) ?? [])
    .filter((word) => phones(word).length > 0)
    .map((word) => ({ word, ways: pronunciations(word.toLowerCase()) }));

const better = (one: Float64Array, other: Float64Array): Float64Array => {
  for (let t = 0; t < one.length; t++) one[t] = Math.max(one[t] as number, other[t] as number);
  return one;
};

const sayWay = (lattice: Lattice, front: Float64Array, way: Pronunciation): Float64Array =>
  way.phones.reduce((before, { phone }, i) => {
    const from = way.pauses[i] ? before.slice() : before;
    if (way.pauses[i]) pauseAfter(lattice, from);
    return said(lattice, from, phone, say);
  }, front);

const sayWayBefore = (lattice: Lattice, rest: Float64Array, way: Pronunciation): Float64Array =>
  way.phones.reduceRight((after, { phone }, i) => {
    const result = said(lattice, after, phone, sayBefore);
    if (way.pauses[i]) pauseBefore(lattice, result);
    return result;
  }, rest);

const said = (
  lattice: Lattice,
  around: Float64Array,
  phone: Phone,
  one: typeof say,
): Float64Array => {
  const next = new Float64Array(lattice.frames + 1);
  one(lattice, around, phone, next);
  return next;
};

/**
 * Lays the words of a text over what somebody said, each in the way that fits best, and tells how well
 * each fits. Null for a text without a Kazakh word, or samples too short for it.
 *
 * @param samples at 16 kHz, from about where the speech begins to where it ends
 */
export const measureReading = (
  model: Model,
  samples: Float32Array,
  text: string,
): Reading | null => {
  const words = spokenWords(text);
  if (words.length === 0 || samples.length < judgeRate / 10) return null;
  const lattice = createLattice(model, logPosteriors(model, normalise(logMel(samples))));
  const { frames } = lattice;
  // A word may end at each moment (`ends`), and the next begin after a pause (`begins`).
  const begins: Float64Array[] = [openingFront(lattice)];
  const ends: Float64Array[] = [];
  for (const { ways } of words) {
    const begin = begins.at(-1) as Float64Array;
    const end = ways.map((way) => sayWay(lattice, begin, way)).reduce(better);
    ends.push(end);
    const next = end.slice();
    pauseAfter(lattice, next);
    begins.push(next);
  }
  // What is still worth when this word begins, and when it has ended.
  const afters: Float64Array[] = new Array(words.length);
  const fromHere: Float64Array[] = new Array(words.length);
  let rest = closingRest(lattice);
  for (let i = words.length - 1; i >= 0; i--) {
    const after = rest.slice();
    pauseBefore(lattice, after);
    afters[i] = after;
    const ways = words[i]?.ways ?? [];
    rest = ways.map((way) => sayWayBefore(lattice, after, way)).reduce(better);
    fromHere[i] = rest;
  }
  const free = freeFront(lattice);
  const last = ends.at(-1) as Float64Array;
  const closing = closingRest(lattice);
  let whole = Number.NEGATIVE_INFINITY;
  for (let t = 0; t <= frames; t++)
    whole = Math.max(whole, (last[t] as number) + (closing[t] as number));
  if (whole < -1e8) return null;
  const secondsAFrame = samples.length / judgeRate / frames;
  let reached = 0;
  const read = words.map(({ word }, i): ReadWord => {
    const begin = begins[i] as Float64Array;
    const end = ends[i] as Float64Array;
    const from = Math.max(reached, meeting(begin, fromHere[i] as Float64Array));
    const to = Math.max(from + 1, Math.min(frames, meeting(end, afters[i] as Float64Array)));
    reached = to;
    const own = (end[to] as number) - (begin[from] as number);
    const any = (free[to] as number) - (free[from] as number);
    return {
      word,
      start: from * secondsAFrame,
      end: to * secondsAFrame,
      fit: (own - any) / Math.max(1, to - from),
    };
  });
  const speech = read.reduce((sum, { start, end }) => sum + end - start, 0) / secondsAFrame;
  return { fit: (whole - (free[frames] as number)) / Math.max(1, speech), words: read };
};
