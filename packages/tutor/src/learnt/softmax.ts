import { featureKey } from "./feature-key.ts";
import { LinearModel } from "./linear-model.ts";

/** One thing to learn from: what was said, by its features, and what it is. */
export interface Sample {
  readonly features: readonly string[];
  readonly label: string;
}

/** Times every sample is looked at. */
const ROUNDS = 8;
const STEP = 0.5;
/** Holds the weights of features that were seen once or twice small. */
const SHRINK = 1e-3;
/** What is as good as settled teaches nothing. */
const SETTLED = 0.005;
/** Weights are kept in as many steps to either side. */
const STEPS = 127;

/**
 * Learns to tell labels apart by features: softmax regression with steps that grow smaller for features seen often
 * (AdaGrad), always to the same weights. Some ten thousand messages take a second or two.
 */
export function learnSoftmax(samples: readonly Sample[]): LinearModel {
  const labels = [...new Set(samples.map(({ label }) => label))].sort();
  const { keys, rowsOf } = knownFeatures(samples);
  const weights = new Float32Array(keys.length * labels.length);
  const placeOf = new Map(labels.map((label, place) => [label, place]));
  const known = samples.map(({ features, label }) => ({
    rows: rowsOf(features),
    label: placeOf.get(label) as number,
  }));
  descend(known, weights, labels.length);
  return new LinearModel({ labels, keys, ...inSteps(weights, labels.length) });
}

/** The features that more than one sample has: what one alone has tells it from the others and teaches nothing of a new one. */
function knownFeatures(samples: readonly Sample[]) {
  const seen = new Map<number, number>();
  for (const { features } of samples)
    for (const feature of features) {
      const key = featureKey(feature);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  const keys = Uint32Array.from([...seen].flatMap(([key, times]) => (times > 1 ? [key] : [])));
  keys.sort();
  const rows = new Map(Array.from(keys, (key, row) => [key, row]));
  const rowsOf = (features: readonly string[]): Int32Array =>
    Int32Array.from(features.flatMap((feature) => rows.get(featureKey(feature)) ?? []));
  return { keys, rowsOf };
}

interface Known {
  readonly rows: Int32Array;
  readonly label: number;
}

function descend(known: readonly Known[], weights: Float32Array, width: number): void {
  const squares = new Float32Array(weights.length);
  const chances = new Float64Array(width);
  const open = new Int32Array(width);
  const slopes = new Float64Array(width);
  const order = shuffled(known.length);
  for (let round = 0; round < ROUNDS; round++)
    for (const at of order) {
      const { rows, label } = known[at] as Known;
      if (rows.length === 0) continue;
      const scale = 1 / Math.sqrt(rows.length);
      tellChances(rows, weights, chances, scale);
      let count = 0;
      for (let one = 0; one < width; one++) {
        const off = (chances[one] as number) - (one === label ? 1 : 0);
        if (Math.abs(off) < SETTLED) continue;
        open[count] = one;
        slopes[count++] = off * scale;
      }
      for (let place = 0; place < rows.length; place++) {
        const from = (rows[place] as number) * width;
        for (let which = 0; which < count; which++) {
          const index = from + (open[which] as number);
          const weight = weights[index] as number;
          const pull = (slopes[which] as number) + SHRINK * weight;
          const square = (squares[index] as number) + pull * pull;
          squares[index] = square;
          weights[index] = weight - (STEP * pull) / (0.05 + Math.sqrt(square));
        }
      }
    }
}

function tellChances(
  rows: Int32Array,
  weights: Float32Array,
  chances: Float64Array,
  scale: number,
): void {
  const width = chances.length;
  chances.fill(0);
  for (let place = 0; place < rows.length; place++) {
    const from = (rows[place] as number) * width;
    for (let one = 0; one < width; one++)
      chances[one] = (chances[one] as number) + (weights[from + one] as number);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < width; one++) {
    chances[one] = (chances[one] as number) * scale;
    highest = Math.max(highest, chances[one] as number);
  }
  let sum = 0;
  for (let one = 0; one < width; one++) {
    chances[one] = Math.exp((chances[one] as number) - highest);
    sum += chances[one] as number;
  }
  for (let one = 0; one < width; one++) chances[one] = (chances[one] as number) / sum;
}

/** Weights as whole steps of a scale of each label: a quarter of the bytes, and nothing lost that tells labels apart. */
function inSteps(weights: Float32Array, width: number) {
  const scales = new Float32Array(width);
  for (let at = 0; at < weights.length; at++) {
    const size = Math.abs(weights[at] as number) / STEPS;
    if (size > (scales[at % width] as number)) scales[at % width] = size;
  }
  const steps = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (scales[at % width] || 1)),
  );
  return { weights: steps, scales };
}

/** Places in an order that is mixed, and always the same. */
function shuffled(length: number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  let state = 12345;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}
