import { chance } from "../drawing/chance.ts";
import { colour, mix, shade, tint } from "../drawing/colours.ts";
import { oval, type Pen, polygon, withAlpha } from "../drawing/pen.ts";
import { everything } from "./backdrop.ts";

/** The snowy range south of Almaty: two layers, the nearer one wooded. */
export function mountains(pen: Pen, y: number, height: number, far: string, near: string): void {
  const peaks = [-80, 60, 170, 300, 420, 560, 690, 800, 930, 1060, 1190, 1340];
  const tall = [0.5, 0.74, 0.6, 0.92, 0.7, 1, 0.72, 0.86, 0.64, 0.95, 0.7, 0.8];
  let ridge = `M-200 ${y}`;
  peaks.forEach((x, i) => {
    ridge += `L${x - 62} ${y - height * (tall[i] ?? 0.5) * 0.62}L${x} ${y - height * (tall[i] ?? 0.5)}`;
  });
  pen.fill(`${ridge}L1480 ${y}Z`, far);
  peaks.forEach((x, i) => {
    const top = y - height * (tall[i] ?? 0.5);
    const d = height * 0.26;
    pen.fill(
      polygon(
        x,
        top,
        x + d * 0.72,
        top + d * 0.86,
        x + d * 0.3,
        top + d * 0.7,
        x + d * 0.06,
        top + d * 1.02,
        x - d * 0.2,
        top + d * 0.66,
        x - d * 0.62,
        top + d * 0.82,
      ),
      "#fdfbf6",
    );
    pen.fill(
      polygon(
        x,
        top,
        x + d * 0.72,
        top + d * 0.86,
        x + d * 0.3,
        top + d * 0.7,
        x + d * 0.12,
        top + d * 0.9,
      ),
      mix(far, "#ffffff", 0.55),
    );
    pen.fill(
      polygon(x, top + d, x + 70, y - height * 0.2, x + 40, y, x - 10, y),
      withAlpha(shade(far, 0.4), 0.16),
    );
  });
  let hills = `M-200 ${y + 20}V${y - height * 0.2}`;
  for (let x = -200; x <= 1480; x += 120) {
    hills += `Q${x + 30} ${y - height * (0.2 + 0.16 * Math.abs(Math.sin(x)))} ${x + 60} ${y - height * 0.16}T${x + 120} ${y - height * 0.18}`;
  }
  pen.fill(`${hills}V${y + 20}Z`, near);
}

export function cloud(pen: Pen, x: number, y: number, scale: number, hue: string): void {
  pen.group({ x, y, scale }, () => {
    pen.fill(
      "M-90 20C-110 20-112-8-88-12C-86-40-44-46-32-26C-18-56 34-52 38-18C64-30 92-12 84 8C94 12 90 20 82 20Z",
      hue,
    );
  });
}

/** A leafy tree of a few felt rounds. */
export function tree(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  leaf: string,
  blossom?: string,
): void {
  pen.group({ x, y, scale }, () => {
    pen.softOval(0, 0, 70, 14, "#2a2440", 0.25);
    pen.fill("M-11 0C-6-60-8-100-16-140H14C8-100 8-60 13 0Z", colour.woodDeep);
    pen.stroke("M-2-90L-40-150M2-80L38-140", colour.woodDeep, 9);
    const rounds = [
      [-52, -160, 52],
      [48, -156, 56],
      [0, -206, 66],
      [-30, -190, 54],
      [34, -196, 52],
    ] as const;
    for (const [cx, cy, r] of rounds) pen.fill(oval(cx + 4, cy + 8, r), shade(leaf, 0.18));
    for (const [cx, cy, r] of rounds) pen.fill(oval(cx - 3, cy - 2, r * 0.93), leaf);
    for (const [cx, cy, r] of rounds)
      pen.stroke(
        `M${cx - r * 0.55} ${cy - r * 0.1}q${r * 0.2} ${-r * 0.5} ${r * 0.7} ${-r * 0.5}`,
        tint(leaf, 0.25),
        4,
      );
    if (blossom) {
      const next = chance(x + 7);
      for (let i = 0; i < 46; i++) {
        const [cx, cy, r] = rounds[i % rounds.length] ?? rounds[0];
        const a = next() * 6.3;
        const d = Math.sqrt(next()) * r * 0.88;
        flower(pen, cx + Math.cos(a) * d, cy + Math.sin(a) * d, 5 + next() * 3.5, blossom);
      }
    }
  });
}

export function flower(pen: Pen, x: number, y: number, r: number, hue: string): void {
  for (let i = 0; i < 5; i++) {
    const a = (i * Math.PI * 2) / 5;
    pen.fill(oval(x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, r * 0.62), hue);
  }
  pen.fill(oval(x, y, r * 0.42), colour.sun);
}

/** A passing shower over the whole picture. */
export function rain(pen: Pen, time: number): void {
  pen.group({ alpha: 0.16 }, () => pen.fill(everything, "#2c3c5c"));
  // Few, long drops that fall four times a second: each moving line costs the film bytes, and faces their sharpness.
  const fallen = Math.floor(time * 4) / 4;
  for (let i = 0; i < 22; i++) {
    const x = (i * 197) % 1340;
    const y = ((i * 331 + fallen * 900) % 860) - 80;
    pen.stroke(`M${x} ${y}l-9 54`, "#d7ecf6", 4);
  }
}

export function bunting(
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
): void {
  const hues = [colour.sky, colour.sun, colour.pomegranate, colour.steppe];
  pen.stroke(
    `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`,
    colour.woodDeep,
    3,
  );
  const count = Math.round((x1 - x0) / 46);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
    pen.fill(polygon(x - 15, y, x + 15, y, x, y + 30), hues[i % 4] ?? colour.sky);
  }
}
