export {
  ACHIEVEMENT_RULES_VERSION,
  ACHIEVEMENT_THEMES,
  ACHIEVEMENTS,
  type Achievement,
  type AchievementProgress,
  type AchievementTheme,
  type AchievementTier,
  newlyEarned,
  progressOf,
} from "./achievements.ts";
export {
  type Activation,
  COUNTERS,
  type CountedEvent,
  type Counter,
  type Counters,
  countEvent,
  NO_COUNTERS,
} from "./counters.ts";
export { type DerivedRecord, deriveRecord, type ReplayedEvent } from "./derive-record.ts";
