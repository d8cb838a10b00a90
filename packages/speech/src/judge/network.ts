import { bands } from "./features.ts";
import { classes, type Layer, type Model } from "./model.ts";

/** Frames that go through a layer together, so that its weights are fetched once for all of them. */
const block = 4;

/** One layer over four rows of input: four dot products share each weight that is read. */
const forward = (
  { inputs, outputs, weights, biases }: Layer,
  input: Float32Array,
  output: Float32Array,
  rectify: boolean,
): void => {
  const second = inputs;
  const third = 2 * inputs;
  const fourth = 3 * inputs;
  for (let row = 0; row < outputs; row++) {
    const start = row * inputs;
    const bias = biases[row] as number;
    let a = bias;
    let b = bias;
    let c = bias;
    let d = bias;
    for (let i = 0; i < inputs; i++) {
      const weight = weights[start + i] as number;
      a += weight * (input[i] as number);
      b += weight * (input[second + i] as number);
      c += weight * (input[third + i] as number);
      d += weight * (input[fourth + i] as number);
    }
    output[row] = rectify && a < 0 ? 0 : a;
    output[outputs + row] = rectify && b < 0 ? 0 : b;
    output[2 * outputs + row] = rectify && c < 0 ? 0 : c;
    output[3 * outputs + row] = rectify && d < 0 ? 0 : d;
  }
};

/**
 * Log posteriors of the classes, frames × 34. `features` are frames × 40 as {@link normalise} gives
 * them; beyond the ends the outermost frame is repeated.
 */
export const logPosteriors = (model: Model, features: Float32Array): Float32Array => {
  const frames = features.length / bands;
  const result = new Float32Array(frames * classes);
  const scaled = new Float32Array(features.length);
  for (let at = 0; at < features.length; at++) {
    const band = at % bands;
    scaled[at] =
      ((features[at] as number) - (model.mean[band] as number)) * (model.scale[band] as number);
  }
  const width = model.offsets.length * bands;
  const inputs = new Float32Array(block * width);
  const activations = model.layers.map(({ outputs }) => new Float32Array(block * outputs));
  for (let first = 0; first < frames; first += block) {
    const together = Math.min(block, frames - first);
    for (let row = 0; row < together; row++) {
      for (const [place, offset] of model.offsets.entries()) {
        const frame = Math.min(Math.max(first + row + offset, 0), frames - 1);
        inputs.set(
          scaled.subarray(frame * bands, (frame + 1) * bands),
          row * width + place * bands,
        );
      }
    }
    let input: Float32Array = inputs;
    for (const [depth, layer] of model.layers.entries()) {
      const output = activations[depth] as Float32Array;
      forward(layer, input, output, depth < model.layers.length - 1);
      input = output;
    }
    for (let row = 0; row < together; row++) {
      const start = row * classes;
      let highest = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < classes; i++) highest = Math.max(highest, input[start + i] as number);
      let sum = 0;
      for (let i = 0; i < classes; i++) sum += Math.exp((input[start + i] as number) - highest);
      const total = highest + Math.log(sum);
      for (let i = 0; i < classes; i++)
        result[(first + row) * classes + i] = (input[start + i] as number) - total;
    }
  }
  return result;
};
