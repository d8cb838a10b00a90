import type { ActivityDay } from "@tilashar/contracts";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { monthText, weekdayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { intensity, weeksOf } from "./activity-grid.ts";
import { activityText } from "./activity-text.ts";

const shades = [
  "bg-felt-sunk",
  "bg-steppe/25",
  "bg-steppe/50",
  "bg-steppe/75",
  "bg-steppe",
] as const;

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

/** The days of the year as a grid: one stop for the keyboard, arrow keys inside, each day in words. */
export function ActivityCalendar({ days }: { days: readonly ActivityDay[] }) {
  const language = useLanguage();
  const hintId = useId();
  const weeks = useMemo(() => weeksOf(days), [days]);
  const [chosen, setChosen] = useState(days.length - 1);
  const box = useRef<HTMLDivElement>(null);
  const places = new Map(days.map(({ date }, index) => [date, index]));

  // The newest days are what a narrow screen shows first.
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);

  function walk(event: KeyboardEvent) {
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? days.length - 1
          : chosen + (steps[event.key] ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    const next = Math.min(days.length - 1, Math.max(0, to));
    setChosen(next);
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  const shown = days[chosen];
  return (
    <div className="flex flex-col gap-3">
      <div ref={box} className="relative overflow-x-auto pb-2">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one walks through
          role="grid"
          aria-label={m.profile_activity()}
          aria-describedby={hintId}
          onKeyDown={walk}
          className="border-separate border-spacing-[3px]"
        >
          <thead>
            <tr>
              <td />
              {weeks.map((week, index) => {
                const first = week.find((day) => day !== null);
                // A month is named over the first week that has its first days.
                const starts =
                  first && Number(first.date.slice(8)) <= 7 && index < weeks.length - 1;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places
                  <td key={index} className="relative h-5 text-xs text-ink-soft">
                    {starts && (
                      <span className="absolute top-0 left-0 whitespace-nowrap">
                        {monthText(first.date, language, "short")}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <tr key={weekday}>
                <th
                  scope="row"
                  className="sticky left-0 bg-felt-raised pe-2 text-start text-xs font-normal text-ink-soft"
                >
                  {/* 2024-01-01 was a Monday. */}
                  {weekdayText(`2024-01-0${1 + weekday}`, language, "short")}
                </th>
                {weeks.map((week, index) => {
                  const day = week[weekday];
                  const place = day ? places.get(day.date) : undefined;
                  if (!day || place === undefined) {
                    // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places
                    return <td key={index} />;
                  }
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys choose a day for the keyboard
                    <td
                      key={day.date}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid
                      role="gridcell"
                      data-day={place}
                      tabIndex={place === chosen ? 0 : -1}
                      aria-label={activityText(day, language)}
                      onFocus={() => setChosen(place)}
                      onClick={() => setChosen(place)}
                      onPointerEnter={() => setChosen(place)}
                      className={classNames(
                        "size-3.5 min-w-3.5 rounded-[3px]",
                        shades[intensity(day)],
                        day.frozen && "border-2 border-dashed border-sky",
                        place === chosen && "outline-2 outline-offset-1 outline-ink",
                      )}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <p className="font-semibold">{shown && activityText(shown, language)}</p>
        <p aria-hidden="true" className="flex items-center gap-1.5 text-ink-soft">
          {m.profile_activity_less()}
          {shades.map((shade) => (
            <span key={shade} className={classNames("size-3.5 rounded-[3px]", shade)} />
          ))}
          {m.profile_activity_more()}
        </p>
      </div>
      <p id={hintId} className="sr-only">
        {m.profile_activity_hint()}
      </p>
    </div>
  );
}
