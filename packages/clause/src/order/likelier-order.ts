import type { Government } from "../government.ts";
import { firstUnder, type Parse } from "../parse.ts";
import type { Sequences } from "../usage/sequence.ts";

/** Some words of a sentence in another place. */
export interface Move {
  readonly from: number;
  /** Place of the last of them. */
  readonly to: number;
  /** Places of all words in their new order. */
  readonly order: readonly number[];
  /** How much likelier the sentence is so. */
  readonly gain: number;
}

/** An order this much less likely than another of the same words, at a joint that the content hardly shows, is not vouched for. */
const UNLIKELY = 3;
const ODD = 0.5;
/** Orders of longer sentences are not tried. */
const LONGEST = 14;

const DEGREE = /^(?:өте|тым|ең|аса)$/;
const ASKING = /^(?:не|қай|неше|қанша|қандай|нешінші)$/;
const BARE = /^(?:object|complement|part|compound|measure)$/;
/** Words that make one with their neighbour by another's licence: мен, және, сағат бес, екі жас кіші. */
const TIED = /^(?:joins|conjunct|count|measure)$/;

/**
 * Whether a word has its place by another, and stands nowhere else: a bare object, a quality, a number, a particle's word, a word
 * that asks which. What has a case, says when or does it moves as the speaker likes.
 */
function isBound({ tokens, words }: Parse, at: number): boolean {
  const { reading, relation } = words[at] as Parse["words"][number];
  const token = tokens[at];
  // қып-қызыл, жүре-жүре: what is said twice stands where it sounds well
  if (token?.lower.includes("-")) return false;
  if (token?.question !== undefined || ASKING.test(token?.lower ?? "")) return true;
  if (/^(?:det|num|cop|modal|conj|adj)$/.test(reading.kind)) return true;
  if (reading.kind === "adv") return DEGREE.test(token?.lower ?? "");
  if (reading.form !== undefined) return reading.form === "a";
  return reading.kind === "noun" && reading.case === "NOM" && BARE.test(relation);
}

const isTied = ({ tokens, words }: Parse, at: number): boolean => {
  const { reading, relation, head } = words[at] as Parse["words"][number];
  // бұл дұрыс деп ойлаймын: what is said has a subject of its own, and it stands within
  if (relation === "subject" && words[head]?.reading.lemma === "деу") return true;
  // қызық сияқты
  if (relation === "case" && reading.kind !== "noun") return true;
  return TIED.test(relation) && !ASKING.test(tokens[at]?.lower ?? "");
};

/**
 * The place where some words of a sentence would stand much likelier, as the sentences of the content have it; undefined where
 * the order is one of the likely ones.
 */
export function likelierOrder(
  parse: Parse,
  sequences: Sequences,
  government: Government,
): Move | undefined {
  const { tokens, words } = parse;
  const end = words.length;
  if (end < 3 || end > LONGEST || sequences.isEmpty) return undefined;
  const row = sequences.row(parse, government);
  const now = sequences.likelihood(row);
  let best: Move | undefined;
  for (let to = 0; to < end; to++)
    for (const from of new Set([firstUnder(words, to), to])) {
      if (to - from + 1 >= end || isTied(parse, to)) continue;
      // What is talked of stands first, whatever it is
      if (from === 0 && !isBound(parse, to)) continue;
      let low = from;
      while (low > 0 && tokens[low - 1]?.mark === "") low -= 1;
      let high = to;
      while (high < end - 1 && tokens[high]?.mark === "") high += 1;
      // Words with a mark behind them keep their place
      if (high < end - 1) high -= 1;
      if (high < to) continue;
      const size = to - from + 1;
      for (let goal = low; goal <= high + 1 - size; goal++) {
        if (goal === from) continue;
        const [first, last] = goal < from ? [goal, from - 1] : [to + 1, goal + size - 1];
        if (!mayPass(parse, to, first, last)) continue;
        const order = moved(end, from, to, goal);
        const then = order.map((at) => row[at] ?? "");
        const gain = sequences.likelihood(then) - now;
        if (gain < UNLIKELY || (best && gain <= best.gain)) continue;
        const joints = [from, to + 1, goal < from ? goal : goal + size];
        if (joints.some((at) => sequences.oddness(row, at) >= ODD))
          best = { from, to, order, gain };
      }
    }
  return best;
}

/** Whether words that end at a place go past those of a stretch only against their nature. */
function mayPass(parse: Parse, to: number, first: number, last: number): boolean {
  let bound = isBound(parse, to);
  for (let at = first; at <= last; at++) {
    const head = parse.words[at]?.head ?? -1;
    if (head >= first && head <= last) continue;
    if (isTied(parse, at)) return false;
    bound ||= at < parse.words.length - 1 && isBound(parse, at);
  }
  return bound;
}

function moved(size: number, from: number, to: number, goal: number): number[] {
  const places = [...Array(size).keys()];
  const taken = places.splice(from, to - from + 1);
  places.splice(goal, 0, ...taken);
  return places;
}
