import { featureKey } from "./feature-key.ts";
import { LinearModel } from "./linear-model.ts";

/** Counts are kept as steps of their logarithm: in one byte from a half to three thousand. */
const STEPS = 10;

/** How often words of the course's lines are said by which words of their translations; sparse, in five bytes each. */
export class Wordings {
  readonly #model: () => LinearModel;

  constructor(model: () => LinearModel) {
    this.#model = model;
  }

  /** How often it was counted. */
  count(...key: readonly string[]): number {
    const step = this.#model().row(key.join("|"))?.[0] ?? 0;
    return step === 0 ? 0 : 2 ** (step / STEPS) - 1;
  }
}

/** Counts as a model of one label. */
export function keptCounts(counts: ReadonlyMap<string, number>): LinearModel {
  const byKey = new Map<number, number>();
  for (const [text, count] of counts) {
    const step = Math.min(127, Math.round(Math.log2(1 + count) * STEPS));
    if (step > 0) byKey.set(featureKey(text), step);
  }
  const keys = Uint32Array.from(byKey.keys()).sort();
  return new LinearModel({
    labels: ["count"],
    keys,
    weights: Int8Array.from(keys, (key) => byKey.get(key) ?? 0),
    scales: Float32Array.of(1),
  });
}
