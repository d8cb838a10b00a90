export type * from "./item.ts";
export type * from "./material.ts";
export { type NextOnPath, nextOnPath, type UnitOnPath } from "./next-on-path.ts";
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
} from "./session-plan.ts";
