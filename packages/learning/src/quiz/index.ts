export { confusability, confusionDistance } from "./confusability.ts";
export { couldBeRight, likelyDistractors, type QuizCandidate } from "./distractors.ts";
export { assembled, type LetterPuzzle, type LetterSlot } from "./letter-tiles.ts";
export {
  makeQuiz,
  type QuestionType,
  type QuizOption,
  type QuizQuestion,
  type QuizWord,
  questionId,
} from "./make-quiz.ts";
export { QUIZ_LENGTHS } from "./quiz-lengths.ts";
export {
  currentQuestion,
  givenAnswer,
  isCorrectAnswer,
  type QuizAction,
  type QuizSession,
  type QuizTier,
  quizReducer,
  quizTier,
  type Selection,
  startQuiz,
} from "./quiz-session.ts";
export { type Random, seededRandom, shuffled } from "./random.ts";
