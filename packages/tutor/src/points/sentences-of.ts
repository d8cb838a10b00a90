import { type GrammarPoint, taughtPart } from "@tilashar/course";
import {
  findPattern,
  type PatternWord,
  patternOfPart,
  readPattern,
} from "@tilashar/course/sentences";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { RememberedLine, SentenceMemory } from "../words/sentence-memory.ts";

/** Lines looked through for one point, easiest first, and how many are enough. */
const MAX_LINES = 900;
const ENOUGH = 8;
const MAX_LENGTH = 70;

/** Finds lines of the course that show a point, and remembers them: reading lines takes time. */
export function sentenceFinder(memory: SentenceMemory): (point: GrammarPoint) => RememberedLine[] {
  const known = new Map<string, RememberedLine[]>();
  const short = memory.lines.filter(({ kz }) => kz.length <= MAX_LENGTH && kz.includes(" "));
  return (point) => {
    const before = known.get(point.id);
    if (before) return before;
    const shows = showsPoint(point);
    const found: RememberedLine[] = [];
    for (const line of short.slice(0, MAX_LINES)) {
      if (found.length === ENOUGH) break;
      if (shows(line)) found.push(line);
    }
    known.set(point.id, found);
    return found;
  };
}

/** Whether a line shows a point. */
export function showsPoint(point: GrammarPoint): (line: RememberedLine) => boolean {
  const patterns = patternsOf(point);
  return ({ kz }) => {
    const words = wordsOf(foldText(kz)).map(patternWord);
    return patterns.some((pattern) => findPattern(words, pattern));
  };
}

/** The patterns of sentences that show a point. */
const patternsOf = (point: GrammarPoint) =>
  point.finds.length > 0
    ? point.finds.map(readPattern)
    : point.teaches.map(taughtPart).map(patternOfPart);

/** Points of words rather than of how they are put together, or of every sentence. */
const GENERAL: ReadonlySet<string> = new Set(["copula", "person-endings", "personal-pronouns"]);

/** Points that a phrase or form shows, the one that takes most of it first. */
export function pointsShownBy(text: string, points: readonly GrammarPoint[]): string[] {
  const words = wordsOf(foldText(text)).map(patternWord);
  return points
    .filter(({ id }) => !GENERAL.has(id))
    .flatMap((point) => {
      const found = patternsOf(point).filter((pattern) => findPattern(words, pattern));
      const widest = Math.max(0, ...found.map((pattern) => JSON.stringify(pattern).length));
      return found.length > 0 ? [{ id: point.id, widest, order: point.order }] : [];
    })
    .toSorted((a, b) => b.widest - a.widest || b.order - a.order)
    .map(({ id }) => id);
}

/** A word by its likeliest reading. */
function patternWord(word: string): PatternWord {
  const [reading] = knownReadings(word);
  return {
    lemmas: [word, ...(reading ? [reading.lemma.toLowerCase()] : [])],
    suffixes: reading?.suffixes.map(({ id }) => id) ?? [],
    inExpression: false,
  };
}
