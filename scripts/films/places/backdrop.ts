import { shade, tint } from "../drawing/colours.ts";
import type { Paint, Pen } from "../drawing/pen.ts";

/** The path of the whole picture, with room for a camera that moves. */
export const everything = "M-200-200H1480V920H-200Z";

/** A gradient from `y0` down to `y1`, its colours evenly spaced. */
export const downwards = (y0: number, y1: number, ...stops: readonly string[]): Paint => ({
  line: [0, y0, 0, y1],
  stops: stops.map((stop, i) => [i / (stops.length - 1), stop] as const),
});

/** A wall that meets a floor, with a skirting board and the light falling in from the left. */
export function room(pen: Pen, wall: string, floor: string, y: number): void {
  pen.fill(everything, {
    line: [0, 0, 1280, 400],
    stops: [
      [0, tint(wall, 0.3)],
      [0.6, wall],
      [1, shade(wall, 0.1)],
    ],
  });
  pen.fill(`M-200 ${y}H1480V920H-200Z`, downwards(y, 720, floor, shade(floor, 0.14)));
  pen.fill(`M-200 ${y - 16}H1480V${y}H-200Z`, tint(wall, 0.5));
  pen.fill(`M-200 ${y}H1480V${y + 12}H-200Z`, "#2a244022");
}
