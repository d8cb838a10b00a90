export * from "./item.ts";
export { KINDS } from "./kinds/index.ts";
export { lessonSteps, type SteppedLesson, wordsOfStep } from "./lesson-steps.ts";
export type * from "./material.ts";
export { type MetWord, metWordsLesson, metWordsMaterial } from "./met-words-material.ts";
export { aheadOnPath, type NextOnPath, nextOnPath, type UnitOnPath } from "./next-on-path.ts";
export { planSession } from "./plan-session.ts";
export { rightAnswer } from "./right-answer.ts";
export {
  currentItem,
  type GivenAnswer,
  type RunAction,
  type RunRules,
  runReducer,
  type SessionRun,
  startRun,
} from "./run-session.ts";
export {
  itemOf,
  type SessionPlan,
  type SessionSubject,
  type Slot,
  type StepId,
  type StepKind,
  sessionName,
} from "./session-plan.ts";
export { sessionsOf } from "./sessions-of.ts";
