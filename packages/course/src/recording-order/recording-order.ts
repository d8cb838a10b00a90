import { phones } from "@tilashar/kazakh/sound";

/** A text that people may read aloud for the course. */
export interface RecordableText {
  readonly text: string;
  /** A word is heard by itself, over and over; a sentence now and then. */
  readonly kind: "word" | "sentence";
  readonly en: string;
  readonly ru: string;
}

/** What presses and waiting cost beside the letters, in letters. */
const fixedCost = 12;
/** A word alone is asked for this much more than the same word in a sentence. */
const worthOfWord = 2;
/** Of two sounds that were not heard one after the other yet. */
const worthOfPair = 1;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

const pairsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const sounds = ["", ...phones(word).map(({ phone }) => phone), ""];
    return sounds.slice(1).map((sound, i) => `${sounds[i]}-${sound}`);
  });

interface Candidate {
  at: number;
  /** At most: what it brings only falls as others come before it. */
  gain: number;
}

/** The candidate with the highest gain on top; of equal ones the first of the course. */
const isBefore = (one: Candidate, other: Candidate): boolean =>
  one.gain > other.gain || (one.gain === other.gain && one.at < other.at);

/** Lets the top of a heap sink to its place. */
function sink(heap: Candidate[]): void {
  for (let at = 0; ; ) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let best = at;
    for (const child of [left, right])
      if (child < heap.length && isBefore(heap[child] as Candidate, heap[best] as Candidate))
        best = child;
    if (best === at) return;
    [heap[at], heap[best]] = [heap[best] as Candidate, heap[at] as Candidate];
    at = best;
  }
}

/**
 * The texts in the order in which it is most useful to have them read: each next one brings the most for its
 * length of what was not heard before, namely the course's commonest words and pairs of sounds. What brings nothing
 * new any more follows in the order of the course. The same course gives the same order.
 *
 * @param texts in the order of the course; of equal ones the first counts
 */
export function recordingOrder<Text extends RecordableText>(texts: readonly Text[]): Text[] {
  const seen = new Set<string>();
  const all = texts.filter(({ text }) => !seen.has(text) && seen.add(text));
  const counts = new Map<string, number>();
  for (const { text, kind } of all)
    if (kind === "sentence")
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const worthOf = (word: string) => Math.log2(1 + (counts.get(word) ?? 0)) + 0.1;

  const heard = new Set<string>();
  const parts = all.map(({ text, kind }) => ({
    worths: new Map<string, number>([
      ...pairsOf(text).map((pair) => [pair, worthOfPair] as const),
      // The word alone is another sound than the word among others; an expression is as common as its rarest word.
      ...(kind === "word"
        ? [[`= ${text}`, worthOfWord * Math.min(...wordsOf(text).map(worthOf))] as const]
        : wordsOf(text).map((word) => [word, worthOf(word)] as const)),
    ]),
    cost: text.length + fixedCost,
  }));
  const gainOf = (at: number): number => {
    const { worths, cost } = parts[at] as (typeof parts)[number];
    let sum = 0;
    for (const [part, worth] of worths) if (!heard.has(part)) sum += worth;
    return sum / cost;
  };

  const heap = all.map((_, at) => ({ at, gain: gainOf(at) })).sort((a, b) => b.gain - a.gain);
  const order: Text[] = [];
  while (heap.length > 0) {
    const top = heap[0] as Candidate;
    const gain = gainOf(top.at);
    if (gain < top.gain) {
      top.gain = gain;
      sink(heap);
      continue;
    }
    order.push(all[top.at] as Text);
    for (const part of parts[top.at]?.worths.keys() ?? []) heard.add(part);
    const last = heap.pop() as Candidate;
    if (heap.length > 0) {
      heap[0] = last;
      sink(heap);
    }
  }
  return order;
}
