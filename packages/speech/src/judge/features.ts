import { createSpectrum, transformLength } from "./spectrum.ts";

/** Samples a second of everything that is judged. */
export const judgeRate = 16_000;
/** Samples from one frame to the next: 10 ms. */
export const hop = 160;
const window = 400;
/** Mel bands of a frame. */
export const bands = 40;
const floor = -9;

const hamming = Float64Array.from(
  { length: window },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (window - 1)),
);

interface Band {
  first: number;
  weights: Float64Array;
}

const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);

/** Above it the highest frequencies are drawn together, so that none leaves the bands. */
const knee = 6000;

/** The frequency at which a throat of usual length has what one so many times shorter has at `hertz`. */
const unwarped = (hertz: number, throat: number): number =>
  hertz < knee
    ? hertz / throat
    : knee / throat + ((hertz - knee) * (judgeRate / 2 - knee / throat)) / (judgeRate / 2 - knee);

const trianglesOf = (throat: number): readonly Band[] =>
  Array.from({ length: bands }, (_, band) => {
    const bins = transformLength / 2 + 1;
    const edge = (i: number): number => mel(80) + ((mel(7600) - mel(80)) * i) / (bands + 1);
    const [low, centre, high] = [edge(band), edge(band + 1), edge(band + 2)];
    const weights: number[] = [];
    let first = -1;
    for (let bin = 0; bin < bins; bin++) {
      const at = mel(unwarped((bin * judgeRate) / transformLength, throat));
      const weight = Math.min((at - low) / (centre - low), (high - at) / (high - centre));
      if (weight <= 0) continue;
      if (first < 0) first = bin;
      weights.push(weight);
    }
    return { first: Math.max(first, 0), weights: Float64Array.from(weights) };
  });

/** How much shorter than usual a speaker's throat may be taken to be: formants lie so much higher. */
export const throats = [1, 1.1, 1.2] as const;
/** One of {@link throats}. */
type Throat = (typeof throats)[number];
const triangles = new Map<Throat, readonly Band[]>(
  throats.map((throat) => [throat, trianglesOf(throat)]),
);

/** Frames in so many samples. */
export const frameCount = (samples: number): number =>
  samples < window ? 0 : 1 + Math.floor((samples - window) / hop);

/** Log energies, frames × 40 mel bands from 80 to 7600 Hz, of sound at 16 kHz, as if the throat were of usual length. */
export const logMel = (samples: Float32Array, throat: Throat = 1): Float32Array => {
  const ofThroat = triangles.get(throat) as readonly Band[];
  const frames = frameCount(samples.length);
  const result = new Float32Array(frames * bands);
  const { input, power } = createSpectrum();
  const energies = new Float64Array(transformLength / 2 + 1);
  for (let frame = 0; frame < frames; frame++) {
    const start = frame * hop;
    for (let i = 0; i < window; i++) {
      const at = start + i;
      const before = at === 0 ? 0 : (samples[at - 1] as number);
      input[i] = ((samples[at] as number) - 0.97 * before) * (hamming[i] as number);
    }
    power(energies);
    for (let band = 0; band < bands; band++) {
      const { first, weights } = ofThroat[band] as Band;
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        sum += (weights[i] as number) * (energies[first + i] as number);
      result[frame * bands + band] = Math.log(sum + 1e-10);
    }
  }
  return result;
};

/**
 * What the net reads: the level taken out (the 80th percentile of the frames' means), nothing below
 * −9, and half of the mean over the loud frames taken out of each band. The whole mean would take the
 * vowel out of a word that has but one. In place; returns its argument.
 */
export const normalise = (features: Float32Array): Float32Array => {
  const frames = features.length / bands;
  if (frames === 0) return features;
  const levels = new Float64Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let band = 0; band < bands; band++) sum += features[frame * bands + band] as number;
    levels[frame] = sum / bands;
  }
  const sorted = levels.slice().sort();
  const loudness = sorted[Math.min(frames - 1, Math.floor(0.8 * frames))] as number;
  const means = new Float64Array(bands);
  let loud = 0;
  for (let frame = 0; frame < frames; frame++) {
    const counts = (levels[frame] as number) > loudness - 3;
    if (counts) loud++;
    for (let band = 0; band < bands; band++) {
      const at = frame * bands + band;
      const value = Math.max((features[at] as number) - loudness, floor);
      features[at] = value;
      if (counts) means[band] = (means[band] as number) + value;
    }
  }
  for (let at = 0; at < features.length; at++)
    features[at] = (features[at] as number) - (0.5 * (means[at % bands] as number)) / loud;
  return features;
};
