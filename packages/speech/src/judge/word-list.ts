import type { Phone } from "@tilashar/kazakh/sound";
import { closingRest, join, type Lattice, openingFront, pauseAfter, say } from "./lattice.ts";
import { audibleForm, pronunciations } from "./pronunciations.ts";

/** A sound that may come next. Ten thousand of them, each with a map of what follows, would take twice the memory. */
interface Node {
  phone: Phone | null;
  pause: boolean;
  /** The first of those that may follow, and the next of those that may stand here instead. */
  child: Node | null;
  sibling: Node | null;
  /** Words that end here. */
  words: { word: string; form: string }[] | null;
}

/** Words that may have been said, sharing the work on the beginnings they share. */
export interface WordList {
  root: Node;
  depth: number;
}

const emptyNode = (phone: Phone | null, pause: boolean): Node => ({
  phone,
  pause,
  child: null,
  sibling: null,
  words: null,
});

/** The node for this sound behind `node`, added behind the others when there is none. */
const childFor = (node: Node, phone: Phone, pause: boolean): Node => {
  let last: Node | null = null;
  for (let child = node.child; child !== null; child = child.sibling) {
    if (child.phone === phone && child.pause === pause) return child;
    last = child;
  }
  const added = emptyNode(phone, pause);
  if (last === null) node.child = added;
  else last.sibling = added;
  return added;
};

/** A word that was not asked for is looked for as it is spelt and in its nearest other ways. */
const waysOfOthers = 3;
/** Longer texts are sentences, which nobody is taken to have said instead of a word. */
const maxLength = 40;

const build = (words: readonly string[]): WordList => {
  const root = emptyNode(null, false);
  let depth = 0;
  for (const word of new Set(words)) {
    for (const way of pronunciations(word).slice(0, waysOfOthers)) {
      if (way.phones.length > maxLength) continue;
      let node = root;
      for (const [i, { phone }] of way.phones.entries()) {
        node = childFor(node, phone, way.pauses[i] === true);
      }
      depth = Math.max(depth, way.phones.length);
      const form = audibleForm(way.phones.map((one) => one.phone));
      node.words = [...(node.words ?? []), { word, form }];
    }
  }
  return { root, depth };
};

const built = new WeakMap<readonly string[], WordList>();

/** The list of some words; the same array is worked on once. */
export const wordList = (words: readonly string[]): WordList => {
  let list = built.get(words);
  if (!list) {
    list = build(words);
    built.set(words, list);
  }
  return list;
};

/** A word and what it is worth over all frames. */
export interface ScoredWord {
  word: string;
  score: number;
}

/** The best word of the list, and the best that does not sound like one of `forms`. */
export const bestWords = (
  list: WordList,
  lattice: Lattice,
  forms: ReadonlySet<string>,
): { best: ScoredWord | null; other: ScoredWord | null } => {
  const rest = closingRest(lattice);
  const fronts: Float64Array[] = Array.from(
    { length: list.depth + 1 },
    () => new Float64Array(lattice.frames + 1),
  );
  fronts[0] = openingFront(lattice);
  let best: ScoredWord | null = null;
  let other: ScoredWord | null = null;
  const visit = (node: Node, depth: number): void => {
    const front = fronts[depth] as Float64Array;
    if (node.words !== null) {
      const score = join(front, rest);
      for (const { word, form } of node.words) {
        if (!best || score > best.score) best = { word, score };
        if (!forms.has(form) && (!other || score > other.score)) other = { word, score };
      }
    }
    let paused: Float64Array | null = null;
    for (let child = node.child; child !== null; child = child.sibling) {
      if (child.pause && !paused) {
        paused = front.slice();
        pauseAfter(lattice, paused);
      }
      const from = child.pause ? (paused as Float64Array) : front;
      say(lattice, from, child.phone as Phone, fronts[depth + 1] as Float64Array);
      visit(child, depth + 1);
    }
  };
  visit(list.root, 0);
  return { best, other };
};
