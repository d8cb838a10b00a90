import { type Paint, type Pen, polygon } from "./pen.ts";

const right = "M0 46C0 10 6-38 44-38 72-38 84-16 78 6 72 26 46 28 40 10 36-4 50-12 57-3";
const left = "M0 46C0 10-6-38-44-38-72-38-84-16-78 6-72 26-46 28-40 10-36-4-50-12-57-3";

/** One pair of ram's horns (қошқар мүйіз) growing up from `y + 46`. */
export function horns(pen: Pen, paint: Paint, width = 14): void {
  pen.stroke(right, paint, width);
  pen.stroke(left, paint, width);
}

/** Four pairs of horns about a diamond: the medallion of felt carpets. */
export function hornCross(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  width = 15,
): void {
  pen.group({ x, y, scale }, () => {
    for (const turn of [0, 90, 180, 270]) {
      pen.group({ turn }, () => pen.group({ y: -92 }, () => horns(pen, paint, width)));
    }
    pen.fill(polygon(0, -34, 34, 0, 0, 34, -34, 0), paint);
  });
}

/** A band of horns between two lines with diamonds between the pairs, as along a yurt's belt. */
export function hornBand(
  pen: Pen,
  at: { x: number; y: number; width: number; height: number },
  paint: { ground: string; horn: string; line: string },
): void {
  const { x, y, width, height } = at;
  pen.fill(`M${x} ${y}h${width}v${height}h${-width}Z`, paint.ground);
  const scale = height / 150;
  const step = 220 * scale;
  const count = Math.max(1, Math.round(width / step));
  const pitch = width / count;
  pen.clip(`M${x} ${y}h${width}v${height}h${-width}Z`, () => {
    for (let i = 0; i < count; i++) {
      pen.group({ x: x + pitch * (i + 0.5), y: y + height * 0.52, scale: scale * 0.86 }, () =>
        horns(pen, paint.horn, 15),
      );
    }
    for (let i = 0; i <= count; i++) {
      const cx = x + pitch * i;
      const cy = y + height * 0.52;
      const r = 17 * scale;
      pen.fill(polygon(cx, cy - r * 1.3, cx + r, cy, cx, cy + r * 1.3, cx - r, cy), paint.horn);
    }
  });
  const rule = Math.max(1.5, height * 0.05);
  pen.stroke(`M${x} ${y + rule}h${width}M${x} ${y + height - rule}h${width}`, paint.line, rule);
}
