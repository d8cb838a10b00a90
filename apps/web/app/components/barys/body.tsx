import { Head } from "./head.tsx";
import type { Pose } from "./pose.ts";

/** The sitting body: tail, trunk, arms as the pose has them, feet. */
export function Body({ pose }: { pose: Pose }) {
  return (
    <>
      <Tail />
      <path
        fill="var(--fur)"
        d="M120 120C160 120 176 156 178 192C179 214 160 222 120 222C80 222 61 214 62 192C64 156 80 120 120 120Z"
      />
      <ellipse cx="120" cy="188" rx="35" ry="36" fill="var(--fur-cream)" />
      <Rosette x={76} y={182} />
      <Rosette x={164} y={182} />
      <Rosette x={84} y={202} small />
      <Rosette x={157} y={203} small />
      <Foot x={92} />
      <Foot x={148} />
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
      <ellipse cx={x} cy="216" rx="23" ry="14" fill="var(--fur)" />
      <path stroke="var(--fur-shade)" strokeWidth="3.500" d={`M${x - 7} 220v6M${x + 7} 220v6`} />
    </>
  );
}

const arms: Record<Exclude<Pose, "empty">, [left: string, right: string]> = {
  hello: ["M84 150C74 164 72 178 82 192", "M156 152C184 150 206 130 210 100"],
  right: ["M84 150C58 144 40 126 36 102", "M156 150C182 144 200 126 204 102"],
  wrong: ["M84 150C76 170 88 186 108 184", "M156 150C164 170 152 186 132 184"],
  streak: ["M82 152C68 170 74 190 94 192", "M158 152C172 170 166 190 146 192"],
  thinking: ["M84 152C76 172 92 192 122 186", "M158 152C174 168 168 152 154 142"],
};

function Arms({ pose }: { pose: Pose }) {
  if (pose === "empty") return null;
  return (
    <>
      {arms[pose].map((arm) => (
        <g key={arm}>
          <path stroke="var(--fur-shade)" strokeWidth="29" d={arm} />
          <path stroke="var(--fur)" strokeWidth="25" d={arm} />
        </g>
      ))}
    </>
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
