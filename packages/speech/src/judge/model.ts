import { type Phone, phoneInventory } from "@tilashar/kazakh/sound";
import { bands } from "./features.ts";

/** One convolution over time: `outputs` rows of `offsets` × `inputs` weights. */
export interface Layer {
  inputs: number;
  outputs: number;
  /** The frames it looks at, from the one it judges. */
  offsets: readonly number[];
  /** Whether what it is given is added to its output. */
  residual: boolean;
  weights: Float32Array;
  biases: Float32Array;
}

/** A phone classifier: a stack of convolutions over the frames. */
export interface Model {
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
  format: 2;
  bands: number;
  phones: string[];
  layers: Pick<Layer, "inputs" | "outputs" | "offsets" | "residual">[];
  logPrior: number[];
}

/**
 * Reads a model: its description and its weights, whole numbers with one scale an output.
 *
 * @throws when the two do not fit each other or this code.
 */
export const readModel = (description: string, weights: Uint8Array): Model => {
  const { format, phones, layers, logPrior, bands: width } = JSON.parse(description) as Description;
  if (format !== 2 || width !== bands || phones.join() !== phoneInventory.join())
    throw new Error("The speech model was made for another version of the judge.");
  const expected = layers.reduce(
    (sum, { inputs, outputs, offsets }) => sum + outputs * (offsets.length * inputs + 8),
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
  const read = layers.map((layer): Layer => {
    const scales = floats(layer.outputs);
    const biases = floats(layer.outputs);
    const row = layer.offsets.length * layer.inputs;
    const weights = new Float32Array(row * layer.outputs);
    for (let i = 0; i < weights.length; i++)
      weights[i] = view.getInt8(at + i) * (scales[Math.floor(i / row)] as number);
    at += weights.length;
    return { ...layer, weights, biases };
  });
  return { mean, scale, layers: read, logPrior: Float32Array.from(logPrior) };
};
