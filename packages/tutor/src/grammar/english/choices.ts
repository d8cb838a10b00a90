/**
 * Chooses among ways to say the parts of a tree. One run asks its questions in an order that its answers tell, so that
 * a run is a list of numbers, and the runs beside it differ from it in one answer.
 */
export class Choices {
  /** How far from the first choices this run is. */
  readonly cost: number;
  readonly #answers: readonly number[];
  readonly #open: number[] = [];

  constructor(answers: readonly number[] = []) {
    this.#answers = answers;
    this.cost = answers.reduce((sum, one) => sum + one, 0);
  }

  /** The way this run takes; undefined where there is none. */
  pick<Way>(ways: readonly Way[]): Way | undefined {
    if (ways.length < 2) return ways[0];
    const at = this.#answers[this.#open.length] ?? 0;
    this.#open.push(ways.length);
    return ways[at];
  }

  /** Runs that choose one further way than this one, each met once. */
  further(): Choices[] {
    const last = Math.max(0, this.#answers.length - 1);
    const runs: Choices[] = [];
    for (let at = last; at < this.#open.length; at++) {
      const now = this.#answers[at] ?? 0;
      if (now + 1 >= (this.#open[at] as number)) continue;
      const answers = Array.from({ length: at + 1 }, (_, place) => this.#answers[place] ?? 0);
      answers[at] = now + 1;
      runs.push(new Choices(answers));
    }
    return runs;
  }
}
