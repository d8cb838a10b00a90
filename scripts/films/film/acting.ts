import type { Design } from "../people/design.ts";
import { calmFace, type Face, type Hand, type Pose, restingHand } from "../people/pose.ts";

type Side = "left" | "right";

/** What the hands do; `out` and `down` as in Hand. Hands are named as the viewer sees them. */
type Gesture = (inner: Side) => Partial<Record<Side, Hand>>;

const both = (hand: Hand) => ({ left: hand, right: hand });

const gestures: Record<string, Gesture> = {
  open: (inner) => ({ [inner]: { out: 0.42, down: 0.3, shape: "open" } }),
  both: () => both({ out: 0.36, down: 0.34, shape: "open" }),
  shrug: () => both({ out: 0.46, down: 0.1, shape: "open" }),
  point: (inner) => ({ [inner]: { out: 0.66, down: 0.12, shape: "point" } }),
  up: (inner) => ({ [inner]: { out: 0.5, down: -0.84, shape: "point" } }),
  wave: (inner) => ({ [inner]: { out: 0.62, down: -0.42, shape: "open" } }),
  think: (inner) => ({ [inner]: { out: -0.24, down: -0.16, shape: "fist" } }),
  heart: (inner) => ({ [inner]: { out: -0.3, down: 0.3, shape: "rest" } }),
  head: (inner) => ({ [inner]: { out: 0.2, down: -0.78, shape: "rest" } }),
  cheer: () => both({ out: 0.52, down: -0.82, shape: "fist" }),
  count: (inner) => ({ [inner]: { out: 0.5, down: 0.02, shape: "open" } }),
  rail: () => ({ right: { out: 0.14, down: -0.92, shape: "fist" } }),
  call: () => ({ right: { out: 0.19, down: -0.3, shape: "fist", holds: "phone" } }),
  wheel: () => both({ out: 0.16, down: 0.62, shape: "fist" }),
  stir: () => ({ right: { out: 0.66, down: 0.46, shape: "fist", holds: "ladle" } }),
  dombra: () => ({
    left: { out: -0.06, down: 0.66, shape: "rest", holds: "dombra" },
    right: { out: 0.42, down: 0.3, shape: "fist" },
  }),
};

const moods: Record<string, Partial<Face>> = {
  glad: { smile: 0.8, brows: 0.3 },
  laugh: { smile: 1, brows: 0.4 },
  calm: {},
  sad: { smile: -0.7, brows: 0.2, nod: 0.3, gazeY: 0.5 },
  worried: { smile: -0.4, brows: 0.3 },
  surprised: { smile: 0.25, brows: 1.3 },
  angry: { smile: -0.3, brows: -1 },
  closed: { blink: 1, smile: 0.5 },
  lookup: { nod: -1, gazeY: -1, brows: 0.7 },
  lookdown: { nod: 0.8, gazeY: 0.9 },
};

/** Splits `"tom:surprised,open aisha:laugh"` by person. */
export function parseActs(text: string | undefined): Readonly<Record<string, readonly string[]>> {
  const acts: Record<string, readonly string[]> = {};
  for (const part of (text ?? "").split(" ").filter(Boolean)) {
    const [who, what] = part.split(":");
    if (who === undefined || what === undefined) throw new Error(`Not an act: ${part}`);
    acts[who] = what.split(",");
  }
  return acts;
}

export interface Performance {
  readonly design: Design;
  readonly time: number;
  /** Seconds since the line began, and until it ends; outside a line both are large. */
  readonly since: number;
  readonly until: number;
  readonly speaking: boolean;
  readonly mouth: Face["mouth"];
  /** −1 to 1: where the one looked at stands. */
  readonly towards: number;
  /** Acts of this line and what is held; `before` are those of the line before, out of which we come. */
  readonly acts: readonly string[];
  readonly always: readonly string[];
  readonly holds: string | null;
  readonly seed: number;
  readonly walk: number | null;
  readonly legs: Pose["legs"];
  /** Which speaking gesture this line would have by itself. */
  readonly variety: number;
}

const ease = (part: number) => {
  const p = Math.min(1, Math.max(0, part));
  return p * p * (3 - 2 * p);
};

const between = (from: number, to: number, part: number) => from + (to - from) * part;

/** The pose of one person at one moment. */
export function perform(p: Performance): Pose {
  const inner: Side = p.towards >= 0 ? "right" : "left";
  const strength = Math.min(ease(p.since / 0.35), ease(p.until / 0.3));
  const hands: Record<Side, Hand> = { left: restingHand, right: restingHand };
  const settled = { ...hands };
  for (const act of p.always) Object.assign(settled, gestures[act]?.(inner));
  const heldAt: Side = inner === "left" ? "right" : "left";
  if (p.holds) settled[heldAt] = holding(p.holds);

  const wanted: Partial<Record<Side, Hand>> = {};
  let strumming = false;
  for (const act of p.acts) {
    if (act === "strum") strumming = true;
    if (act.startsWith("give="))
      wanted[inner] = { out: 0.62, down: 0.36, shape: "rest", holds: act.slice(5) };
    else Object.assign(wanted, gestures[act]?.(inner));
  }
  const free = p.acts.every((act) => gestures[act] === undefined && !act.startsWith("give="));
  if (p.speaking && free && p.always.length === 0) {
    const offered = [{}, gestures.open?.(inner), gestures.both?.(inner), gestures.heart?.(inner)][
      p.variety % 4
    ];
    Object.assign(wanted, offered);
  }
  for (const side of ["left", "right"] as const) {
    const base = settled[side];
    const want = wanted[side];
    // A busy hand keeps what it holds.
    if (
      want === undefined ||
      (base.holds && base.holds !== "phone" && !want.holds) ||
      (base.holds === "phone" && p.always.includes("call"))
    ) {
      hands[side] = base;
      continue;
    }
    const beat = p.speaking ? Math.sin(p.time * 5.2 + p.seed) * 0.03 : 0;
    hands[side] = {
      out: between(base.out, want.out, strength),
      down: between(base.down, want.down, strength) + beat * strength,
      shape: (strength > 0.4 ? want.shape : base.shape) ?? "rest",
      ...(strength > 0.3 && want.holds ? { holds: want.holds } : {}),
    };
  }
  if (p.acts.includes("wave"))
    hands[inner] = {
      ...hands[inner],
      out: hands[inner].out + Math.sin(p.time * 11) * 0.09 * strength,
    };
  if (p.always.includes("stir"))
    hands.right = { ...hands.right, out: hands.right.out + Math.sin(p.time * 2.6) * 0.1 };
  if (strumming)
    hands.left = { ...hands.left, down: hands.left.down + Math.sin(p.time * 12) * 0.045 };
  if (p.acts.includes("cheer"))
    for (const side of ["left", "right"] as const)
      hands[side] = {
        ...hands[side],
        down: hands[side].down + Math.sin(p.time * 10) * 0.08 * strength,
      };

  return {
    face: faceOf(p, strength),
    left: hands.left,
    right: hands.right,
    // Only heads and hands are ever in motion: a body at rest leads the eye to them, and costs no bytes.
    lean: p.speaking ? p.towards * 1.4 * strength : 0,
    lift:
      (p.walk === null ? 0 : Math.abs(Math.sin(p.walk * Math.PI * 2)) * 6) +
      (p.acts.includes("cheer") ? Math.abs(Math.sin(p.time * 8)) * 14 * strength : 0),
    walk: p.walk,
    legs: p.legs,
  };
}

const low = new Set(["bag", "suitcase", "bucket", "sack"]);

function holding(thing: string): Hand {
  if (low.has(thing)) return { out: 0.12, down: 0.9, shape: "fist", holds: thing };
  if (thing === "pole") return { out: 0.34, down: 0.42, shape: "fist", holds: thing };
  if (thing === "tray") return { out: 0.3, down: 0.16, shape: "rest", holds: thing };
  return { out: 0.02, down: 0.4, shape: "rest", holds: thing };
}

function faceOf(p: Performance, strength: number): Face {
  const mood: Partial<Face> = Object.assign({}, ...p.acts.map((act) => moods[act] ?? {}));
  const nodding = p.speaking
    ? (p.mouth.open - 0.3) * 0.22
    : Math.max(0, Math.max(0, Math.sin(p.time * 2.1 + p.seed * 5)) ** 12 - 0.02) * 0.5;
  const laughing = p.acts.includes("laugh") && !p.speaking ? Math.sin(p.time * 13) * 0.12 : 0;
  const blinkAt = (p.time * (0.27 + (p.seed % 3) * 0.03) + p.seed * 0.37) % 1;
  const blink = blinkAt < 0.045 ? Math.sin((blinkAt / 0.045) * Math.PI) : 0;
  const shaking = p.acts.includes("shake") ? Math.sin(p.time * 7) * 0.18 * strength : 0;
  const smile = between(calmFace.smile, mood.smile ?? calmFace.smile, strength);
  return {
    turn: Math.max(-1, Math.min(1, p.towards * 0.72 + shaking)),
    tilt:
      p.towards * 1.2 +
      Math.sin(p.seed * 2.3) * 1.4 +
      (p.speaking ? Math.sin(p.time * 2.7 + p.seed) * 1.6 : 0),
    nod: between(0, mood.nod ?? 0, strength) + nodding + laughing,
    gazeX: p.towards * 0.75,
    gazeY: between(0, mood.gazeY ?? 0, strength),
    blink: Math.max(blink, between(0, mood.blink ?? 0, strength)),
    brows:
      between(0, mood.brows ?? 0, strength) +
      (p.speaking ? Math.max(0, Math.sin(p.time * 1.7 + p.seed)) * 0.35 : 0),
    smile: p.speaking ? Math.min(smile, 0.8) : smile,
    mouth: p.mouth,
  };
}
