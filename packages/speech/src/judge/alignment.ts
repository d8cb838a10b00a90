import type { Phone } from "@tilashar/kazakh/sound";
import { resample } from "../audio/resample.ts";
import { type Clause, clausesOf } from "../voice/clauses.ts";
import type { TimedPhone, TimedWord } from "../voice/speaker.ts";
import { hop, judgeRate, logMel, normalise } from "./features.ts";
import { createLattice, type Lattice } from "./lattice.ts";
import { classes, classOf, type Model, silence } from "./model.ts";
import { logPosteriors } from "./network.ts";
import { minFrames } from "./pronunciations.ts";

/** When the sounds and words of a text are heard in a recording of it. */
export interface Alignment {
  phones: TimedPhone[];
  words: TimedWord[];
  /** How much better the text explains the recording than silence or nothing does, a frame of speech; below 0 it is another text. */
  fit: number;
}

/** One frame of the row that a recording is laid along. */
interface State {
  column: number;
  /** May last. */
  stays: boolean;
  /** May be passed by: a pause between two words. */
  optional: boolean;
  /** Which sound it belongs to; null for a pause. */
  sound: number | null;
}

interface RowSound {
  word: number;
  phone: Phone;
  letterStart: number;
  letterEnd: number;
}

/** Frames are wider than their distance; their middles are where they belong. */
const frameMiddle = 0.0075;
const secondsPerFrame = hop / judgeRate;

/** Shorter silence before a sound is the closure it begins with. */
const closure = 0.08;

const pause: State = { column: silence, stays: true, optional: true, sound: null };

const rowOf = (clauses: readonly Clause[]): { states: State[]; sounds: RowSound[] } => {
  const states: State[] = [pause];
  const sounds: RowSound[] = [];
  let word = 0;
  for (const { words } of clauses) {
    for (const { sounds: spoken } of words) {
      for (const { phone, letterStart, letterEnd } of spoken) {
        const column = classOf(phone);
        const least = minFrames(phone);
        for (let i = 1; i <= least; i++)
          states.push({ column, stays: i === least, optional: false, sound: sounds.length });
        sounds.push({ word, phone, letterStart, letterEnd });
      }
      states.push(pause);
      word++;
    }
  }
  return { states, sounds };
};

/** The state of each frame on the best way through the row; null when the recording is too short for it. */
const bestWay = ({ frames, scores }: Lattice, states: readonly State[]): Int32Array | null => {
  const count = states.length;
  const never = Number.NEGATIVE_INFINITY;
  let before = new Float64Array(count).fill(never);
  let now = new Float64Array(count);
  const from = new Int32Array(frames * count);
  for (let frame = 0; frame < frames; frame++) {
    for (let at = 0; at < count; at++) {
      const { column, stays } = states[at] as State;
      let best = frame === 0 && (at === 0 || (at === 1 && states[0]?.optional)) ? 0 : never;
      let source = at;
      if (frame > 0) {
        if (stays) best = before[at] as number;
        const one = at >= 1 ? (before[at - 1] as number) : never;
        if (one > best) [best, source] = [one, at - 1];
        const two = at >= 2 && states[at - 1]?.optional ? (before[at - 2] as number) : never;
        if (two > best) [best, source] = [two, at - 2];
      }
      now[at] = best + (scores[frame * classes + column] as number);
      from[frame * count + at] = source;
    }
    [before, now] = [now, before];
  }
  const [silent, spoken] = [before[count - 1] as number, before[count - 2] as number];
  let at = spoken > silent ? count - 2 : count - 1;
  if (frames === 0 || before[at] === never) return null;
  const way = new Int32Array(frames);
  for (let frame = frames - 1; frame >= 0; frame--) {
    way[frame] = at;
    at = from[frame * count + at] as number;
  }
  return way;
};

/**
 * Finds when each sound and word of `text` is heard in a recording of it. Pauses between words are found
 * as well; numbers and abbreviations are taken to be read out as our voice reads them.
 *
 * @returns null when nothing of the text has a sound, or the recording is too short to hold it
 */
export const align = (
  model: Model,
  pcm: Float32Array,
  sampleRate: number,
  text: string,
): Alignment | null => {
  const clauses = clausesOf(text);
  const { states, sounds } = rowOf(clauses);
  if (sounds.length === 0) return null;
  const samples = resample({ samples: pcm, sampleRate }, judgeRate);
  const lattice = createLattice(model, logPosteriors(model, normalise(logMel(samples))));
  const way = bestWay(lattice, states);
  if (way === null) return null;
  const spans = sounds.map((): [number, number] => [-1, -1]);
  let gain = 0;
  let spoken = 0;
  way.forEach((at, frame) => {
    const { sound, column } = states[at] as State;
    if (sound === null) return;
    const span = spans[sound] as [number, number];
    if (span[0] < 0) span[0] = frame;
    span[1] = frame + 1;
    const row = frame * classes;
    gain += (lattice.scores[row + column] as number) - (lattice.scores[row + silence] as number);
    spoken++;
  });
  const seconds = (frame: number): number => frame * secondsPerFrame + frameMiddle;
  const phones = sounds.map(({ phone, letterStart, letterEnd }, at): TimedPhone => {
    const [start, end] = spans[at] as [number, number];
    const before = spans[at - 1]?.[1] ?? Number.NEGATIVE_INFINITY;
    const from = (start - before) * secondsPerFrame < closure ? before : start;
    return { phone, letterStart, letterEnd, start: seconds(from), end: seconds(end) };
  });
  const words = clauses
    .flatMap((clause) => clause.words)
    .map(({ textStart, textEnd }, word): TimedWord => {
      const first = sounds.findIndex((sound) => sound.word === word);
      const last = sounds.findLastIndex((sound) => sound.word === word);
      const [start, end] = [phones[first]?.start ?? 0, phones[last]?.end ?? 0];
      return { start, end, textStart, textEnd };
    });
  return { phones, words, fit: gain / spoken };
};
