export { instantAt } from "./instant-at.ts";
export {
  addDays,
  type Day,
  daysBetween,
  isTimeZone,
  localDay,
  mondayOf,
} from "./local-day.ts";
export { localHour } from "./local-hour.ts";
export { type ActiveDay, longestStreakOf, type Streak, streakOf } from "./streak.ts";
