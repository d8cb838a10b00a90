import type { Language } from "../reply.ts";

/** A word as patterns see it: as it is written, and by its bones. */
interface Seen {
  readonly lower: string;
  readonly bones: string;
}

/** One bit for each mark. */
type Marks = Int32Array;

/** What a word is, and what it begins with, leave marks among so many; two may share one. */
const MARKS = 1024;
/** So many letters of a beginning are marked. */
const BEGINNING = 3;

/** The mark that a word leaves where it is what a pattern asks for. */
export const markOf = (text: string, isWhole: boolean): number =>
  isWhole ? mark(text, text.length, WHOLE) : mark(text, BEGINNING, BEGINS);

const WHOLE = 1;
const BEGINS = 2;

function mark(text: string, length: number, kind: number): number {
  let hash = kind;
  for (let at = 0; at < length && at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (MARKS - 1);
}

/** The marks of a sentence's words, as they are written and by their bones. */
interface MarkedWords {
  written?: Marks;
  bones?: Marks;
}

const markedBefore = new WeakMap<readonly Seen[], MarkedWords>();
const has = (marks: Marks, mark: number): boolean =>
  (((marks[mark >>> 5] as number) >>> (mark & 31)) & 1) === 1;

/** The marks that the words of a sentence leave, as patterns of a language see them. */
export function marksOf(words: readonly Seen[], language: Language): Marks {
  let marked = markedBefore.get(words);
  if (!marked) {
    marked = {};
    markedBefore.set(words, marked);
  }
  if (language === "kz") {
    marked.bones ??= marksOfTexts(words.map(({ bones }) => bones));
    return marked.bones;
  }
  marked.written ??= marksOfTexts(words.map(({ lower }) => lower));
  return marked.written;
}

function marksOfTexts(texts: readonly string[]): Marks {
  const marks = new Int32Array(MARKS / 32);
  const set = (one: number): void => {
    marks[one >>> 5] = (marks[one >>> 5] as number) | (1 << (one & 31));
  };
  for (const text of texts) {
    set(mark(text, text.length, WHOLE));
    for (let length = 0; length <= BEGINNING; length++) set(mark(text, length, BEGINS));
  }
  return marks;
}

/**
 * Whether a sentence with these marks may say a pattern with those of its words: most do not, which a look at each tells.
 *
 * @param pattern the marks of each word of the pattern, one for each way it may be written
 */
export function mayHold(marks: Marks, pattern: readonly (readonly number[])[]): boolean {
  for (const options of pattern) {
    let holds = false;
    for (const option of options)
      if (has(marks, option)) {
        holds = true;
        break;
      }
    if (!holds) return false;
  }
  return true;
}
