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
    const patterns =
      point.finds.length > 0
        ? point.finds.map(readPattern)
        : point.teaches.map(taughtPart).map(patternOfPart);
    const found: RememberedLine[] = [];
    for (const line of short.slice(0, MAX_LINES)) {
      if (found.length === ENOUGH) break;
      const words = wordsOf(foldText(line.kz)).map(patternWord);
      if (patterns.some((pattern) => findPattern(words, pattern))) found.push(line);
    }
    known.set(point.id, found);
    return found;
  };
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
