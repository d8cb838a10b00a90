import type { ClauseJudge } from "../check.ts";
import { firstUnder, type Parse } from "../parse.ts";
import { sentencesOf } from "../sentences-of.ts";
import { type MovablePart, movableParts } from "./movable-parts.ts";

/** A sentence cut into words, as its reader sees it. */
export interface CutWord {
  /** Without punctuation; in small letters where only its place gives it a capital. */
  readonly text: string;
  /** Punctuation after it. */
  readonly after: string;
}

/** More orders than a learner could find are not looked for. */
const MAX_ORDERS = 30;
/** Of more movable parts, only one at a time leaves its place. */
const MAX_MOVED = 4;

/**
 * Orders of a sentence's words, other than its own, that say the same and are right: whole parts of the clause
 * change their places before the verb, modifiers stay with their heads, and what belongs next to the verb
 * stays there. Every one passes the check of clauses with each word under the same head as before.
 *
 * @param words all words of a text of one or more sentences
 * @returns places of the words, in each order; none where the text itself is not surely understood
 */
export function otherOrders(judge: ClauseJudge, words: readonly CutWord[]): number[][] {
  const orders = cutSentences(words).map(({ from, part }) => {
    const own = part.map((_, at) => from + at);
    return [own, ...ordersOfSentence(judge, part).map((order) => order.map((at) => from + at))];
  });
  const whole = orders.reduce<number[][]>(
    (before, next) => before.flatMap((start) => next.map((end) => [...start, ...end])),
    [[]],
  );
  return whole.slice(1, MAX_ORDERS + 1);
}

/** The sentences of a text, each with the place of its first word. */
export function cutSentences(words: readonly CutWord[]): { from: number; part: CutWord[] }[] {
  const cut: { from: number; part: CutWord[] }[] = [];
  let from = 0;
  words.forEach(({ after }, at) => {
    if (!/[.!?…]/.test(after) && at < words.length - 1) return;
    cut.push({ from, part: words.slice(from, at + 1) });
    from = at + 1;
  });
  return cut;
}

function ordersOfSentence(judge: ClauseJudge, words: readonly CutWord[]): number[][] {
  const text = written(words, [...words.keys()]);
  const parse = sentencesOf(text).length === 1 ? judge.understood(text) : undefined;
  if (parse === undefined) return [];
  const spans = spansOf(parse, words);
  if (spans === null) return [];
  const shape = shapeOf(parse, [...parse.tokens.keys()]);
  const own = [...parse.tokens.keys()];
  const judged = permuted(movableParts(parse)).filter((places) =>
    judge.understoodAs(
      written(
        words,
        places.flatMap((place) => spans[place] ?? []),
      ),
      (moved) => sameShape(shape, shapeOf(moved, places)),
    ),
  );
  const orders = [own, ...judged];
  const swapped = [...orders, ...orders.flatMap((places) => listSwapped(parse, places))];
  const called = [...swapped, ...swapped.flatMap((places) => calledLast(parse, places))];
  return called.slice(1).map((places) => places.flatMap((place) => spans[place] ?? []));
}

/** Two things that a comma or "and" of each parts have no order of their own: бес еркек, үш әйел. */
function listSwapped({ tokens, words }: Parse, places: readonly number[]): number[][] {
  const first = words.findIndex(({ relation }) => relation === "conjunct");
  const { head = -1, reading } = words[first] ?? {};
  const isOne = words.filter(({ relation }) => relation === "conjunct").length === 1;
  const hasJoin = words.some((word) => word.reading.kind === "conj");
  const second = words[head];
  if (!isOne || hasJoin || second === undefined || reading === undefined) return [];
  // ағам, Мұраттың досы: only what is alike, and has nothing before it that both may share
  if (reading.form !== undefined || reading.case !== second.reading.case) return [];
  const from = firstUnder(words, first);
  const isFirst = from === 0 || words[from - 1]?.head !== head;
  const isParted = tokens[first]?.mark === "," || (tokens[first]?.leaning.length ?? 0) > 0;
  if (!isParted || !isFirst || firstUnder(words, head) !== from) return [];
  const start = places.indexOf(from);
  const isTogether = places
    .slice(start, start + head - from + 1)
    .every((place, at) => place === from + at);
  if (!isTogether) return [];
  const rest = places.slice(start + head - from + 1);
  return [
    [...places.slice(0, start), ...stretch(first + 1, head), ...stretch(from, first), ...rest],
  ];
}

/** Whoever is spoken to may be called after the sentence as well as before it. */
function calledLast({ tokens, words }: Parse, places: readonly number[]): number[][] {
  const called = words.findIndex(({ relation }) => relation === "vocative");
  if (called === -1 || tokens[called]?.mark !== "," || firstUnder(words, called) !== 0) return [];
  const name = stretch(0, called);
  return [[...places.filter((place) => !name.includes(place)), ...name]];
}

const stretch = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Words in an order, with the marks that end the sentence where they were. */
export function written(words: readonly CutWord[], order: readonly number[]): string {
  const text = order
    .map((at, place) => {
      const last = place === order.length - 1;
      return `${words[at]?.text ?? ""}${last ? (words.at(-1)?.after ?? "") : at === words.length - 1 ? "" : (words[at]?.after ?? "")}`;
    })
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of each token: particles lean on the word before them. Null where the cuts differ. */
export function spansOf({ tokens }: Parse, words: readonly CutWord[]): number[][] | null {
  const spans: number[][] = [];
  let at = 0;
  for (const { lower, leaning, question } of tokens) {
    if (words[at]?.text.toLowerCase() !== lower) return null;
    const length = 1 + leaning.length + (question === undefined ? 0 : 1);
    spans.push(Array.from({ length }, (_, more) => at + more));
    at += length;
  }
  return at === words.length ? spans : null;
}

/** Orders in which free parts have changed places with free parts beside them. */
function permuted(parts: readonly MovablePart[]): number[][] {
  const runs: number[][] = [];
  parts.forEach(({ moves }, at) => {
    if (!moves) return;
    const run = parts[at - 1]?.moves ? runs.pop() : undefined;
    runs.push([...(run ?? []), at]);
  });
  return runs.flatMap((slots) =>
    (slots.length > MAX_MOVED ? singleMoves(slots) : permutations(slots))
      .filter((order) => order.some((from, at) => from !== slots[at]))
      .filter((order) =>
        isFromWideToNarrow(order.filter((slot) => parts[slot]?.relation === "place")),
      )
      .map((order) => {
        const filled = [...parts];
        slots.forEach((slot, at) => {
          filled[slot] = parts[order[at] as number] as MovablePart;
        });
        return filled.flatMap(({ places }) => places);
      }),
  );
}

/** Places stay as they follow one another: соңғы кадрда is around есік алдында, not in it. */
const isFromWideToNarrow = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || place > (places[at - 1] as number));

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}

function singleMoves(items: readonly number[]): number[][] {
  return items.flatMap((item, from) =>
    items.flatMap((_, to) =>
      from === to ? [] : [items.toSpliced(from, 1).toSpliced(to, 0, item)],
    ),
  );
}

/** What each word is under, by the places that the words had at first. */
const shapeOf = ({ words }: Parse, places: readonly number[]): Map<number, string> =>
  new Map(
    words.map(({ head, relation, reading }, at) => [
      places[at] ?? at,
      `${head === -1 ? -1 : places[head]} ${relation} ${reading.lemma} ${reading.case ?? ""}`,
    ]),
  );

const sameShape = (one: Map<number, string>, other: Map<number, string>): boolean =>
  [...one].every(([place, text]) => other.get(place) === text);
