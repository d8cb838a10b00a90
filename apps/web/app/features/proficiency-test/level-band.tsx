import type { TestEstimate } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

const zones = [
  { letter: "A", from: 0, to: 40 },
  { letter: "B", from: 40, to: 75 },
  { letter: "C", from: 75, to: 100 },
] as const;

/** Rarer than this it is not worth a word. */
const mentionedFrom = 0.05;

const percent = (share: number) => Math.round(share * 100);

/** Where the level most probably lies, drawn over the cuts of the three levels and told in words. */
export function LevelBand({
  estimate,
  official,
}: {
  estimate: TestEstimate;
  /** The letter the result stands under. */
  official: "A" | "B" | "C";
}) {
  const { level, probabilities, domain, low, high } = estimate;
  const others = (["A", "B", "C"] as const)
    .filter((letter) => letter !== level && probabilities[letter] >= mentionedFrom)
    .sort((left, right) => probabilities[right] - probabilities[left]);
  return (
    <div>
      <svg aria-hidden="true" viewBox="0 0 300 66" className="w-full">
        {zones.map(({ letter, from, to }) => (
          <g key={letter}>
            <rect
              x={from * 3 + 1}
              y="22"
              width={(to - from) * 3 - 2}
              height="22"
              rx="4"
              className="fill-felt-sunk"
            />
            <text
              x={(from + to) * 1.5}
              y="60"
              textAnchor="middle"
              className="fill-ink-soft text-[13px] font-bold"
            >
              {letter}
            </text>
          </g>
        ))}
        <rect
          x={low * 3}
          y="22"
          width={Math.max(6, (high - low) * 3)}
          height="22"
          rx="4"
          className="fill-sky opacity-45"
        />
        <path d={`M${domain * 3} 20l-8-13h16z`} className="fill-sky" />
        <rect x={domain * 3 - 1.5} y="19" width="3" height="28" className="fill-sky" />
      </svg>
      <p className="pt-2">
        <strong>{m.test_sure({ level, percent: percent(probabilities[level]) })}</strong>{" "}
        {others
          .map((letter) =>
            m.test_sure_other({ level: letter, percent: percent(probabilities[letter]) }),
          )
          .join(" ")}
      </p>
      {level !== official && <p className="pt-1">{m.test_sure_differs({ level })}</p>}
      <p className="pt-1 text-sm text-ink-soft">{m.test_sure_range({ low, high })}</p>
    </div>
  );
}
