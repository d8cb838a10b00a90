import { featureKey } from "./feature-key.ts";

export interface Likely {
  readonly label: string;
  /** 0–1; of all labels together 1. */
  readonly probability: number;
}

/** The numbers of a model: a row of weights for each feature. */
export interface LinearWeights {
  readonly labels: readonly string[];
  /** Keys of the known features, rising. */
  readonly keys: Uint32Array;
  /** The weights of each feature for each label, as steps of the label's scale. */
  readonly weights: Int8Array;
  /** One step of the weights of a label. */
  readonly scales: Float32Array;
}

/** Tells how likely each label is by a sum of the weights that a message's features have for it (softmax). */
export class LinearModel {
  readonly numbers: LinearWeights;

  constructor(numbers: LinearWeights) {
    this.numbers = numbers;
  }

  /** Every label, the likeliest first. Features that were not learnt count for nothing. */
  tell(features: readonly string[]): Likely[] {
    const { labels, weights, scales } = this.numbers;
    const width = labels.length;
    const sums = new Float64Array(width);
    let known = 0;
    for (const feature of features) {
      const row = this.#row(featureKey(feature));
      if (row < 0) continue;
      known++;
      for (let one = 0; one < width; one++)
        sums[one] = (sums[one] as number) + (weights[row * width + one] as number);
    }
    const scale = 1 / Math.sqrt(Math.max(1, known));
    for (let one = 0; one < width; one++)
      sums[one] = (sums[one] as number) * (scales[one] as number) * scale;
    const highest = Math.max(...sums);
    const chances = sums.map((sum) => Math.exp(sum - highest));
    const whole = chances.reduce((all, one) => all + one, 0);
    return labels
      .map((label, at) => ({ label, probability: (chances[at] as number) / whole }))
      .sort((a, b) => b.probability - a.probability);
  }

  /** What a feature has of each label; undefined of one that was not learnt. */
  row(feature: string): Float64Array | undefined {
    const { labels, weights, scales } = this.numbers;
    const row = this.#row(featureKey(feature));
    if (row < 0) return undefined;
    const width = labels.length;
    const values = new Float64Array(width);
    for (let one = 0; one < width; one++)
      values[one] = (scales[one] as number) * (weights[row * width + one] as number);
    return values;
  }

  #row(key: number): number {
    const { keys } = this.numbers;
    let low = 0;
    let high = keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = keys[middle] as number;
      if (found === key) return middle;
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
