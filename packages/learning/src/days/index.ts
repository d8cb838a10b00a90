export {
  addDays,
  type Day,
  daysBetween,
  isTimeZone,
  localDay,
  mondayOf,
} from "./local-day.ts";
export { type ActiveDay, type Streak, streakOf } from "./streak.ts";
