/**
 * How much is done, 0..1. Drawn in SVG so that the page needs no inline style.
 * `label` says what is measured, `text` how much in words.
 */
export function Progress({
  value,
  label,
  text,
  tone = "sky",
}: {
  value: number;
  label: string;
  text?: string;
  tone?: "sky" | "sun" | "steppe";
}) {
  const share = Math.min(1, Math.max(0, value));
  const tones = { sky: "text-sky", sun: "text-sun", steppe: "text-steppe" };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      className="h-3 w-full overflow-hidden rounded-full bg-felt-sunk"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className={`h-full w-full ${tones[tone]}`}
      >
        <rect
          width={share * 100}
          height="12"
          fill="currentColor"
          className="transition-[width] duration-200"
        />
      </svg>
    </div>
  );
}

/** A ring with a letter or a number in its middle, filled clockwise from the top. */
export function Ring({
  value,
  label,
  children,
}: {
  value: number;
  label: string;
  children: string;
}) {
  const length = 2 * Math.PI * 42;
  const share = Math.min(1, Math.max(0, value));
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" className="size-24">
      <g fill="none" strokeWidth="12">
        <circle cx="50" cy="50" r="42" stroke="var(--color-felt-sunk)" />
        <circle
          cx="50"
          cy="50"
          r="42"
          stroke="var(--color-sun)"
          strokeLinecap="round"
          strokeDasharray={`${share * length} ${length}`}
          transform="rotate(-90 50 50)"
          visibility={share === 0 ? "hidden" : undefined}
        />
      </g>
      <text x="50" y="62" textAnchor="middle" fill="currentColor" fontSize="34" fontWeight="800">
        {children}
      </text>
    </svg>
  );
}
