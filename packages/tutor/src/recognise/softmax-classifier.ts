/** One thing to learn from: what was said, by its features, and what it is. */
export interface Sample {
  readonly features: readonly string[];
  readonly label: string;
}

export interface Likely {
  readonly label: string;
  readonly probability: number;
}

/** Times every sample is looked at. */
const ROUNDS = 8;
const STEP = 0.5;
/** Holds the weights of features that were seen once or twice small. */
const SHRINK = 1e-3;

/**
 * Tells labels apart by features: softmax regression with steps that grow smaller for features seen often (AdaGrad).
 * Some thousand samples are learnt in a fraction of a second, always to the same weights.
 */
export class SoftmaxClassifier {
  readonly #labels: readonly string[];
  readonly #places = new Map<string, number>();
  readonly #weights: Float32Array;

  constructor(samples: readonly Sample[]) {
    this.#labels = [...new Set(samples.map(({ label }) => label))].sort();
    // What one sample alone has tells it from the others and teaches nothing of a new one
    const once = new Set<string>();
    for (const { features } of samples)
      for (const feature of features)
        if (!once.has(feature)) once.add(feature);
        else if (!this.#places.has(feature)) this.#places.set(feature, this.#places.size);
    const width = this.#labels.length;
    this.#weights = new Float32Array(this.#places.size * width);
    this.#learn(samples);
  }

  #learn(samples: readonly Sample[]): void {
    const width = this.#labels.length;
    const weights = this.#weights;
    const seen = new Float32Array(weights.length);
    const known = samples.map(({ features, label }) => ({
      places: this.#known(features),
      label: this.#labels.indexOf(label),
    }));
    const order = shuffled(known.length);
    const chances = new Float64Array(width);
    for (let round = 0; round < ROUNDS; round++) {
      for (const at of order) {
        const { places, label } = known[at] as (typeof known)[number];
        this.#chances(places, chances);
        const scale = 1 / Math.sqrt(places.length);
        for (let one = 0; one < width; one++) {
          const off = (chances[one] as number) - (one === label ? 1 : 0);
          // What is as good as settled teaches nothing
          if (Math.abs(off) < 0.005) continue;
          const slope = off * scale;
          for (const place of places) {
            const index = place * width + one;
            const pull = slope + SHRINK * (weights[index] as number);
            seen[index] = (seen[index] as number) + pull * pull;
            weights[index] =
              (weights[index] as number) -
              (STEP * pull) / (0.05 + Math.sqrt(seen[index] as number));
          }
        }
      }
    }
  }

  #known(features: readonly string[]): Int32Array {
    const places = features.flatMap((feature) => this.#places.get(feature) ?? []);
    return Int32Array.from(places);
  }

  #chances(places: Int32Array, chances: Float64Array): void {
    const width = chances.length;
    chances.fill(0);
    const scale = 1 / Math.sqrt(Math.max(1, places.length));
    for (const place of places)
      for (let one = 0; one < width; one++)
        chances[one] = (chances[one] as number) + (this.#weights[place * width + one] as number);
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

  /** Every label, the likeliest first. */
  tell(features: readonly string[]): Likely[] {
    const places = this.#known(features);
    const chances = new Float64Array(this.#labels.length);
    this.#chances(places, chances);
    return this.#labels
      .map((label, at) => ({ label, probability: chances[at] as number }))
      .sort((a, b) => b.probability - a.probability);
  }
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
