export { awardFor, worthOf } from "./award.ts";
export {
  type GivenAnswer,
  type GradedWord,
  gradeQuiz,
  type QuizGrade,
  questionsOf,
} from "./grade-quiz.ts";
