import { pluck } from "./pluck.ts";

/** A note: when, how many half tones above the open low string, how strongly. */
type Note = readonly [at: number, step: number, strength: number];

/** The dombra's two strings are a fourth apart: d and g. */
const openString = 146.83;

/** Our own melodies, in seconds: the gallop of a kui over the open string. */
const melodies = {
  title: [
    [0.1, 0, 0.8],
    [0.12, 12, 1],
    [0.42, 12, 0.6],
    [0.57, 14, 0.7],
    [0.72, 15, 0.9],
    [0.72, 0, 0.6],
    [1.02, 14, 0.7],
    [1.17, 12, 0.7],
    [1.32, 10, 0.9],
    [1.32, 0, 0.6],
    [1.62, 12, 0.7],
    [1.77, 7, 0.7],
    [1.92, 12, 1],
    [1.94, 5, 0.8],
    [1.96, 0, 0.8],
  ],
  end: [
    [0.1, 12, 0.9],
    [0.1, 0, 0.6],
    [0.4, 10, 0.7],
    [0.55, 7, 0.7],
    [0.7, 10, 0.9],
    [0.7, 5, 0.6],
    [1.3, 12, 0.8],
    [1.3, 0, 0.6],
    [1.6, 14, 0.7],
    [1.75, 15, 0.7],
    [1.9, 14, 0.9],
    [1.9, 0, 0.6],
    [2.2, 12, 0.7],
    [2.35, 10, 0.7],
    [2.5, 7, 0.9],
    [2.5, 0, 0.6],
    [2.8, 10, 0.7],
    [2.95, 7, 0.7],
    [3.1, 5, 0.8],
    [3.4, 7, 0.8],
    [3.42, 0, 0.7],
    [3.7, 12, 0.9],
    [3.72, 7, 0.8],
    [3.74, 0, 0.8],
  ],
  lesson: [
    [0, 7, 0.9],
    [0.45, 10, 0.8],
    [0.9, 12, 0.9],
    [0.9, 0, 0.5],
    [1.35, 10, 0.7],
    [1.8, 7, 0.9],
    [1.8, 0, 0.5],
    [2.25, 5, 0.7],
    [2.7, 7, 0.9],
    [3.15, 3, 0.7],
    [3.6, 0, 0.9],
  ],
  oneNote: [[0, 7, 1]],
} as const satisfies Record<string, readonly Note[]>;

export type Melody = keyof typeof melodies;

/** Adds a melody to the sound from a moment on. */
export function play(
  into: Float32Array,
  sampleRate: number,
  melody: Melody,
  from: number,
  loudness: number,
): void {
  melodies[melody].forEach(([at, step, strength], i) => {
    const note = pluck(openString * 2 ** (step / 12), 1.7, sampleRate, i * 31 + step + 7);
    const start = Math.round((from + at) * sampleRate);
    for (let j = 0; j < note.length && start + j < into.length; j++) {
      into[start + j] = (into[start + j] as number) + (note[j] as number) * strength * loudness;
    }
  });
}
