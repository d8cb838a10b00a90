import type { LinearModel } from "./linear-model.ts";
import { learnSoftmax, type Sample } from "./softmax.ts";

/**
 * The models that recognisers tell messages by, by their names: those that the build has learnt, and any other learnt
 * when it is first asked for.
 */
export class LearntModels {
  readonly #models: Map<string, LinearModel>;

  constructor(stored: ReadonlyMap<string, LinearModel> = new Map()) {
    this.#models = new Map(stored);
  }

  /** The model of a name; learnt from the samples where the build has none of it. */
  of(name: string, samples: () => readonly Sample[]): LinearModel {
    return this.made(name, () => learnSoftmax(samples()));
  }

  /** The same of a model that is learnt in another way. */
  made(name: string, learn: () => LinearModel): LinearModel {
    let model = this.#models.get(name);
    if (!model) {
      model = learn();
      this.#models.set(name, model);
    }
    return model;
  }

  /** Every model that is known by now. */
  get all(): ReadonlyMap<string, LinearModel> {
    return this.#models;
  }
}
