export {
  activeDaysAsked,
  type DoneDay,
  listActiveDays,
  listDoneDays,
} from "./activity-days.repository.ts";
export type { FinishedWork } from "./finished-work.ts";
export { finishedWork } from "./finished-work.wire.ts";
export { findCounters, listEarned } from "./learner-records.repository.ts";
export { countEventsOfDay, subjectsAsked } from "./learning-events.repository.ts";
export {
  countersOf,
  makeRecordEvent,
  type RecordEvent,
} from "./learning-log.ts";
export {
  completedLessonsAsked,
  findProgress,
  listProgress,
  noteSession,
  progressAsked,
} from "./lesson-progress.repository.ts";
export { sumPaidFor } from "./points-ledger.repository.ts";
export { progressRoutes, type ShowEarned } from "./progress.routes.ts";
export { makeProgressService } from "./progress.service.ts";
export type { LessonProgress } from "./saved-lesson.model.ts";
export { findStudied, hasStudiedOn } from "./studied-days.repository.ts";
export { countLearnersOfWeek, countUsageByDay, type UsageCounts } from "./usage.repository.ts";
