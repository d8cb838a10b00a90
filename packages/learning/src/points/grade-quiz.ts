import { questionId } from "../quiz/make-quiz.ts";
import { isCorrectAnswer } from "../quiz/quiz-session.ts";

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

/**
 * Grades the answers of one sitting. A question counts as right when any answer given to it is right,
 * because Repeat may mend a wrong one; answers to questions the lesson does not have count for nothing.
 */
export function gradeQuiz(
  words: readonly GradedWord[],
  answers: readonly GivenAnswer[],
): QuizGrade {
  const rightAnswers = new Map<string, string>();
  for (const { id, kz } of words) {
    rightAnswers.set(questionId(id, "foreign_to_kz"), kz);
    rightAnswers.set(questionId(id, "letter_by_letter"), kz);
  }
  const answered = new Set<string>();
  const correct = new Set<string>();
  for (const { question, given } of answers) {
    const right = rightAnswers.get(question);
    if (right === undefined) continue;
    answered.add(question);
    if (isCorrectAnswer(right, given)) correct.add(question);
  }
  return { correct: correct.size, answered: answered.size };
}

/** Questions of a lesson's whole quiz: two for each word. */
export const questionsOf = (words: number): number => words * 2;
