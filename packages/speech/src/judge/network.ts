import { bands } from "./features.ts";
import { classes, type Layer, type Model } from "./model.ts";

/** Frames that go through a layer together, so that its weights are fetched once for all of them. */
const block = 4;

/** Four rows of input through a layer: four dot products share each weight that is read. */
const forwardBlock = (
  { outputs, weights, biases }: Layer,
  windows: Float32Array,
  results: Float32Array,
): void => {
  const second = weights.length / outputs;
  const third = 2 * second;
  const fourth = 3 * second;
  for (let row = 0; row < outputs; row++) {
    const start = row * second;
    const bias = biases[row] as number;
    let a = bias;
    let b = bias;
    let c = bias;
    let d = bias;
    for (let i = 0; i < second; i++) {
      const weight = weights[start + i] as number;
      a += weight * (windows[i] as number);
      b += weight * (windows[second + i] as number);
      c += weight * (windows[third + i] as number);
      d += weight * (windows[fourth + i] as number);
    }
    results[row] = a;
    results[outputs + row] = b;
    results[2 * outputs + row] = c;
    results[3 * outputs + row] = d;
  }
};

/** A layer over all frames; beyond the ends there is nothing. The last layer is not rectified. */
const convolve = (layer: Layer, input: Float32Array, isLast: boolean): Float32Array => {
  const { inputs, outputs, offsets } = layer;
  const frames = input.length / inputs;
  const output = new Float32Array(frames * outputs);
  const width = offsets.length * inputs;
  const windows = new Float32Array(block * width);
  const results = new Float32Array(block * outputs);
  for (let first = 0; first < frames; first += block) {
    const together = Math.min(block, frames - first);
    for (let row = 0; row < together; row++) {
      for (const [place, offset] of offsets.entries()) {
        const frame = first + row + offset;
        const start = row * width + place * inputs;
        if (frame < 0 || frame >= frames) windows.fill(0, start, start + inputs);
        else windows.set(input.subarray(frame * inputs, (frame + 1) * inputs), start);
      }
    }
    forwardBlock(layer, windows, results);
    output.set(results.subarray(0, together * outputs), first * outputs);
  }
  if (isLast) return output;
  for (let i = 0; i < output.length; i++) {
    const rectified = Math.max(0, output[i] as number);
    output[i] = layer.residual ? rectified + (input[i] as number) : rectified;
  }
  return output;
};

/** Makes log probabilities of each frame's scores, in place. */
const normaliseScores = (scores: Float32Array): void => {
  for (let start = 0; start < scores.length; start += classes) {
    const frame = scores.subarray(start, start + classes);
    let highest = Number.NEGATIVE_INFINITY;
    for (const score of frame) highest = Math.max(highest, score);
    let sum = 0;
    for (const score of frame) sum += Math.exp(score - highest);
    const total = highest + Math.log(sum);
    for (let i = 0; i < classes; i++) frame[i] = (frame[i] as number) - total;
  }
};

/**
 * Log posteriors of the classes, frames × 34. `features` are frames × 40 as {@link normalise} gives
 * them.
 */
export const logPosteriors = (model: Model, features: Float32Array): Float32Array => {
  const scaled = features.map((feature, at) => {
    const band = at % bands;
    return (feature - (model.mean[band] as number)) * (model.scale[band] as number);
  });
  const scores = model.layers.reduce<Float32Array>(
    (input, layer, depth) => convolve(layer, input, depth === model.layers.length - 1),
    scaled,
  );
  normaliseScores(scores);
  return scores;
};
