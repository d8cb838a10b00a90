import { attach } from "./attach/attach.ts";
import { type Entry, entryFor, rootEntry } from "./attach/entry.ts";
import type { Fault } from "./fault/fault.ts";
import type { Government } from "./government.ts";
import type { Reading } from "./word/reading.ts";
import type { Token } from "./word/token.ts";

/** A word in its place. */
export interface Placed {
  readonly reading: Reading;
  /** Place of the head; -1 for the root. */
  readonly head: number;
  readonly relation: string;
}

/** The best analysis of one clause or sentence. */
export interface Parse {
  readonly tokens: readonly Token[];
  readonly words: readonly Placed[];
  readonly cost: number;
  /** Places where nothing is wrong, but not everything is understood. */
  readonly doubts: readonly { readonly at: number; readonly why: string }[];
  readonly faults: readonly Fault[];
}

/** Whether a word stands under another, or is it. */
export const isUnder = (words: readonly Placed[], place: number, head: number): boolean => {
  for (let one = place; one >= 0; one = words[one]?.head ?? -1) if (one === head) return true;
  return false;
};

/** The first of the words that stand under one: in Kazakh all of them stand before it. */
export const firstUnder = (words: readonly Placed[], head: number): number =>
  words.findIndex((_, place) => isUnder(words, place, head));

interface State {
  readonly before: State | undefined;
  readonly at: number;
  readonly placed: Placed;
  readonly stack: Entry;
  readonly cost: number;
  readonly doubtList: DoubtList | undefined;
  readonly faultList: FaultList | undefined;
}
interface DoubtList {
  readonly one: { readonly at: number; readonly why: string };
  readonly rest: DoubtList | undefined;
}
interface FaultList {
  readonly one: Fault;
  readonly rest: FaultList | undefined;
}

const BEAM = 14;
/** What a fault costs against any reading without one. */
export const FAULT_COST = 5;
export const DOUBT_COST = 1.6;
const LOST_COST = 7;
/** A postposition, conjunction or copula with nothing before it. */
const NEEDED = 5.2;

/** What it costs a complement to stand under a later clause. */
const CROSSED = 1;

/** A word in a case, or a converb, that belongs to the verb next to it. */
const belongsNear = (reading: Reading, mark: string): boolean =>
  isComplement(reading) || (reading.form === "p" && mark === "");

const isComplement = ({ kind, case: kase, form }: Reading): boolean =>
  kind === "noun" && form === undefined && kase !== undefined && !/^(?:NOM|GEN|EQU)$/.test(kase);

const isEnded = ({ reading, at, below }: Entry, tokens: readonly Token[]): boolean =>
  below !== undefined &&
  tokens[at]?.mark !== "" &&
  reading.kind === "verb" &&
  (reading.form === "fin" || reading.form === "imp");

/** басқа қалада: the first word of all is no postposition, if it can be anything else. */
function usable({ readings }: Token, at: number): readonly Reading[] {
  if (at > 0) return readings;
  const others = readings.filter(({ kind }) => kind !== "post");
  return others.length > 0 ? others : readings;
}

/** Parses a sentence from its last word to its first: in Kazakh every word stands before its head. */
export function parse(tokens: readonly Token[], government: Government): Parse | undefined {
  if (tokens.length === 0) return undefined;
  const last = tokens.length - 1;
  let states: State[] = [];
  for (const reading of (tokens[last] as Token).readings) {
    const root = rootEntry(tokens, reading, government);
    states.push({
      before: undefined,
      at: last,
      placed: { reading, head: -1, relation: "root" },
      stack: root.entry,
      cost: reading.cost + root.cost,
      doubtList:
        root.doubt === undefined
          ? undefined
          : { one: { at: last, why: root.doubt }, rest: undefined },
      faultList: undefined,
    });
  }
  for (let at = last - 1; at >= 0; at--) {
    const next: State[] = [];
    const token = tokens[at] as Token;
    const entries = usable(token, at).map((reading) => entryFor(at, reading, government));
    for (const state of states) {
      for (const own of entries) {
        const { reading } = own;
        let unmet = 0;
        let unmetDoubts: DoubtList | undefined = state.doubtList;
        for (let head: Entry | undefined = state.stack; head; head = head.below) {
          const options = attach(tokens, at, own, head, government);
          for (const option of options) {
            const faultList = option.fault
              ? { one: option.fault, rest: state.faultList }
              : state.faultList;
            const doubtList =
              option.doubt === undefined
                ? unmetDoubts
                : { one: { at, why: option.doubt }, rest: unmetDoubts };
            next.push({
              before: state,
              at,
              placed: { reading, head: head.at, relation: option.relation },
              stack: { ...option.own, below: option.head },
              cost:
                state.cost +
                reading.cost +
                option.cost +
                unmet +
                (option.fault ? FAULT_COST : 0) +
                (option.doubt === undefined ? 0 : DOUBT_COST),
              doubtList,
              faultList,
            });
          }
          // Лондонға оқып жүр, қайтады: a complement does not reach over a clause that has ended
          if (isEnded(head, tokens) && belongsNear(reading, token.mark)) {
            unmet += CROSSED;
            unmetDoubts = { one: { at, why: "a complement over a clause" }, rest: unmetDoubts };
          }
          if (head.needs) {
            unmet += DOUBT_COST + NEEDED;
            unmetDoubts = {
              one: { at: head.at, why: `nothing before ${tokens[head.at]?.text}` },
              rest: unmetDoubts,
            };
          }
        }
        next.push(lost(state, own));
      }
    }
    next.sort((a, b) => a.cost - b.cost);
    states = next.slice(0, BEAM);
  }
  let best: Parse | undefined;
  for (const state of states) {
    const done = finish(state, tokens);
    if (best === undefined || done.cost < best.cost) best = done;
  }
  return best;
}

/** A word that fits nowhere stands loose before the root. */
function lost(state: State, own: Entry): State {
  const { at, reading } = own;
  let root = state.stack;
  while (root.below) root = root.below;
  return {
    before: state,
    at,
    placed: { reading, head: root.at, relation: "loose" },
    stack: { ...own, below: root },
    cost: state.cost + reading.cost + LOST_COST,
    doubtList: state.doubtList,
    faultList: { one: { kind: "unplaced", at, head: root.at }, rest: state.faultList },
  };
}

function finish(state: State, tokens: readonly Token[]): Parse {
  const words: Placed[] = [];
  for (let one: State | undefined = state; one; one = one.before) words[one.at] = one.placed;
  const doubts: { at: number; why: string }[] = [];
  for (let one = state.doubtList; one; one = one.rest) doubts.push(one.one);
  const faults: Fault[] = [];
  for (let one = state.faultList; one; one = one.rest) faults.push(one.one);
  let { cost } = state;
  for (let one: Entry | undefined = state.stack; one; one = one.below) {
    if (!one.needs || (one.reading.kind === "conj" && one.at === 0)) continue;
    cost += DOUBT_COST + NEEDED;
    doubts.push({ at: one.at, why: `nothing before ${tokens[one.at]?.text}` });
  }
  return { tokens, words, cost, doubts, faults };
}
