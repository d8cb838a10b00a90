import { type Memory, strengthOf } from "@tilashar/learning/review";
import { m } from "#app/paraglide/messages.js";

const names = [
  m.words_strength_new,
  m.words_strength_met,
  m.words_strength_days,
  m.words_strength_weeks,
  m.words_strength_months,
  m.words_strength_firm,
] as const;

/** How well a word is known: five stitches, and in words. */
export function StrengthMeter({ memory }: { memory: Pick<Memory, "stability"> | null }) {
  const strength = strengthOf(memory);
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
      <svg aria-hidden="true" viewBox="0 0 50 10" className="h-2.5 w-12.5">
        {[1, 2, 3, 4, 5].map((step) => (
          <rect
            key={step}
            x={(step - 1) * 10}
            width="8"
            height="10"
            rx="3"
            fill={step <= strength ? "var(--color-steppe)" : "var(--color-stitch)"}
          />
        ))}
      </svg>
      {names[strength]()}
    </span>
  );
}
