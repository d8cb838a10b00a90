import { type Phone, phoneInventory } from "@tilashar/kazakh/sound";
import { bands } from "./features.ts";

/** One layer of the net: `outputs` rows of `inputs` weights. */
export interface Layer {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/** A phone classifier over a window of frames. */
export interface Model {
  /** Frames of the window, from the one that is judged. */
  offsets: readonly number[];
  /** What is taken from a feature, and what it is multiplied with then. */
  mean: Float32Array;
  scale: Float32Array;
  layers: readonly Layer[];
  /** The phones in the order of {@link phoneInventory}, then silence. */
  logPrior: Float32Array;
}

/** The index of silence among the classes. */
export const silence = phoneInventory.length;
/** Classes of the net: every phone, and silence. */
export const classes = silence + 1;

const phoneIndex = new Map(phoneInventory.map((phone, index) => [phone, index]));
/** The class of a phone. */
export const classOf = (phone: Phone): number => phoneIndex.get(phone) as number;

interface Description {
  format: 1;
  bands: number;
  offsets: number[];
  phones: string[];
  layers: { inputs: number; outputs: number }[];
  logPrior: number[];
}

/**
 * Reads a model: its description and its weights, whole numbers with one scale an output.
 *
 * @throws when the two do not fit each other or this code.
 */
export const readModel = (description: string, weights: Uint8Array): Model => {
  const {
    format,
    offsets,
    phones,
    layers,
    logPrior,
    bands: width,
  } = JSON.parse(description) as Description;
  if (format !== 1 || width !== bands || phones.join() !== phoneInventory.join())
    throw new Error("The speech model was made for another version of the judge.");
  const expected = layers.reduce(
    (sum, { inputs, outputs }) => sum + outputs * (inputs + 8),
    8 * bands,
  );
  if (weights.byteLength !== expected || logPrior.length !== classes)
    throw new Error(`The speech model has ${weights.byteLength} bytes instead of ${expected}.`);
  let at = 0;
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength);
  const floats = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, i) =>
      view.getFloat32(at + 4 * i, true),
    );
    at += 4 * count;
    return values;
  };
  const mean = floats(bands);
  const scale = floats(bands);
  const read = layers.map(({ inputs, outputs }): Layer => {
    const scales = floats(outputs);
    const biases = floats(outputs);
    const values = new Float32Array(inputs * outputs);
    for (let i = 0; i < values.length; i++)
      values[i] = view.getInt8(at + i) * (scales[Math.floor(i / inputs)] as number);
    at += values.length;
    return { inputs, outputs, weights: values, biases };
  });
  return { offsets, mean, scale, layers: read, logPrior: Float32Array.from(logPrior) };
};
