import type { GlossLanguage, Sense } from "../words/glossary.ts";
import { classOf } from "./source-words.ts";
import type { Wordings } from "./wordings.ts";

/** How much a dictionary's order counts beside what was said: its first meaning as said once. */
const ORDER = [1, 0.5, 0.35, 0.25, 0.2];
const LAST = 0.15;
/** A neighbour that was seen once speaks less surely than one that was seen often. */
const SOMEWHAT = 2;

/** How words of English and Russian are said in Kazakh beside others, as the lines of the course have it. */
export class SenseChoice {
  readonly #counts: Wordings;

  constructor(counts: Wordings) {
    this.#counts = counts;
  }

  /** Learns now what it would learn when it is first asked. */
  learn(): void {
    this.#counts.count("");
  }

  /**
   * The senses of a word, within each class of headwords the likeliest first; a class keeps its places in the list.
   *
   * @param word as the dictionary has it
   * @param beside lemmas of the words near it
   */
  ordered(
    language: GlossLanguage,
    word: string,
    senses: readonly Sense[],
    beside: ReadonlySet<string>,
  ): readonly Sense[] {
    if (senses.length < 2) return senses;
    const found = [...senses];
    for (const kind of new Set(senses.map(classOf))) {
      if (kind === undefined) continue;
      const places = senses.flatMap((one, at) => (classOf(one) === kind ? [at] : []));
      if (places.length < 2) continue;
      const own = places.map((at) => senses[at] as Sense);
      const votes = this.#votes([language, kind, word], own, beside);
      const best = own
        .map((sense, at) => ({ sense, votes: votes[at] ?? 0 }))
        .sort((a, b) => b.votes - a.votes);
      places.forEach((place, at) => {
        found[place] = (best[at] as { sense: Sense }).sense;
      });
    }
    return found;
  }

  #votes(
    key: readonly string[],
    senses: readonly Sense[],
    beside: ReadonlySet<string>,
  ): readonly number[] {
    const counted = (...more: string[]): number[] =>
      senses.map(({ kz }) => this.#counts.count(...key, ...more, kz));
    const own = counted().map((count, at) => count + (ORDER[at] ?? LAST));
    const all = own.reduce((sum, one) => sum + one, 0);
    const votes = own.map((one) => one / all);
    for (const other of beside) {
      const seen = counted(other);
      const sum = seen.reduce((more, one) => more + one, 0);
      if (sum === 0) continue;
      seen.forEach((one, at) => {
        votes[at] = (votes[at] ?? 0) + one / (sum + SOMEWHAT);
      });
    }
    return votes;
  }
}
