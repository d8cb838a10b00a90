import { decibelsOf } from "../judge/speech-span.ts";

/** What is wrong with the sound of a recording, before anybody asks what was said in it. */
export type SoundFlaw =
  | "not_audio"
  | "low_rate"
  | "too_short"
  | "too_long"
  | "silent"
  | "too_quiet"
  | "clipped"
  | "noisy"
  | "cut_off";

/** What a recording has to be like. Levels in dB of full scale. */
export const soundLimits = {
  /** Seconds of speech, at least. */
  shortest: 0.15,
  /** Between the loudest frames and the quietest: a steady sound has less. */
  range: 8,
  /** The mean of the speech: quieter, its noise would be lifted with it. */
  level: -42,
  /** The mean of the speech over what is heard around it. */
  aboveNoise: 16,
  /** Of the samples of the speech, so many may lie at the very top. */
  clipped: 0.0025,
  /** Seconds before and after the speech: less, and a sound may be missing. */
  room: 0.03,
};

/** Where the speech of a recording is and how it sounds. */
export interface SoundQuality {
  /** Samples from the first sound to the last. */
  start: number;
  end: number;
  /** Mean level of the speech, and of what is heard where nobody speaks. */
  level: number;
  noise: number;
}

const frame = 160;
const rate = 16_000;
const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);
/** A click at the edge is shorter than any sound of speech. */
const shortestRun = 4;
/** Longer than any pause within a sentence. */
const longestPause = 120;

interface Run {
  start: number;
  end: number;
}

/** Runs of frames that are louder than `threshold`, clicks left out. */
const loudRuns = (levels: Float64Array, threshold: number): Run[] => {
  const runs: Run[] = [];
  for (const [at, level] of levels.entries()) {
    if (level < threshold) continue;
    const last = runs.at(-1);
    // A stop is silent for up to a tenth of a second.
    if (last && at - last.end <= 10) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs.filter(({ start, end }) => end - start >= shortestRun);
};

/** From the first run to the last around the longest one; what lies farther than a pause away is another noise. */
const speechOf = (runs: readonly Run[]): Run | null => {
  const longest = runs.reduce<Run | null>(
    (best, run) => (best && best.end - best.start >= run.end - run.start ? best : run),
    null,
  );
  if (longest === null) return null;
  const span = { ...longest };
  for (const run of runs.slice(runs.indexOf(longest) + 1))
    if (run.start - span.end <= longestPause) span.end = run.end;
  for (const run of runs.slice(0, runs.indexOf(longest)).reverse())
    if (span.start - run.end <= longestPause) span.start = run.start;
  return span;
};

const meanPower = (samples: Float32Array): number =>
  samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length);

/**
 * Finds the speech in a recording and tells how it sounds, or what is wrong with it.
 *
 * @param samples at 16 kHz
 * @param longest seconds of speech
 */
export const soundQuality = (samples: Float32Array, longest: number): SoundQuality | SoundFlaw => {
  if (samples.length < soundLimits.shortest * rate) return "too_short";
  const levels = decibelsOf(samples);
  const sorted = levels.slice().sort();
  const floor = sorted[Math.floor(0.05 * (sorted.length - 1))] as number;
  const peak = sorted[Math.floor(0.98 * (sorted.length - 1))] as number;
  if (peak < -65) return "silent";
  if (peak - floor < soundLimits.range) return "silent";
  const threshold = Math.max(floor + Math.min(9, 0.35 * (peak - floor)), peak - 32);
  const span = speechOf(loudRuns(levels, threshold));
  if (span === null || (span.end - span.start) * frame < soundLimits.shortest * rate)
    return "too_short";
  const [start, end] = [span.start * frame, Math.min(samples.length, span.end * frame)];
  if (end - start > longest * rate) return "too_long";
  const loud: number[] = [];
  for (let at = start; at + frame <= end; at += frame)
    if ((levels[at / frame] as number) >= threshold)
      loud.push(meanPower(samples.subarray(at, at + frame)));
  const level = decibels(loud.reduce((sum, power) => sum + power, 0) / Math.max(1, loud.length));
  const noise = noiseOf(samples, levels, span) ?? floor;
  if (level < soundLimits.level) return "too_quiet";
  if (level - noise < soundLimits.aboveNoise) return "noisy";
  if (start < soundLimits.room * rate || samples.length - end < soundLimits.room * rate)
    return "cut_off";
  return { start, end, level, noise };
};

/** Whether the microphone was too loud for the file: what should rise higher lies at its very top. Of the samples as they came. */
export const isClipped = (speech: Float32Array): boolean => {
  let top = 0;
  for (const value of speech) if (Math.abs(value) >= 0.95) top++;
  return top > soundLimits.clipped * speech.length;
};

/** The level where nobody speaks, speech left out with what dies away behind it; null where it is too short to tell. */
const noiseOf = (samples: Float32Array, levels: Float64Array, span: Run): number | null => {
  const powers: number[] = [];
  for (let i = 0; i < levels.length; i++) {
    if (i >= span.start - 5 && i < span.end + 10) continue;
    powers.push(meanPower(samples.subarray(i * frame, (i + 1) * frame)));
  }
  if (powers.length < 8) return null;
  powers.sort((a, b) => a - b);
  return decibels(powers[Math.floor(powers.length / 2)] as number);
};
