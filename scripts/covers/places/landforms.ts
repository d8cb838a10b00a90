import { chance } from "../../films/drawing/chance.ts";
import { colour, shade } from "../../films/drawing/colours.ts";
import { oval, type Pen } from "../../films/drawing/pen.ts";

export function tufts(pen: Pen, from: number, hue: string): void {
  const next = chance(from);
  for (let i = 0; i < 90; i++) {
    const x = next() * 1600 - 160;
    const y = from + next() * 330;
    pen.stroke(`M${x} ${y}q2-14 7-20M${x + 7} ${y}q0-12-3-18`, hue, 3.4);
  }
}

/** Low rounded hills as far as one sees. */
export function hills(pen: Pen, y: number, hue: string, height = 60): void {
  let path = `M-200 ${y + 60}V${y}`;
  for (let x = -200; x < 1480; x += 420)
    path += `Q${x + 110} ${y - height} ${x + 210} ${y - height * 0.3}T${x + 420} ${y}`;
  pen.fill(`${path}V920H-200Z`, hue);
}

export function pine(pen: Pen, x: number, y: number, scale: number): void {
  pen.group({ x, y, scale }, () => {
    pen.fill("M-9 0V-50H9V0Z", colour.woodDeep);
    for (const [top, w] of [
      [-110, 62],
      [-170, 50],
      [-225, 36],
    ] as const) {
      pen.fill(`M0 ${top - 70}L${w} ${top + 80}Q0 ${top + 60} ${-w} ${top + 80}Z`, colour.steppe);
      pen.fill(
        `M0 ${top - 70}L${w} ${top + 80}Q${w * 0.4} ${top + 66} ${w * 0.1} ${top + 68}Z`,
        colour.steppeDeep,
      );
    }
  });
}

export function birch(pen: Pen, x: number, y: number): void {
  pen.group({ x, y }, () => {
    pen.fill("M-20 0L-13-420H13L20 0Z", "#f6f2e8");
    for (let i = 0; i < 9; i++) pen.stroke(`M${i % 2 ? -14 : 2} ${-40 - i * 42}h13`, "#2d3340", 6);
    for (const [cx, cy, r] of [
      [-70, -420, 80],
      [60, -440, 90],
      [0, -520, 100],
    ] as const) {
      pen.fill(oval(cx + 6, cy + 10, r), shade("#9cc46a", 0.16));
      pen.fill(oval(cx, cy, r * 0.95), "#9cc46a");
    }
  });
}

export function snowfall(pen: Pen, count: number): void {
  const next = chance(12);
  for (let i = 0; i < count; i++)
    pen.fill(oval(next() * 1640 - 180, next() * 760 - 40, 4 + next() * 7), "#ffffffdd");
}
