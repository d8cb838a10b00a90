import { questionId } from "../quiz/make-quiz.ts";

/** A lesson's word, as far as grading needs it. */
export interface GradedWord {
  id: number;
  kz: string;
}

export interface GivenAnswer {
  /** `{word id}:{type}`. */
  question: string;
  given: string;
}

export interface QuizGrade {
  /** Questions with a right answer, each counted once. */
  correct: number;
  /** Questions of the lesson that were answered, each counted once. */
  answered: number;
}

/** Spaces and hyphens take no tile, and case does not count. */
const letters = (text: string) =>
  text
    .normalize("NFC")
    .toLocaleLowerCase("kk")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const option = (text: string) => text.normalize("NFC").trim();

/**
 * Grades the answers of one sitting. A question counts as right when any answer given to it is right,
 * because Repeat may mend a wrong one; answers to questions the lesson does not have count for nothing.
 */
export function gradeQuiz(
  words: readonly GradedWord[],
  answers: readonly GivenAnswer[],
): QuizGrade {
  const isRight = new Map<string, (given: string) => boolean>();
  for (const { id, kz } of words) {
    isRight.set(questionId(id, "foreign_to_kz"), (given) => option(given) === option(kz));
    isRight.set(questionId(id, "letter_by_letter"), (given) => letters(given) === letters(kz));
  }
  const answered = new Set<string>();
  const correct = new Set<string>();
  for (const { question, given } of answers) {
    const check = isRight.get(question);
    if (check === undefined) continue;
    answered.add(question);
    if (check(given)) correct.add(question);
  }
  return { correct: correct.size, answered: answered.size };
}

/** Questions of a lesson's whole quiz: two for each word. */
export const questionsOf = (words: number): number => words * 2;
