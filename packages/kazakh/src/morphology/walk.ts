import { CONTEXT_LIMIT, type ContextKey, endsMutably } from "../phonology/context.ts";
import { seamsAt } from "./chain.ts";
import { type Ending, endingsOf, type StateName, type Step, stepsFrom } from "./morphotactics.ts";

/** A stem laid against the beginning of a surface form. */
export interface Start {
  /** Length of the stem as the suffixes see it. */
  length: number;
  /** How many of its letters the surface shows unchanged. */
  firm: number;
  key: ContextKey;
  state: StateName;
}

/** One suffix found in a surface form. */
export interface Found {
  step: Step;
  /** Where the suffix's own letters begin and end in the surface. */
  from: number;
  to: number;
  /** Last letter of the word so far, before the next suffix changed it. */
  closes: string;
  key: ContextKey;
}

/** One complete way to read a surface form from a start. */
export interface Reading {
  path: readonly Found[];
  ending: Ending;
  cost: number;
}

/** A step as it looks in one context. */
interface Move {
  step: Step;
  cut: number;
  add: string;
  own: number;
  next: ContextKey;
  mutable: boolean;
}

/** The moves of a state in a context, found by how much they cut and the letter they show first. */
interface Moves {
  /** Greatest cut among the moves. */
  reach: number;
  byLetter: Map<number, Move[]>;
  /** Moves of one letter that may itself change before the next suffix (оқы + й). */
  loose: Move[];
}

const MAX_SUFFIXES = 9;
const NONE: readonly Move[] = [];
const stateNumbers = new Map<StateName, number>();
const moves = new Map<number, Moves>();

function movesFrom(state: StateName, key: ContextKey): Moves {
  let number = stateNumbers.get(state);
  if (number === undefined) {
    number = stateNumbers.size;
    stateNumbers.set(state, number);
  }
  const slot = number * CONTEXT_LIMIT + key;
  let known = moves.get(slot);
  if (!known) {
    known = { reach: 0, byLetter: new Map(), loose: [] };
    for (const step of stepsFrom(state))
      for (const { cut, add, surface, next } of seamsAt(step.suffix, key)) {
        const mutable = endsMutably(next);
        const move = { step, cut, add, own: surface.length, next, mutable };
        const name = (cut << 16) | add.charCodeAt(0);
        known.reach = Math.max(known.reach, cut);
        known.byLetter.set(name, [...(known.byLetter.get(name) ?? []), move]);
        if (mutable && add.length === 1) known.loose.push(move);
      }
    moves.set(slot, known);
  }
  return known;
}

/**
 * Every way to read `surface` from a start, made by generating: each suffix of the table is joined
 * to what stands so far, and kept while the result agrees with the surface. Analysis therefore
 * accepts a form exactly when generation makes it.
 */
export function readingsFrom(surface: string, start: Start): Reading[] {
  const readings: Reading[] = [];
  const path: Found[] = [];
  const total = surface.length;

  function visit(
    state: StateName,
    key: ContextKey,
    length: number,
    firm: number,
    cost: number,
  ): void {
    if (length === total && firm === total)
      for (const ending of endingsOf(state))
        readings.push({ path: path.slice(), ending, cost: cost + ending.cost });
    if (path.length === MAX_SUFFIXES || length > total) return;
    const { reach, byLetter, loose } = movesFrom(state, key);
    for (let cut = length > firm ? length - firm : 0; cut <= reach; cut++) {
      const letter = surface.charCodeAt(length - cut);
      for (const move of byLetter.get((cut << 16) | letter) ?? NONE)
        follow(move, length - cut, cost);
    }
    for (const move of loose) {
      const at = length - move.cut;
      if (at <= firm && surface.charCodeAt(at) !== move.add.charCodeAt(0)) follow(move, at, cost);
    }
  }

  function follow(move: Move, at: number, cost: number): void {
    const { add } = move;
    const end = at + add.length;
    if (end > total + 1) return;
    const shown = surface.startsWith(add, at);
    if (!shown && !(move.mutable && surface.startsWith(add.slice(0, -1), at))) return;
    path.push({
      step: move.step,
      from: end - move.own,
      to: end,
      closes: add.charAt(add.length - 1),
      key: move.next,
    });
    visit(move.step.to, move.next, end, shown ? end : end - 1, cost + move.step.cost);
    path.pop();
  }

  visit(start.state, start.key, start.length, start.firm, 0);
  return readings;
}
