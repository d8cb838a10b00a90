import type { Level } from "@tilashar/course";

/** A verdict is read and the next item begins. */
const AROUND = 2.3;

/** What a word of a sentence costs, to somebody of the level and to a beginner. */
const PER_WORD: Readonly<Record<Level, number>> = {
  beginner: 1,
  intermediate: 0.75,
  advanced: 0.6,
};

/** Counted by the spaces: hundreds of sentences are counted before the first item stands. */
const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;

/**
 * How long items take a learner of a level, in seconds, their verdict included: what is looked at, heard,
 * tapped or typed. `npm run bench -- path` holds it against simulated learners.
 */
export function paceOf(level: Level) {
  const word = PER_WORD[level];
  return {
    meetWord: (example: string) => AROUND + 7 + 0.9 * word * wordsIn(example),
    meetPoint: (sentences: number) => AROUND + 14 + 4 * sentences,
    /** Heard once, and read beside the translation. */
    meetText: (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + 0.8 + 0.75 * word * wordsIn(text), AROUND + 3),
    choose: () => AROUND + 6,
    choosePicture: () => AROUND + 4.5,
    hear: (spoken: string) => AROUND + 6.5 + 0.9 * word * wordsIn(spoken),
    match: (pairs: number) => AROUND + 4 + 4.5 * pairs,
    letters: (letters: number) => AROUND + 5 + 1.6 * letters,
    /** A sentence from tiles of its own or the learner's language. */
    tiles: (tiles: number) => AROUND + 6 + 2.8 * word * tiles,
    dictationTiles: (tiles: number) => AROUND + 7 + 2.8 * word * tiles,
    typed: (text: string) => AROUND + 6.5 + 0.85 * word * text.length,
    cloze: (kz: string) => AROUND + 6 + 0.9 * word * wordsIn(kz),
    chooseForm: () => AROUND + 8,
    mend: (words: number) => AROUND + 10 + 1.1 * word * words,
    reply: (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + 0.55 * word * wordsIn(text), AROUND + 4),
    /** Turns are read, an answer is thought of and typed; it may be compared with ours. */
    writeReply: (turns: readonly string[], answer: string) =>
      turns.reduce((sum, text) => sum + 0.55 * word * wordsIn(text), AROUND + 9) +
      0.85 * word * answer.length,
    sayWord: () => AROUND + 9,
    saySentence: (kz: string) => AROUND + 8 + 1.5 * word * wordsIn(kz),
    understand: (question: string) => AROUND + 10 + 0.4 * word * wordsIn(question),
  } as const;
}

export type Pace = ReturnType<typeof paceOf>;
