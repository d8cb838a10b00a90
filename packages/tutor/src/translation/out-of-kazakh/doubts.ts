import { NotUnderstood } from "./meaning.ts";

/**
 * How a sentence is taken: surely, where whatever is not understood ends it, or roughly, where the likeliest is taken and
 * what was doubted is remembered.
 */
export class Doubts {
  readonly rough: boolean;
  readonly #noted: string[] = [];

  constructor(rough: boolean) {
    this.rough = rough;
  }

  get noted(): readonly string[] {
    return this.#noted;
  }

  /** Ends a sure reading; a rough one goes on with the likeliest. */
  at(why: string): void {
    if (!this.rough) throw new NotUnderstood(why);
    this.#noted.push(why);
  }

  /** The value, or the likeliest one in its place. */
  or<Value>(value: Value | undefined, likeliest: () => Value | undefined, why: string): Value {
    if (value !== undefined) return value;
    this.at(why);
    const likely = likeliest();
    if (likely === undefined) throw new NotUnderstood(why);
    return likely;
  }
}
