import { resample } from "../audio/resample.ts";
import { decodeWav } from "../audio/wav.ts";
import { judgeRate, logMel, normalise } from "./features.ts";
import type { Model } from "./model.ts";
import { spectralMotion } from "./motion.ts";
import { logPosteriors } from "./network.ts";
import { spectralWidth } from "./spectral-width.ts";
import { findSpeech } from "./speech-span.ts";
import type { JudgeError } from "./verdict.ts";

/** One word of a thousand moves less; what noises and tones move more, the net tells from speech. */
const minMotion = 0.2;
/** The narrowest word among thousands (құм) had six bands. */
const minWidth = 6;

/** What was said, as the net hears it. */
export interface Heard {
  /** Log posteriors, frames of 10 ms × classes. */
  posteriors: Float32Array;
  /** Seconds from the beginning of the recording to the first frame. */
  start: number;
}

/**
 * Decodes a recording, finds the speech in it and lets the net hear it; or says why there is nothing
 * to judge. Speech longer than `longest` seconds is not heard.
 */
export const listen = (model: Model, wav: Uint8Array, longest: number): Heard | JudgeError => {
  const sound = decodeWav(wav);
  if (!sound) return "bad_audio";
  const samples = resample(sound, judgeRate);
  const span = findSpeech(samples, longest);
  if (typeof span === "string") return span;
  const energies = logMel(samples.subarray(span.start, span.end));
  if (spectralMotion(energies) < minMotion || spectralWidth(energies) < minWidth)
    return "no_speech";
  const features = normalise(energies);
  return { posteriors: logPosteriors(model, features), start: span.start / judgeRate };
};
