import { Body, Resting } from "./body.tsx";
import { Head, type Mood } from "./head.tsx";
import type { Pose } from "./pose.ts";

export type { Pose };

const moods: Record<Pose, Mood> = {
  hello: "glad",
  right: "joyful",
  wrong: "gentle",
  streak: "glad",
  empty: "asleep",
  thinking: "wondering",
};

/**
 * Барыс, the snow-leopard cub who keeps the learner company. Decoration: the words beside it say
 * everything, so it is hidden from screen readers unless it is given a `label`.
 */
export function Barys({
  pose,
  label,
  className,
}: {
  pose: Pose;
  label?: string;
  className?: string;
}) {
  const named =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: either named by aria-label or hidden
    <svg {...named} viewBox="0 0 240 240" className={className} fill="none" strokeLinecap="round">
      {pose === "empty" ? (
        <Resting />
      ) : (
        <>
          <Body pose={pose} />
          <g transform={pose === "wrong" ? "rotate(-7 120 110)" : undefined}>
            <Head mood={moods[pose]} />
          </g>
        </>
      )}
      <Prop pose={pose} />
    </svg>
  );
}

/** What the pose has about it. */
function Prop({ pose }: { pose: Pose }) {
  if (pose === "right") {
    return (
      <g fill="var(--color-sun)">
        <Star x={34} y={40} size={15} />
        <Star x={206} y={36} size={18} />
        <Star x={120} y={12} size={10} />
      </g>
    );
  }
  if (pose === "thinking") {
    return (
      <g fill="var(--color-edge)">
        <circle cx="190" cy="58" r="5" />
        <circle cx="204" cy="40" r="8" />
        <circle cx="222" cy="16" r="11" />
      </g>
    );
  }
  if (pose === "empty") {
    return (
      <g stroke="var(--color-edge)" strokeWidth="5" strokeLinejoin="round">
        <path d="M150 74h16l-16 20h16" />
        <path d="M178 44h22l-22 27h22" />
      </g>
    );
  }
  return null;
}

function Star({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      d="M0-10C1.5-3 3-1.500 10 0 3 1.500 1.500 3 0 10-1.500 3-3 1.500-10 0-3-1.500-1.500-3 0-10Z"
    />
  );
}
