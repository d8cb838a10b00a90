import type { MinimalPair, PairWord, SoundPair } from "./sound-pairs.ts";

/** Something to hear, and two answers to what it was. */
export interface SoundQuestion {
  /** What is said. */
  readonly spoken: string;
  /** The word that is heard with its letter left out, where it is one of the learner's own; else null. */
  readonly gap: string | null;
  readonly options: readonly [string, string];
  readonly right: 0 | 1;
  /** What to compare once it is answered. */
  readonly words: readonly PairWord[];
}

/** Guessing three in a row right is luck once in eight times. */
export const QUESTIONS_OF_A_SOUND = 3;

/**
 * The questions of a sound's card: words that only this sound keeps apart, those first of which the learner
 * knows one, and one word of the learner's own with the letter left out.
 *
 * @param own the learner's words
 * @param turn how often the sound has been asked: each time is another
 */
export function soundQuestions(
  pair: SoundPair,
  own: readonly PairWord[],
  turn: number,
): SoundQuestion[] {
  const known = new Set(own.map(({ kz }) => kz.toLowerCase()));
  const isKnown = (words: MinimalPair) => words.some(({ kz }) => known.has(kz));
  const pairs = [...pair.words.filter(isKnown), ...pair.words.filter((words) => !isKnown(words))];
  const gapped = own.flatMap((word) => gapOf(pair, word) ?? []);
  const questions: SoundQuestion[] = [];
  const gap = gapped[turn % Math.max(1, gapped.length)];
  if (gap !== undefined) questions.push(gap);
  for (let place = 0; questions.length < QUESTIONS_OF_A_SOUND; place++) {
    const number = turn * QUESTIONS_OF_A_SOUND + place;
    const words = pairs[number % pairs.length] as MinimalPair;
    const right = sideOf(number);
    questions.push({
      spoken: words[right].kz,
      gap: null,
      options: [words[0].kz, words[1].kz],
      right,
      words,
    });
  }
  return questions;
}

/** One of the learner's words with its letter of the pair left out. */
function gapOf({ letters }: SoundPair, word: PairWord): SoundQuestion | null {
  const text = word.kz.toLowerCase();
  const places = [...text].flatMap((letter, at) => (letters.includes(letter) ? [at] : []));
  const [at] = places;
  // With two letters left out nobody could read it.
  if (at === undefined || places.length > 1 || text.includes(" ")) return null;
  return {
    spoken: text,
    gap: `${text.slice(0, at)}_${text.slice(at + 1)}`,
    options: letters,
    right: text[at] === letters[0] ? 0 : 1,
    words: [word],
  };
}

/** Which of two is said: always the same for a number, and not to be foreseen from the one before. */
const sideOf = (number: number): 0 | 1 => ((Math.imul(number + 1, 0x9e3779b1) >>> 29) & 1) as 0 | 1;
