import { closedMouth, type Mouth } from "../people/pose.ts";
import type { FilmPhone } from "./timeline.ts";

const mouth = (open: number, wide: number, round: number): Mouth => ({ open, wide, round });

/** What the lips do in each sound of Kazakh. */
const shapes: Record<string, Mouth> = {
  a: mouth(0.95, 0.35, 0),
  æ: mouth(0.85, 0.75, 0),
  e: mouth(0.5, 0.8, 0),
  ы: mouth(0.38, 0.25, 0),
  і: mouth(0.3, 0.8, 0),
  o: mouth(0.6, 0, 0.75),
  ө: mouth(0.5, 0, 0.85),
  ұ: mouth(0.32, 0, 0.9),
  ү: mouth(0.28, 0, 1),
  у̯: mouth(0.16, 0, 1),
  m: mouth(0, 0.3, 0),
  b: mouth(0, 0.3, 0),
  p: mouth(0, 0.35, 0),
  v: mouth(0.12, 0.4, 0),
  f: mouth(0.12, 0.4, 0),
  ш: mouth(0.26, 0, 0.5),
  ж: mouth(0.26, 0, 0.5),
  ч: mouth(0.24, 0, 0.45),
  й: mouth(0.22, 0.8, 0),
};

const otherwise = mouth(0.24, 0.5, 0);

/** Half of the time over which one shape flows into the next, in seconds. */
const flow = 0.055;

/** The mouth at a moment, between the shapes of the sounds around it. */
export function mouthAt(phones: readonly FilmPhone[], time: number): Mouth {
  let open = 0;
  let wide = 0;
  let round = 0;
  let weight = 0;
  for (const { phone, start, end } of phones) {
    if (end < time - flow || start > time + flow) continue;
    const part = Math.min(end, time + flow) - Math.max(start, time - flow);
    const shape = shapes[phone] ?? otherwise;
    open += shape.open * part;
    wide += shape.wide * part;
    round += shape.round * part;
    weight += part;
  }
  const rest = Math.max(0, flow * 2 - weight);
  wide += closedMouth.wide * rest;
  const whole = weight + rest;
  return { open: open / whole, wide: wide / whole, round: round / whole };
}
