import type { ForecastDay } from "@tilashar/learning/review";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText, weekdayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

const height = 64;
const column = 24;

/** How many reviews the next two weeks bring, as columns that also read as a list. */
export function ForecastChart({ days }: { days: readonly ForecastDay[] }) {
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ reviews }) => reviews));
  return (
    <figure className="w-full">
      <figcaption className="pb-2 text-start font-bold">{m.review_forecast()}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * column} ${height + 34}`}
        className="w-full"
        fontSize="10"
        textAnchor="middle"
      >
        {days.map(({ day, reviews }, index) => {
          const tall = Math.round((reviews / most) * height);
          const middle = index * column + column / 2;
          return (
            <g key={day}>
              <rect
                x={index * column + 3}
                y={14 + height - Math.max(2, tall)}
                width={column - 6}
                height={Math.max(2, tall)}
                rx="3"
                fill={reviews === 0 ? "var(--color-stitch)" : "var(--color-sky)"}
              />
              {reviews > 0 && (
                <text x={middle} y={10 + height - tall} fill="currentColor" fontWeight="700">
                  {reviews}
                </text>
              )}
              <text x={middle} y={height + 28} fill="var(--color-ink-soft)">
                {weekdayText(day, language, "short")}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="sr-only">
        {days.map(({ day, reviews }) => (
          <li key={day}>
            {dayText(day, language, { year: false })}: {m.review_count({ count: reviews })}
          </li>
        ))}
      </ol>
    </figure>
  );
}
