export { awardFor, worthOf } from "./award.ts";
export { completesLesson } from "./completes-lesson.ts";
export { eventAward, type PaidToday } from "./event-award.ts";
export {
  type GivenAnswer,
  type GradedWord,
  gradeQuiz,
  type QuizGrade,
  questionsOf,
} from "./grade-quiz.ts";
