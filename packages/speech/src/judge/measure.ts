import type { Phone } from "@tilashar/kazakh/sound";
import {
  closingRest,
  createLattice,
  freeScore,
  join,
  type Lattice,
  meeting,
  openingFront,
  pauseAfter,
  pauseBefore,
  say,
  sayBefore,
} from "./lattice.ts";
import { classes, classOf, type Model, silence } from "./model.ts";
import { type Neighbours, scoreNeighbours } from "./neighbours.ts";
import { audibleForm, minFrames, type Pronunciation, pronunciations } from "./pronunciations.ts";
import { bestWords, type ScoredWord, type WordList } from "./word-list.ts";

/** A sound of the expected word where it was found; frames count from the first that was scored. */
export interface AlignedSound {
  phone: Phone;
  start: number;
  end: number;
  letterStart: number;
  letterEnd: number;
  /** How much better it fits than the best other sound there, a frame of it. */
  margin: number;
  /** The best other sound. */
  rival: Phone;
  /** How much worse it fits than the best phone of each frame, a frame. */
  fit: number;
  /** How much better it fits than silence, a frame. */
  presence: number;
}

/** What a recording says about an expected word. Log likelihoods, a frame of speech, unless told otherwise. */
export interface Measurement {
  /** Against the best word of the list that sounds otherwise. */
  toWords: number;
  /** Against the best word with one sound replaced. */
  toSubstituted: number;
  /** Against the best word with one sound left out. */
  toShorter: number;
  /** Against any row of phones. */
  toAnything: number;
  /** The worst `fit` of a sound. */
  worstFit: number;
  /** The worst margin of a sound against its counterpart among `learnerPairs`, a frame of the sound. */
  worstPair: number;
  /** The mean `presence` over all frames of the word: how far it is speech at all. */
  presence: number;
  /** The worst `presence` of a sound that lasts no longer than it must: a sound that was not said. */
  absence: number;
  /** Frames between the beginning of the first sound and the end of the last. */
  frames: number;
  sounds: AlignedSound[];
  /** The best word of the list with the expected one, and its `toAnything`. */
  best: ScoredWord | null;
  bestToAnything: number;
}

interface Spoken {
  way: Pronunciation;
  score: number;
  fronts: Float64Array[];
  rests: Float64Array[];
}

const follow = (lattice: Lattice, way: Pronunciation): Spoken => {
  const count = way.phones.length;
  const fronts = [openingFront(lattice)];
  for (let i = 0; i < count; i++) {
    const front = fronts[i] as Float64Array;
    if (way.pauses[i]) pauseAfter(lattice, front);
    const next = new Float64Array(lattice.frames + 1);
    say(lattice, front, way.phones[i]?.phone as Phone, next);
    fronts.push(next);
  }
  const rests: Float64Array[] = new Array(count + 1);
  rests[count] = closingRest(lattice);
  return { way, score: join(fronts[count] as Float64Array, rests[count]), fronts, rests };
};

const completeRests = (lattice: Lattice, { way, rests }: Spoken): void => {
  for (let i = way.phones.length - 1; i >= 0; i--) {
    let after = rests[i + 1] as Float64Array;
    if (way.pauses[i + 1]) {
      after = after.slice();
      pauseBefore(lattice, after);
    }
    const rest = new Float64Array(lattice.frames + 1);
    sayBefore(lattice, after, way.phones[i]?.phone as Phone, rest);
    rests[i] = rest;
  }
};

const alignedSounds = (
  lattice: Lattice,
  spoken: Spoken,
  neighbours: Neighbours,
): AlignedSound[] => {
  const { way, fronts, rests, score } = spoken;
  const { scores, frames } = lattice;
  let reached = 0;
  return way.phones.map(({ phone, start, end }, i) => {
    const column = classOf(phone);
    const first = Math.max(reached, meeting(fronts[i] as Float64Array, rests[i] as Float64Array));
    let after = rests[i + 1] as Float64Array;
    if (way.pauses[i + 1]) {
      after = after.slice();
      pauseBefore(lattice, after);
    }
    // The front after a phone may already hold the pause; the phone itself ends where its own scores do.
    const own = new Float64Array(frames + 1);
    say(lattice, fronts[i] as Float64Array, phone, own);
    const last = Math.min(frames, Math.max(first + 1, meeting(own, after)));
    reached = last;
    let fit = 0;
    let presence = 0;
    for (let t = first; t < last; t++) {
      const row = t * classes;
      let best = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < classes; c++) best = Math.max(best, scores[row + c] as number);
      fit += (scores[row + column] as number) - best;
      presence += (scores[row + column] as number) - (scores[row + silence] as number);
    }
    const length = Math.max(1, last - first);
    const rival = neighbours.substituted[i] as { score: number; phone: Phone };
    return {
      phone,
      start: first,
      end: last,
      letterStart: start,
      letterEnd: end,
      margin: (score - rival.score) / length,
      rival: rival.phone,
      fit: fit / length,
      presence: presence / length,
    };
  });
};

/**
 * Measures how well a recording fits the expected word, against the list's words, its one-sound
 * neighbours and anything at all. null when the word has no phones or the recording is too short for it.
 */
export const measure = (
  model: Model,
  posteriors: Float32Array,
  expected: string,
  list: WordList,
): Measurement | null => {
  const lattice = createLattice(model, posteriors);
  const ways = pronunciations(expected);
  let spoken: Spoken | null = null;
  for (const way of ways) {
    const least = way.phones.reduce((sum, { phone }) => sum + minFrames(phone), 0);
    if (least > lattice.frames) continue;
    const candidate = follow(lattice, way);
    if (!spoken || candidate.score > spoken.score) spoken = candidate;
  }
  if (!spoken) return null;
  completeRests(lattice, spoken);
  const neighbours = scoreNeighbours(lattice, spoken.way, spoken.fronts, spoken.rests);
  const sounds = alignedSounds(lattice, spoken, neighbours);
  const frames = Math.max(1, (sounds.at(-1)?.end ?? 1) - (sounds[0]?.start ?? 0));
  const { score } = spoken;
  const forms = new Set(ways.map((way) => audibleForm(way.phones.map(({ phone }) => phone))));
  const { best, other } = bestWords(list, lattice, forms);
  const free = freeScore(lattice);
  const top: ScoredWord = best && best.score > score ? best : { word: expected, score };
  const least = (values: number[]): number => Math.min(...values, 12);
  return {
    toWords: other ? (score - other.score) / frames : 3,
    toSubstituted: least(neighbours.substituted.map((n) => (score - n.score) / frames)),
    toShorter: Math.min(3, (score - neighbours.shorter) / frames),
    toAnything: (score - free) / frames,
    worstFit: least(sounds.map(({ fit }) => fit)),
    worstPair: least(
      sounds.map(
        ({ start, end }, i) => (score - (neighbours.counterparts[i] as number)) / (end - start),
      ),
    ),
    presence: sounds.reduce((sum, s) => sum + s.presence * (s.end - s.start), 0) / frames,
    absence: least(
      sounds
        .filter(({ phone, start, end }) => end - start <= minFrames(phone))
        .map(({ presence }) => presence),
    ),
    frames,
    sounds,
    best: top,
    bestToAnything: (top.score - free) / frames,
  };
};
