import { chance } from "../drawing/chance.ts";
import type { Pen } from "../drawing/pen.ts";

/** Fibres of felt over a painted place: short bent hairs, light and dark, too faint to be seen singly. */
export function feltGrain(pen: Pen, width: number, height: number): void {
  const next = chance(20210);
  for (const hue of ["#ffffff12", "#2a24400d"]) {
    let hairs = "";
    for (let i = 0; i < 2600; i++) {
      const x = Math.round(next() * width);
      const y = Math.round(next() * height);
      const dx = Math.round((next() - 0.5) * 26);
      const dy = Math.round((next() - 0.5) * 16);
      hairs += `M${x} ${y}q${Math.round(dx / 2 + (next() - 0.5) * 10)} ${Math.round(dy / 2 + (next() - 0.5) * 10)} ${dx} ${dy}`;
    }
    pen.stroke(hairs, hue, 1.6);
  }
}
