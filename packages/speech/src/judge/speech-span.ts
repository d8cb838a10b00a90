import { hop, judgeRate } from "./features.ts";
import type { JudgeError } from "./verdict.ts";

/** Where the speech is, in samples at 16 kHz. */
export interface SpeechSpan {
  start: number;
  end: number;
}

const frame = hop;
/** Quieter recordings hold nothing. */
const quietest = 1e-4;
/** dB between the loudest frames and the quietest, below which there is only a steady noise. */
const minRange = 8;
const maxTightSeconds = 0.9;
const minSpeech = 0.08 * judgeRate;
const maxGap = 0.28 * judgeRate;
const margin = 0.08 * judgeRate;

/** How loud each frame of 10 ms is at 16 kHz, in dB of full scale, smoothed over five; hum and breath taken out. */
export const decibelsOf = (samples: Float32Array): Float64Array => {
  const frames = Math.floor(samples.length / frame);
  const energies = new Float64Array(frames);
  let before = 0;
  let passed = 0;
  for (let i = 0; i < frames; i++) {
    let sum = 0;
    for (let at = i * frame; at < (i + 1) * frame; at++) {
      // Takes out what is below 130 Hz: hum, rumble and the puffs of breath.
      const value = samples[at] as number;
      passed = value - before + 0.95 * passed;
      before = value;
      sum += passed * passed;
    }
    energies[i] = sum / frame;
  }
  return energies.map((_, i) => {
    let sum = 0;
    let count = 0;
    for (let near = Math.max(0, i - 2); near <= Math.min(frames - 1, i + 2); near++) {
      sum += energies[near] as number;
      count++;
    }
    return 10 * Math.log10(sum / count + 1e-12);
  });
};

/**
 * Finds the speech in a recording at 16 kHz by its energy: the loudest run, gaps up to 280 ms bridged,
 * with 80 ms around. A key instead when there is none, or when it lasts longer than `longest` seconds.
 */
export const findSpeech = (samples: Float32Array, longest: number): SpeechSpan | JudgeError => {
  let power = 0;
  for (const value of samples) power += value * value;
  if (samples.length < minSpeech) return "too_short";
  if (Math.sqrt(power / samples.length) < quietest) return "too_quiet";
  const levels = decibelsOf(samples);
  const sorted = levels.slice().sort();
  const floor = sorted[Math.floor(0.1 * (sorted.length - 1))] as number;
  const peak = sorted[Math.floor(0.98 * (sorted.length - 1))] as number;
  const range = peak - floor;
  if (range < minRange) {
    // A short clip may have been cut right at the word: then the net says whether it is speech.
    const short = samples.length <= maxTightSeconds * judgeRate;
    return short ? { start: 0, end: samples.length } : "no_speech";
  }
  const threshold = Math.max(floor + Math.min(9, 0.35 * range), peak - 32);
  let best = { start: 0, end: 0, energy: -1 };
  let run: typeof best | null = null;
  for (const [i, level] of levels.entries()) {
    if (level < threshold) continue;
    const start = i * frame;
    if (!run || start - run.end > maxGap) run = { start, end: start, energy: 0 };
    run.end = start + frame;
    run.energy += 10 ** (level / 10);
    if (run.energy > best.energy) best = run;
  }
  if (best.end - best.start < minSpeech) return "no_speech";
  if (best.end - best.start > longest * judgeRate) return "too_long";
  return {
    start: Math.max(0, best.start - margin),
    end: Math.min(samples.length, best.end + margin),
  };
};
