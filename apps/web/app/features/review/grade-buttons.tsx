import { type Memory, makeScheduler, type Rating } from "@tilashar/learning/review";
import { useEffect, useRef } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { m } from "#app/paraglide/messages.js";
import { intervalText } from "./interval-text.ts";

const grades = [
  { rating: 1, label: m.review_again, look: "border-pomegranate text-pomegranate" },
  { rating: 2, label: m.review_hard, look: "border-edge text-ink" },
  { rating: 3, label: m.review_good, look: "border-sky bg-sky text-on-sky" },
  { rating: 4, label: m.review_easy, look: "border-steppe text-steppe" },
] as const;

/** How well it was known, with when it comes back. Keys 1 to 4; Enter presses "good". */
export function GradeButtons({
  memory,
  weights,
  practice,
  onGrade,
}: {
  memory: Memory | null;
  weights: readonly number[] | null;
  practice: boolean;
  onGrade: (rating: Rating) => void;
}) {
  const good = useRef<HTMLButtonElement>(null);
  useEffect(() => good.current?.focus({ preventScroll: true }), []);
  const schedule = makeScheduler(weights);
  const now = Date.now();
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="sr-only">{m.review_grade()}</legend>
      {grades.map(({ rating, label, look }) => (
        <button
          key={rating}
          ref={rating === 3 ? good : undefined}
          type="button"
          aria-keyshortcuts={String(rating)}
          onClick={() => onGrade(rating)}
          className={classNames(
            "flex min-h-16 min-w-0 flex-col items-center justify-center rounded-card border-2 px-1 py-2 leading-tight font-bold",
            rating === 3
              ? "hover:bg-sky-deep active:bg-sky-deep"
              : "bg-felt-raised hover:bg-felt-sunk active:bg-felt-sunk",
            look,
          )}
        >
          <span>{label()}</span>
          <span className="text-sm font-semibold">
            {practice ? (
              <kbd className="font-sans">{rating}</kbd>
            ) : (
              intervalText(schedule(memory, rating, now).due - now)
            )}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
