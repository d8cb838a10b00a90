import { createSpectrum, transformLength } from "../../judge/spectrum.ts";
import type { Speech, TimedPhone } from "../speaker.ts";

/** Bands of a sixth of the mel scale or so, in Hz, over what tells sounds apart. */
const edges = Array.from({ length: 29 }, (_, band) => 700 * (10 ** ((150 + band * 95) / 2595) - 1));

/** Mean level in dB of each band over a stretch of sound (seconds), the loudest band at 0. */
export const spectrum = (speech: Speech, start: number, end: number): number[] => {
  const { pcm, sampleRate } = speech;
  const { input, power } = createSpectrum();
  const bins = new Float64Array(transformLength / 2 + 1);
  const sums = new Array<number>(edges.length - 1).fill(0);
  for (let at = Math.round(start * sampleRate); at < end * sampleRate; at += transformLength / 4) {
    for (let i = 0; i < transformLength; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (transformLength - 1));
      input[i] = (pcm[at + i] ?? 0) * window;
    }
    power(bins);
    for (const [bin, level] of bins.entries()) {
      const frequency = (bin * sampleRate) / transformLength;
      const band = edges.findLastIndex((edge) => frequency >= edge);
      if (bin >= 4 && band >= 0 && band < sums.length) sums[band] = (sums[band] as number) + level;
    }
  }
  const levels = sums.map((sum) => 10 * Math.log10(sum + 1e-9));
  const top = Math.max(...levels);
  return levels.map((level) => Math.max(level - top, -50));
};

/** Root of the mean squared difference of two spectra, in dB. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.sqrt(
    one.reduce((sum, level, band) => sum + (level - (other[band] as number)) ** 2, 0) / one.length,
  );

/** Pitch in Hz around a moment (seconds), by autocorrelation; null where there is no voice. */
export const pitchAt = ({ pcm, sampleRate }: Speech, moment: number): number | null => {
  const half = Math.round(sampleRate * 0.022);
  const center = Math.round(moment * sampleRate);
  const frame = pcm.subarray(Math.max(0, center - half), center + half);
  let best = 0;
  let bestLag = 0;
  for (let lag = Math.round(sampleRate / 520); lag < sampleRate / 65; lag++) {
    let product = 0;
    let here = 0;
    let there = 0;
    for (let i = lag; i < frame.length; i++) {
      product += (frame[i] as number) * (frame[i - lag] as number);
      here += (frame[i] as number) ** 2;
      there += (frame[i - lag] as number) ** 2;
    }
    const likeness = product / Math.sqrt(here * there + 1e-12);
    // A multiple of the period fits as well as the period: the first good lag wins.
    if (likeness > best + 0.04) {
      best = likeness;
      bestLag = lag;
    }
  }
  return best > 0.6 ? sampleRate / bestLag : null;
};

/** The mean pitch of the vowels among some sounds, in Hz. */
export const meanPitch = (speech: Speech, phones: readonly TimedPhone[]): number => {
  const found = phones
    .filter(({ phone }) => "aæeыіoөұү".includes(phone))
    .flatMap(({ start, end }) =>
      [0.3, 0.5, 0.7].map((share) => pitchAt(speech, start + (end - start) * share)),
    )
    .filter((pitch) => pitch !== null);
  return found.reduce((sum, pitch) => sum + pitch, 0) / found.length;
};
