import { QUIZ_LENGTHS } from "../quiz/quiz-lengths.ts";
import { GOOD_SHARE } from "../quiz/quiz-session.ts";
import type { QuizGrade } from "./grade-quiz.ts";

/**
 * A quiz completes its lesson when 70 % of what it asked were answered right. It may have been a short one, but
 * a few answers picked out of it are none.
 *
 * @param questions of the lesson's whole quiz
 */
export function completesLesson({ correct, answered }: QuizGrade, questions: number): boolean {
  const asked = Math.max(answered, Math.min(QUIZ_LENGTHS[0], questions));
  return correct >= asked * GOOD_SHARE;
}
