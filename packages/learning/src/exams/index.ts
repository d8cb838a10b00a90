export {
  assembleMock,
  assemblePractice,
  type MockForm,
  type PracticeForm,
} from "./assemble-mock.ts";
export { EXAM_CALIBRATION } from "./calibration.generated.ts";
export { evidenceOf, type TakenMock } from "./evidence-of.ts";
export {
  type ExamMock,
  itemsOfMock,
  type MockAnswers,
  type MockItem,
  type MockPassage,
  type MockSection,
} from "./exam-mock.ts";
export { EXAM_MODEL, groupOfPart, priorDifficulty } from "./exam-model.ts";
export { type ExamTally, tallyOf } from "./exam-tally.ts";
export { type GainingPoint, gainingPoints, type PointShare } from "./gaining-points.ts";
export {
  ANSWERS_FOR_ITEM,
  countsOfMock,
  type ExamAnswerCount,
  type ExamItemStatistics,
  examItemStatistics,
  ITEMS_FOR_CELL,
  measuredCells,
} from "./item-calibration.ts";
export { type MockMark, markMock, type SectionMark } from "./mark-mock.ts";
export {
  closeSection,
  isFinished,
  type MockSitting,
  openSection,
  openSitting,
  playsLeft,
  readSitting,
  secondsSpent,
  withAnswer,
  withPlay,
  withTimePassed,
} from "./mock-sitting.ts";
export { type ExamPlan, type PlannedWork, planToDay } from "./plan-to-day.ts";
export {
  type AnsweredItems,
  answeredItems,
  choosePractice,
  knownAndMissed,
  PRACTICE,
  PRACTICE_SIZE,
  type PracticeChoice,
  practiceName,
  practiceOf,
} from "./practice.ts";
export {
  type ExamEvidence,
  type ExamForm,
  type ExamReadiness,
  examReadiness,
  expectedShare,
  type KnownAbility,
  type SectionReadiness,
} from "./readiness.ts";
export { type ReviewLine, reviewLine } from "./review-line.ts";
