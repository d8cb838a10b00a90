import type { ActivityDay, Language } from "@tilashar/contracts";
import { dayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { intensity } from "./activity-grid.ts";

/** A day in words: points, lessons and minutes, or that nothing was done. */
export function activityText(day: ActivityDay, language: Language): string {
  const date = dayText(day.date, language, { year: false });
  const frozen = day.frozen ? ` (${m.profile_activity_frozen()})` : "";
  if (intensity(day) === 0) return m.profile_activity_nothing({ date }) + frozen;
  return m.profile_activity_day({
    date,
    points: m.points_count({ count: day.points }),
    lessons: m.profile_lessons_count({ count: day.lessons }),
    minutes: day.minutes,
  });
}
