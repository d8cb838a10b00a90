import type { LocalisedText } from "@tilashar/contracts";
import type { ExamReadiness } from "@tilashar/learning/exams";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { partChanceText } from "./chance-text.ts";

/** By part: how many right answers are likely, between which numbers, and where the pass mark lies. */
export function ReadinessList({
  readiness,
  titles,
}: {
  readiness: ExamReadiness;
  titles: Readonly<Record<string, LocalisedText>>;
}) {
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-4">
      {readiness.sections.map(({ id, expected, low, high, pass, of, chance, answers }) => (
        <li key={id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{titles[id]?.[language]}</span>
            <span className="text-sm text-ink-soft">{partChanceText(chance)}</span>
          </p>
          <RangeBar low={low / of} high={high / of} middle={expected / of} mark={pass / of} />
          <p className="text-sm text-ink-soft">
            {answers === 0
              ? m.exam_range_unknown({ pass, of })
              : m.exam_range({ low, high, of, pass })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A range on a scale, with its middle and the pass mark. The numbers stand below it in words. */
function RangeBar({
  low,
  high,
  middle,
  mark,
}: {
  low: number;
  high: number;
  middle: number;
  mark: number;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="my-1.5 h-4 w-full overflow-visible rounded-full"
    >
      <rect y="1" width="100" height="6" className="fill-felt-sunk" />
      <rect
        x={low * 100}
        y="1"
        width={Math.max(1, (high - low) * 100)}
        height="6"
        className="fill-sky"
        opacity="0.45"
      />
      <rect x={middle * 100 - 0.5} y="1" width="1" height="6" className="fill-sky" />
      <rect x={mark * 100 - 0.3} width="0.6" height="8" className="fill-ink" />
    </svg>
  );
}
