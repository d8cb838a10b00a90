export {
  addCounts,
  type DayCounts,
  dayCountsOf,
  isActive,
  NOTHING_DONE,
  STUDY_FOR_A_DAY,
} from "./day-counts.ts";
export {
  clampedMoment,
  clampedSeconds,
  EVENT_KINDS,
  type EventDetail,
  type EventKind,
  itemsOf,
  type JsonValue,
  type LearningEvent,
} from "./learning-event.ts";
