import type { Sound } from "./wav.ts";

/** Zero crossings of the sinc on each side: −60 dB of aliases with the window below. */
const crossings = 14;
/** Positions between two samples that have a filter of their own, when the rates do not divide well. */
const maxPhases = 1024;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Brings a sound to another rate with a windowed sinc that also cuts what the slower rate cannot
 * carry. The result begins where the sound begins.
 */
export const resample = ({ samples, sampleRate }: Sound, rate: number): Float32Array => {
  if (sampleRate === rate) return samples;
  const common = gcd(sampleRate, rate);
  const phases = Math.min(rate / common, maxPhases);
  const cutoff = Math.min(1, rate / sampleRate) * 0.97;
  const reach = Math.ceil(crossings / cutoff);
  const taps = 2 * reach;
  const filters = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - reach + 1 - phase / phases;
      const x = Math.PI * distance * cutoff;
      const sinc = x === 0 ? 1 : Math.sin(x) / x;
      const window =
        Math.abs(distance) < reach ? 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach) : 0;
      filters[phase * taps + tap] = sinc * window;
      sum += sinc * window;
    }
    for (let tap = 0; tap < taps; tap++)
      filters[phase * taps + tap] = (filters[phase * taps + tap] as number) / sum;
  }
  const length = Math.floor((samples.length * rate) / sampleRate);
  const result = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const position = (i * sampleRate) / rate;
    let whole = Math.floor(position);
    let phase = Math.round((position - whole) * phases);
    if (phase === phases) {
      phase = 0;
      whole++;
    }
    const first = whole - reach + 1;
    const from = Math.max(0, -first);
    const to = Math.min(taps, samples.length - first);
    let sum = 0;
    for (let tap = from, at = phase * taps + from; tap < to; tap++, at++)
      sum += (filters[at] as number) * (samples[first + tap] as number);
    result[i] = sum;
  }
  return result;
};
