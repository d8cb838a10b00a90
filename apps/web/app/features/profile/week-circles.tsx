import type { ActivityDay } from "@tilashar/contracts";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { weekdayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { weeksOf } from "./activity-grid.ts";
import { activityText } from "./activity-text.ts";

/** This week, Monday first: a circle for each day, filled once the day counts. */
export function WeekCircles({ days }: { days: readonly ActivityDay[] }) {
  const language = useLanguage();
  const today = days.at(-1)?.date;
  const week = weeksOf(days).at(-1) ?? [];
  return (
    <ol aria-label={m.profile_week()} className="flex justify-between gap-1">
      {week.map((day, weekday) => {
        // 2024-01-01 was a Monday.
        const name = weekdayText(`2024-01-0${1 + weekday}`, language, "short");
        const isDone = day?.active ?? false;
        const isToday = day !== null && day.date === today;
        return (
          <li key={name} className="flex min-w-0 flex-col items-center gap-1">
            <span
              className={classNames(
                "grid size-9 place-items-center rounded-full border-2 sm:size-11",
                isDone && "border-steppe bg-steppe text-felt-raised",
                !isDone && day?.frozen && "border-dashed border-sky",
                !isDone && !day?.frozen && (isToday ? "border-sky" : "border-stitch"),
              )}
            >
              {isDone && <Icon name="check" className="size-5 sm:size-6" />}
            </span>
            <span
              aria-hidden="true"
              className={classNames("text-xs", isToday ? "font-bold text-sky" : "text-ink-soft")}
            >
              {name}
            </span>
            <span className="sr-only">
              {day === null ? m.profile_week_ahead({ day: name }) : activityText(day, language)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
