import { useLanguage } from "#app/lib/language/browser-language.ts";
import { weekdayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => `2024-01-0${weekday}`;

/** The weekdays to be left alone on: 1 is Monday. */
export function QuietDays({
  chosen,
  onChange,
}: {
  chosen: readonly number[];
  onChange: (days: readonly number[]) => void;
}) {
  const language = useLanguage();
  const name = (weekday: number, style: "short" | "long") =>
    weekdayText(dayOf(weekday), language, style);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1.5 font-semibold">{m.notifications_quiet()}</legend>
      <div className="flex w-fit flex-wrap gap-2 max-sm:grid max-sm:grid-cols-4">
        {weekdays.map((weekday) => (
          <label
            key={weekday}
            className="flex size-11 cursor-pointer items-center justify-center rounded-full border-2 border-edge bg-felt-raised text-sm font-semibold has-checked:border-sky has-checked:bg-sky has-checked:text-on-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="checkbox"
              className="sr-only"
              aria-label={name(weekday, "long")}
              checked={chosen.includes(weekday)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, weekday]
                    : chosen.filter((other) => other !== weekday),
                )
              }
            />
            <span aria-hidden="true">{name(weekday, "short")}</span>
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{m.notifications_quiet_hint()}</p>
    </fieldset>
  );
}
