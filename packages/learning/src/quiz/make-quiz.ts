import { type LetterPuzzle, letterPuzzle } from "./letter-tiles.ts";
import { type Random, seededRandom, shuffled } from "./random.ts";

/** A lesson word as the quiz asks it. */
export interface QuizWord {
  id: number;
  /** The Kazakh headword: the right answer of both questions. */
  kz: string;
  /** The translation shown, in the learner's language. */
  shown: string;
  /** Kazakh words to offer as wrong options, most confusable first; at least three. */
  distractors: readonly string[];
}

export type QuestionType = "foreign_to_kz" | "letter_by_letter";

export interface QuizOption {
  id: "a" | "b" | "c" | "d";
  text: string;
  isCorrect: boolean;
}

interface QuestionBase {
  /** `{word id}:{type}`: the same in every sitting, so that the server can grade it. */
  id: string;
  wordId: number;
  /** The translation that is asked. */
  word: string;
  correctAnswer: string;
}

export type QuizQuestion =
  | (QuestionBase & { type: "foreign_to_kz"; options: readonly QuizOption[] })
  | (QuestionBase & { type: "letter_by_letter"; puzzle: LetterPuzzle });

const optionIds = ["a", "b", "c", "d"] as const;

/** Distractors are drawn from this many of the likeliest, so that sittings differ. */
const distractorPool = 5;

export const questionId = (wordId: number, type: QuestionType) => `${wordId}:${type}`;

function choice(word: QuizWord, random: Random): QuizQuestion {
  const wrong = shuffled(word.distractors.slice(0, distractorPool), random).slice(0, 3);
  const texts = shuffled([word.kz, ...wrong], random);
  return {
    id: questionId(word.id, "foreign_to_kz"),
    type: "foreign_to_kz",
    wordId: word.id,
    word: word.shown,
    correctAnswer: word.kz,
    options: texts.map((text, index) => ({
      id: optionIds[index] as QuizOption["id"],
      text,
      isCorrect: text === word.kz,
    })),
  };
}

function letters(word: QuizWord, random: Random): QuizQuestion {
  return {
    id: questionId(word.id, "letter_by_letter"),
    type: "letter_by_letter",
    wordId: word.id,
    word: word.shown,
    correctAnswer: word.kz,
    puzzle: letterPuzzle(word.kz, random),
  };
}

/** Questions that lie between two of one word, in a lesson of four words or more. */
const fullGap = 3;
const attempts = 20;

/** A random order in which two questions of one word are at least `gap` others apart; null when it ran aground. */
function randomOrder(
  questions: readonly QuizQuestion[],
  gap: number,
  random: Random,
): QuizQuestion[] | null {
  const left = shuffled(questions, random);
  const order: QuizQuestion[] = [];
  while (left.length) {
    const recent = new Set(order.slice(-gap).map((question) => question.wordId));
    const next = left.findIndex((question) => !recent.has(question.wordId));
    if (next === -1) return null;
    order.push(...left.splice(next, 1));
  }
  return order;
}

/** Shuffles so that two questions of one word never follow each other (given two words or more). */
function spaced(questions: readonly QuizQuestion[], random: Random): QuizQuestion[] {
  const words = new Set(questions.map((question) => question.wordId)).size;
  const gap = Math.min(fullGap, words - 1);
  if (gap < 1) return shuffled(questions, random);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = randomOrder(questions, gap, random);
    if (order) return order;
  }
  // First questions of all words, then second ones in the same order: as far apart as can be.
  return [...questions];
}

/**
 * The quiz of a lesson: two questions a word (choose the Kazakh word, assemble it), shuffled by `seed`.
 * @param length how many questions at most; a shorter quiz asks each word once before any word twice
 */
export function makeQuiz(
  words: readonly QuizWord[],
  { seed, length = Number.POSITIVE_INFINITY }: { seed: string; length?: number },
): QuizQuestion[] {
  const random = seededRandom(seed);
  const order = shuffled(words, random);
  const first: QuizQuestion[] = [];
  const second: QuizQuestion[] = [];
  for (const word of order) {
    const pair = shuffled([choice, letters], random).map((make) => make(word, random));
    first.push(pair[0] as QuizQuestion);
    second.push(pair[1] as QuizQuestion);
  }
  return spaced([...first, ...second].slice(0, length), random);
}
