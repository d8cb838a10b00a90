import type { Rule } from "./rule.ts";

/** A word read as something: its category, what it is then, and how unusual that is. */
export interface LexicalEdge {
  readonly category: string;
  readonly from: number;
  /** Index of the first word after it: a lexical edge may hold several words. */
  readonly to: number;
  readonly value: unknown;
  readonly cost: number;
}

/** A reading of a whole text. */
export interface Reading {
  readonly value: unknown;
  readonly cost: number;
}

/** A rule of which the first parts have been found. */
interface Begun {
  readonly rule: Rule;
  readonly done: number;
  readonly from: number;
  readonly values: readonly unknown[];
  readonly cost: number;
}

/** So many readings of one category are kept for the same words. */
const KEPT = 8;

/**
 * A grammar as a bottom-up chart parser: every stretch of the words is read once, as everything it may be, and longer
 * stretches are put together of shorter ones. Of each category the cheapest readings of a stretch are kept, so that a
 * sentence takes time that grows with its length and not with its readings.
 */
export class ChartGrammar {
  readonly #starting = new Map<string, Rule[]>();
  readonly #words = new Set<string>();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const first = rule.parts[0] as string;
      const known = this.#starting.get(first);
      if (known) known.push(rule);
      else this.#starting.set(first, [rule]);
      for (const part of rule.parts) if (!isCategory(part)) this.#words.add(part);
    }
  }

  /** Readings of all the words as a category, the cheapest first. */
  parse(words: readonly string[], lexical: readonly LexicalEdge[], goal: string): Reading[] {
    const length = words.length;
    const cells = new Cells(length);
    for (const edge of lexical) cells.at(edge.from, edge.to).add(edge);
    for (const [at, word] of words.entries())
      if (this.#words.has(word)) cells.at(at, at + 1).add({ category: word, value: word, cost: 0 });
    // What has been begun and waits for a part, by the place where that starts and its category
    const waiting = Array.from({ length: length + 1 }, () => new Map<string, Begun[]>());
    for (let to = 1; to <= length; to++)
      for (let from = to - 1; from >= 0; from--) this.#fill(cells, waiting, from, to);
    return (length === 0 ? [] : cells.at(0, length).of(goal)).toSorted((a, b) => a.cost - b.cost);
  }

  /** Reads one stretch: everything within it has been read before. */
  #fill(cells: Cells, waiting: readonly Map<string, Begun[]>[], from: number, to: number): void {
    const cell = cells.at(from, to);
    for (const edge of cell.taken()) {
      for (const rule of this.#starting.get(edge.category) ?? [])
        this.#advance(
          cells,
          waiting,
          { rule, done: 0, from, values: [], cost: rule.cost },
          edge,
          to,
        );
      for (const begun of waiting[from]?.get(edge.category) ?? [])
        this.#advance(cells, waiting, begun, edge, to);
    }
  }

  #advance(
    cells: Cells,
    waiting: readonly Map<string, Begun[]>[],
    begun: Begun,
    edge: Found,
    to: number,
  ): void {
    const { rule, from } = begun;
    const values = [...begun.values, edge.value];
    const cost = begun.cost + edge.cost;
    const done = begun.done + 1;
    if (done === rule.parts.length) {
      const value = rule.build(...(values as never[]));
      if (value !== undefined) cells.at(from, to).add({ category: rule.whole, value, cost });
      return;
    }
    const wanted = rule.parts[done] as string;
    const here = waiting[to] as Map<string, Begun[]>;
    const known = here.get(wanted);
    const next = { rule, done, from, values, cost };
    if (known) known.push(next);
    else here.set(wanted, [next]);
  }
}

const isCategory = (symbol: string): boolean => /^\p{Lu}/u.test(symbol);

interface Found {
  readonly category: string;
  readonly value: unknown;
  readonly cost: number;
}

/** What one stretch of words may be. */
class Cell {
  readonly #kept = new Map<string, Found[]>();
  readonly #queue: Found[] = [];

  add(found: Found): void {
    this.#queue.push(found);
  }

  /** What is found here, the cheapest of each category first; what is added meanwhile comes as well. */
  *taken(): Generator<Found> {
    this.#queue.sort((a, b) => a.cost - b.cost);
    for (let at = 0; at < this.#queue.length; at++) {
      const found = this.#queue[at] as Found;
      const kept = this.#kept.get(found.category);
      if (kept && kept.length >= KEPT) continue;
      if (kept) kept.push(found);
      else this.#kept.set(found.category, [found]);
      yield found;
    }
  }

  of(category: string): readonly Found[] {
    return this.#kept.get(category) ?? [];
  }
}

/** The cells of a text by where they start and end. */
class Cells {
  readonly #cells: Cell[] = [];
  readonly #width: number;

  constructor(length: number) {
    this.#width = length + 1;
  }

  at(from: number, to: number): Cell {
    const index = from * this.#width + to;
    this.#cells[index] ??= new Cell();
    return this.#cells[index];
  }
}
