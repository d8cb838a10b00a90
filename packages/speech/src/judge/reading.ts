import { type Phone, phones } from "@tilashar/kazakh/sound";
import { judgeRate } from "./features.ts";
import {
  closingRest,
  type Lattice,
  meeting,
  openingFront,
  pauseAfter,
  pauseBefore,
  say,
  sayBefore,
} from "./lattice.ts";
import type { Model } from "./model.ts";
import { type Pronunciation, pronunciations } from "./pronunciations.ts";
import { hearByThroat } from "./throat.ts";

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
  /**
   * How much likelier, as a logarithm, the recording is when something that the text does not have is said in
   * one place: before, between or within a pause of its words.
   */
  extra: number;
  /** The same behind the last word, where a room's echo is something as well. */
  extraAtEnd: number;
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

/** The best score of a front, then any sounds at all or none, then a rest. */
const withAnything = (front: Float64Array, free: Float64Array, rest: Float64Array): number => {
  let left = Number.NEGATIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < free.length; t++) {
    left = Math.max(left, (front[t] as number) - (free[t] as number));
    best = Math.max(best, left + (free[t] as number) + (rest[t] as number));
  }
  return best;
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
  const { lattice, free } = hearByThroat(model, samples);
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
  const inside = words.map((_, i) => {
    const rest = i === 0 ? fromHere[0] : afters[i - 1];
    return withAnything(begins[i] as Float64Array, free, rest as Float64Array);
  });
  return {
    fit: (whole - (free[frames] as number)) / Math.max(1, speech),
    words: read,
    extra: Math.max(...inside) - whole,
    extraAtEnd: withAnything(begins.at(-1) as Float64Array, free, closing) - whole,
  };
};
