import { m } from "#app/paraglide/messages.js";
import { type MouthShape, mouthShapes } from "./mouth-shapes.ts";

type Point = readonly [number, number];

/** A smooth line through points (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let path = `M${at(0).join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const control1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const control2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${control1.join(" ")} ${control2.join(" ")} ${to.join(" ")}`;
  }
  return path;
}

const lips: Record<MouthShape["lips"], { upper: string; lower: string; jaw: number }> = {
  spread: { upper: "M32 62q-9-4-12 2t8 6", lower: "M30 80q-10-1-10 4t10 6", jaw: 0 },
  round: { upper: "M32 60q-15-4-18 5t14 5", lower: "M30 78q-16-2-15 5t13 6", jaw: 0 },
  open: { upper: "M32 60q-9-4-12 2t8 6", lower: "M30 93q-10-1-10 4t10 6", jaw: 13 },
};

/** A cut through the mouth while it makes a sound; nothing for sounds that need no picture. */
export function Mouth({ phone, letter }: { phone: string; letter: string }) {
  const shape = mouthShapes[phone];
  if (shape === undefined) return null;
  const { upper, lower, jaw } = lips[shape.lips];
  const [tip] = shape.tongue;
  const tongue = `${smooth([[tip[0] + 6, 104 + jaw / 2], [tip[0] - 1, tip[1] + 6], ...shape.tongue, [121, 152]])}L60 152Z`;
  return (
    <svg
      role="img"
      aria-label={m.speech_mouth({ letter })}
      viewBox="0 0 160 142"
      className="h-auto w-full rounded-tile bg-felt-sunk"
    >
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {/* The head: nose, cheek and throat. */}
        <path
          d={`M44 4Q30 14 27 26Q16 42 22 48Q30 50 32 62L36 54Q52 40 76 39Q92 39 100 46 M138 20V138M${30} ${98 + jaw}Q36 122 58 138`}
          stroke="var(--color-edge)"
          strokeWidth="3"
        />
        {/* The way through the nose. */}
        <path d="M34 38Q70 20 104 32Q124 38 130 52" stroke="var(--color-stitch)" strokeWidth="2" />
        <path
          d={upper}
          fill="var(--color-pomegranate-wash)"
          stroke="var(--color-pomegranate)"
          strokeWidth="3"
        />
        <path
          d={lower}
          fill="var(--color-pomegranate-wash)"
          stroke="var(--color-pomegranate)"
          strokeWidth="3"
        />
        {/* Teeth. */}
        <path
          d={`M36 56l-2 13 5-11M34 ${82 + jaw}l3 -9 3 11`}
          fill="var(--color-felt-raised)"
          stroke="var(--color-edge)"
          strokeWidth="2"
        />
        {/* The soft palate and the uvula. */}
        <path
          d={shape.nasal ? "M100 46Q112 54 116 74" : "M100 46Q116 44 124 54Q127 58 122 64"}
          stroke="var(--color-vowel-back)"
          strokeWidth="5"
        />
        <path
          d={tongue}
          fill="var(--color-pomegranate-wash)"
          stroke="var(--color-pomegranate)"
          strokeWidth="3"
        />
        {shape.nasal && (
          <path
            d="M128 96Q130 58 118 44Q92 26 48 36l9-7M48 36l10 5"
            stroke="var(--color-sky)"
            strokeWidth="3"
            strokeDasharray="1 6"
          />
        )}
      </g>
      {shape.place && (
        <circle
          cx={shape.place.at[0]}
          cy={shape.place.at[1]}
          r="7"
          fill={shape.place.kind === "contact" ? "var(--color-sun)" : "none"}
          stroke="var(--color-sun)"
          strokeWidth="3"
          strokeDasharray={shape.place.kind === "friction" ? "3 3" : undefined}
        />
      )}
    </svg>
  );
}
