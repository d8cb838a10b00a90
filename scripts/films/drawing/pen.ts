export interface Gradient {
  /** From one point to another. */
  readonly line?: readonly [number, number, number, number];
  /** Centre and radius. */
  readonly disc?: readonly [number, number, number];
  readonly stops: readonly (readonly [number, string])[];
}

export type Paint = string | Gradient;

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
}

export interface Lettering {
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
  readonly align?: "left" | "center" | "right";
}

type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws SVG paths on a canvas. Paths that are drawn again and again are parsed once. */
export class Pen {
  readonly surface: Surface;
  private static readonly parsed = new Map<string, Path2D>();

  constructor(surface: Surface) {
    this.surface = surface;
    surface.lineCap = "round";
    surface.lineJoin = "round";
  }

  fill(path: string, paint: Paint, rule: CanvasFillRule = "nonzero"): void {
    this.surface.fillStyle = this.style(paint);
    this.surface.fill(Pen.parse(path), rule);
  }

  stroke(path: string, paint: Paint, width: number, dash: readonly number[] = []): void {
    this.surface.strokeStyle = this.style(paint);
    this.surface.lineWidth = width;
    this.surface.setLineDash([...dash]);
    this.surface.stroke(Pen.parse(path));
  }

  group(place: Placement, draw: () => void): void {
    const { surface } = this;
    surface.save();
    surface.translate(place.x ?? 0, place.y ?? 0);
    if (place.turn) surface.rotate((place.turn * Math.PI) / 180);
    const scale = place.scale ?? 1;
    surface.scale(scale * (place.scaleX ?? 1), scale * (place.scaleY ?? 1));
    if (place.alpha !== undefined) surface.globalAlpha *= place.alpha;
    draw();
    surface.restore();
  }

  /** What `draw` draws shows only inside the path. */
  clip(path: string, draw: () => void): void {
    this.surface.save();
    this.surface.clip(Pen.parse(path));
    draw();
    this.surface.restore();
  }

  /** A shadow without an edge, as cloth throws it. */
  softOval(x: number, y: number, rx: number, ry: number, hex: string, strength: number): void {
    this.group({ x, y, scaleX: rx, scaleY: ry }, () =>
      this.fill(oval(0, 0, 1, 1), {
        disc: [0, 0, 1],
        stops: [
          [0, withAlpha(hex, strength)],
          [0.55, withAlpha(hex, strength * 0.6)],
          [1, withAlpha(hex, 0)],
        ],
      }),
    );
  }

  text(text: string, x: number, y: number, look: Lettering): void {
    this.letters(look);
    this.surface.fillStyle = look.colour;
    this.surface.fillText(text, x, y);
  }

  widthOf(text: string, look: Lettering): number {
    this.letters(look);
    return this.surface.measureText(text).width;
  }

  private letters({ size, weight = 500, align = "left" }: Lettering): void {
    this.surface.font = `${weight} ${size}px Tilashar`;
    this.surface.textAlign = align;
  }

  private style(paint: Paint): string | CanvasGradient {
    if (typeof paint === "string") return paint;
    const [x0, y0, x1, y1] = paint.line ?? [0, 0, 0, 0];
    const gradient = paint.disc
      ? this.surface.createRadialGradient(
          paint.disc[0],
          paint.disc[1],
          0,
          paint.disc[0],
          paint.disc[1],
          paint.disc[2],
        )
      : this.surface.createLinearGradient(x0, y0, x1, y1);
    for (const [at, stop] of paint.stops) gradient.addColorStop(at, stop);
    return gradient;
  }

  private static parse(path: string): Path2D {
    let known = Pen.parsed.get(path);
    if (known === undefined) {
      if (Pen.parsed.size > 6000) Pen.parsed.clear();
      known = new Path2D(path);
      Pen.parsed.set(path, known);
    }
    return known;
  }
}

export const withAlpha = (hex: string, alpha: number): string =>
  hex +
  Math.round(Math.min(1, Math.max(0, alpha)) * 255)
    .toString(16)
    .padStart(2, "0");

const n = (value: number) => Math.round(value * 100) / 100;

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`;

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** Straight edges through pairs of coordinates. */
export function polygon(...at: readonly number[]): string {
  let path = "";
  for (let i = 0; i < at.length; i += 2) {
    path += `${i === 0 ? "M" : "L"}${n(at[i] ?? 0)} ${n(at[i + 1] ?? 0)}`;
  }
  return `${path}Z`;
}

export const line = (...at: readonly number[]): string => polygon(...at).slice(0, -1);
