/**
 * Қошқар мүйіз, the ram's horn of the steppe's felt carpets, drawn from its geometry: a stem that
 * parts in two, each half swelling, turning over and curling in to a round end.
 *
 * A drawing is the right half of the figure; the left is its mirror image at x = 0. The origin is
 * the foot of the stem, and up is towards smaller y.
 */
export interface HalfMotif {
  /** Closed outlines that together make the half, as SVG path data. */
  readonly outline: string;
  /** The line along which the felt is stitched down. */
  readonly seam: string;
}

export interface HornShape {
  /** Height from the foot of the stem to the middle of the curls. */
  readonly stem: number;
  /** Radius of the curl's outer turn, measured to the middle of the band. */
  readonly radius: number;
  /** Width of the band where it leaves the stem. */
  readonly band: number;
  /** How far the horn curls, in full turns. */
  readonly turns: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The halves overlap by this much, so that no hairline shows between them. */
const OVERLAP = 0.4;
/** Points computed per full turn; the curve between them is smooth. */
const POINTS_PER_TURN = 12;

/** One horn with its half of the stem and of the lozenge that floats in the cleft. */
export function ramHorn({ stem, radius, band, turns }: HornShape): HalfMotif {
  const half = band / 2;
  const middle: Point = { x: radius + half * 0.9, y: -stem };
  const steps = Math.ceil(turns * POINTS_PER_TURN);
  const outer: Point[] = [];
  const inner: Point[] = [];
  const seam: Point[] = [{ x: half * 0.9, y: 0 }];
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    // From the side next to the stem over the top, then outside, below, and in.
    const angle = Math.PI + part * turns * 2 * Math.PI;
    const reach = radius * (1 - 0.86 * part ** 0.94);
    const width = half * (1 + 0.28 * Math.sin(Math.PI * Math.min(1, part * 2)) - 0.42 * part);
    const at = (distance: number): Point => ({
      x: middle.x + distance * Math.cos(angle),
      y: middle.y + distance * Math.sin(angle),
    });
    outer.push(at(reach + width));
    inner.push(at(Math.max(reach - width, 0)));
    seam.push(at(reach));
  }
  const foot = half * 1.9;
  const outline = [
    `${smooth(outer)}${smooth(inner.reverse()).replace("M", "L")}z`,
    disc(seam.at(-1) ?? middle, half * 0.84),
    `M${-OVERLAP} 0V${-stem - half * 0.3}H${round(foot)}V0z`,
    halfLozenge(-stem - radius * 0.98, half * 0.72),
  ].join("");
  return { outline, seam: smooth(seam.slice(0, -1)) };
}

function disc({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0z`;
}

function halfLozenge(y: number, reach: number): string {
  const tall = reach * 1.7;
  return `M${-OVERLAP} ${round(y - tall)}L${round(reach)} ${round(y)}L${-OVERLAP} ${round(y + tall)}z`;
}

/** A curve through all points (Catmull–Rom, written as cubic Béziers). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  let path = `M${show(at(0))}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${show(first)} ${show(second)} ${show(to)}`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const show = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
