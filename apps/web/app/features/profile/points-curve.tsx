import type { ActivityDay } from "@tilashar/contracts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { monthOfYearText, monthText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { monthsOf, pointsCurve, sinceFirstPoints } from "./activity-grid.ts";

const width = 340;
const height = 140;
const foot = 22;

/** A curve through fewer days is a spike. */
export const fewestPointDays = 3;

/** The sum of points since the first ones, as a curve, with the same in a sentence and in a table. */
export function PointsCurve({ days: year }: { days: readonly ActivityDay[] }) {
  const language = useLanguage();
  const days = sinceFirstPoints(year);
  const sums = pointsCurve(days);
  const total = sums.at(-1) ?? 0;
  const months = monthsOf(days);
  const lastMonth = total - (sums.at(-31) ?? 0);
  const summary = m.profile_curve_summary({
    points: m.points_count({ count: total }),
    month: m.points_count({ count: lastMonth }),
  });
  const x = (index: number) => (index / Math.max(1, days.length - 1)) * width;
  const y = (points: number) => height - (points / total) * (height - 16);
  const line = sums.map((sum, index) => `${x(index).toFixed(1)} ${y(sum).toFixed(1)}`).join("L");
  const marks = days.flatMap(({ date }, index) =>
    date.endsWith("-01") && Number(date.slice(5, 7)) % 3 === 1 ? [{ date, at: x(index) }] : [],
  );

  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{summary}</p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${height + foot}`}
        className="h-auto w-full max-w-140"
      >
        <path d={`M0 ${height}L${line}L${width} ${height}Z`} fill="var(--color-sun-wash)" />
        <path
          d={`M${line}`}
          fill="none"
          stroke="var(--color-sun)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d={`M0 ${height}H${width}`} stroke="var(--color-stitch)" strokeWidth="2" />
        {marks.map(({ date, at }) => (
          <text
            key={date}
            x={at}
            y={height + foot - 4}
            fontSize="13"
            fill="var(--color-ink-soft)"
            textAnchor={at > width - 30 ? "end" : "start"}
          >
            {monthText(date, language, "short")}
          </text>
        ))}
      </svg>
      <details>
        <summary className="flex min-h-11 w-fit items-center font-semibold text-sky">
          {m.profile_curve_table()}
        </summary>
        <table className="w-full max-w-80">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="text-start font-semibold">
                {m.profile_curve_month()}
              </th>
              <th scope="col" className="text-end font-semibold">
                {m.leaderboard_points()}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ start, points }) => (
              <tr key={start} className="border-t border-stitch">
                <th scope="row" className="py-1 text-start font-normal">
                  {monthOfYearText(start, language)}
                </th>
                <td className="text-end tabular-nums">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
