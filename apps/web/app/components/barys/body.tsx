import { Head } from "./head.tsx";
import type { Pose } from "./pose.ts";

/** The sitting body: tail, trunk, feet, what is held, and arms as the pose has them. */
export function Body({ pose }: { pose: Pose }) {
  return (
    <>
      <Tail />
      <path
        fill="var(--fur)"
        d="M120 118C162 118 180 158 181 194C182 216 160 224 120 224C80 224 58 216 59 194C60 158 78 118 120 118Z"
      />
      <path
        fill="var(--fur-cream)"
        d="M120 148L130 158L138 152C152 164 156 180 154 198C152 216 140 224 120 224C100 224 88 216 86 198C84 180 88 164 102 152L110 158Z"
      />
      <Rosette x={73} y={180} />
      <Rosette x={167} y={180} />
      <Rosette x={80} y={199} small />
      <Rosette x={160} y={200} small />
      <Foot x={90} />
      <Foot x={150} />
      {pose === "streak" && <Sun x={120} y={180} size={23} />}
      {pose === "wrong" && (
        <path
          fill="var(--color-pomegranate)"
          d="M120 204C100 192 94 182 97 172C101 161 115 161 120 171C125 161 139 161 143 172C146 182 140 192 120 204Z"
        />
      )}
      <Arms pose={pose} />
    </>
  );
}

function Tail() {
  return (
    <>
      <path stroke="var(--fur)" strokeWidth="24" d="M168 206C206 212 222 186 212 162" />
      <path stroke="var(--fur-spot)" strokeWidth="24" d="M213 168Q214 165 212 162" />
      <g stroke="var(--fur-spot)" strokeWidth="6">
        <path d="M186 198L193 218" />
        <path d="M202 184L222 194" />
      </g>
    </>
  );
}

function Rosette({ x, y, small = false }: { x: number; y: number; small?: boolean }) {
  return small ? (
    <circle cx={x} cy={y} r="4" fill="var(--fur-spot)" />
  ) : (
    <circle
      cx={x}
      cy={y}
      r="6"
      stroke="var(--fur-spot)"
      strokeWidth="4.500"
      strokeDasharray="9 4"
    />
  );
}

function Foot({ x }: { x: number }) {
  return (
    <>
      <ellipse cx={x} cy="217" rx="26" ry="15" fill="var(--fur)" />
      <path
        stroke="var(--fur-shade)"
        strokeWidth="3"
        d={`M${x - 24} 211Q${x} 194 ${x + 24} 211M${x - 8} 222v6M${x + 8} 222v6`}
      />
    </>
  );
}

type At = readonly [x: number, y: number];

/** Each arm from its shoulder, by its elbow, to its paw; a raised paw shows its pads. */
const arms: Record<Exclude<Pose, "empty">, readonly [left: readonly At[], right: readonly At[]]> = {
  hello: [
    [
      [78, 152],
      [56, 178],
      [80, 196],
    ],
    [
      [162, 152],
      [206, 150],
      [213, 108],
    ],
  ],
  right: [
    [
      [78, 152],
      [34, 148],
      [27, 106],
    ],
    [
      [162, 152],
      [206, 148],
      [213, 106],
    ],
  ],
  wrong: [
    [
      [78, 154],
      [62, 182],
      [92, 196],
    ],
    [
      [162, 154],
      [178, 182],
      [148, 196],
    ],
  ],
  streak: [
    [
      [78, 154],
      [56, 182],
      [84, 194],
    ],
    [
      [162, 154],
      [184, 182],
      [156, 194],
    ],
  ],
  thinking: [
    [
      [78, 154],
      [62, 190],
      [116, 190],
    ],
    [
      [162, 154],
      [196, 186],
      [152, 150],
    ],
  ],
};

function Arms({ pose }: { pose: Pose }) {
  if (pose === "empty") return null;
  return (
    <>
      {arms[pose].map(([shoulder, elbow, paw]) => (
        <Arm key={String(shoulder)} ends={[shoulder, elbow, paw] as [At, At, At]} />
      ))}
    </>
  );
}

function Arm({ ends: [[sx, sy], [ex, ey], [px, py]] }: { ends: readonly [At, At, At] }) {
  const path = `M${sx} ${sy}Q${ex} ${ey} ${px} ${py}`;
  return (
    <>
      <path stroke="var(--fur-shade)" strokeWidth="29" d={path} />
      <circle cx={px} cy={py} r="18" fill="var(--fur-shade)" />
      <path stroke="var(--fur)" strokeWidth="25" d={path} />
      {/* The shoulder grows out of the body without an edge. */}
      <circle cx={sx} cy={sy} r="16" fill="var(--fur)" />
      <circle cx={px} cy={py} r="16" fill="var(--fur)" />
      {py < 140 ? (
        <g fill="var(--fur-pink)">
          <ellipse cx={px} cy={py + 4} rx="7" ry="6" />
          <circle cx={px - 8} cy={py - 5} r="3" />
          <circle cx={px} cy={py - 8} r="3" />
          <circle cx={px + 8} cy={py - 5} r="3" />
        </g>
      ) : (
        <path
          stroke="var(--fur-shade)"
          strokeWidth="3"
          d={`M${px - 5} ${py + 6}v6M${px + 5} ${py + 6}v6`}
        />
      )}
    </>
  );
}

/** The sun of a streak. */
function Sun({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g stroke="var(--color-sun)" strokeWidth="6">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d={`M0 ${-size - 6}v-7`} />
        ))}
      </g>
      <circle r={size} fill="var(--color-sun)" />
    </g>
  );
}

/** Curled up asleep: nothing here yet, and nobody minds. */
export function Resting() {
  return (
    <>
      <path
        fill="var(--fur)"
        d="M60 216C30 216 26 190 40 172C58 146 104 134 150 138C200 142 224 172 218 196C214 212 200 216 184 216Z"
      />
      <Rosette x={168} y={164} />
      <Rosette x={196} y={180} />
      <Rosette x={176} y={190} small />
      <Rosette x={150} y={152} small />
      <path stroke="var(--fur-shade)" strokeWidth="27" d="M206 200C190 224 130 222 96 216" />
      <path stroke="var(--fur)" strokeWidth="23" d="M206 200C190 224 130 222 96 216" />
      <path stroke="var(--fur-spot)" strokeWidth="23" d="M101 217Q98 217 96 216" />
      <g stroke="var(--fur-spot)" strokeWidth="6">
        <path d="M128 209V229" />
        <path d="M158 209L159 229" />
      </g>
      <g transform="translate(-8 72) scale(0.8)">
        <Head mood="asleep" />
      </g>
    </>
  );
}
