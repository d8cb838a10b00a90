import { chance } from "../drawing/chance.ts";
import { colour, mix, shade, tint } from "../drawing/colours.ts";
import { hornBand, hornCross } from "../drawing/ornament.ts";
import { box, line, oval, type Pen, withAlpha } from "../drawing/pen.ts";

/** A window with a frame and a sill; `view` paints what is seen through it, in place coordinates. */
export function pane(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  view: () => void,
): void {
  pen.fill(box(x - 12, y - 12, w + 24, h + 24, 8), shade(frame, 0.12));
  pen.fill(box(x - 10, y - 12, w + 20, h + 20, 8), frame);
  pen.clip(box(x, y, w, h, 4), view);
  pen.stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.42}H${x + w}`, frame, 9);
  pen.fill(box(x - 26, y + h + 8, w + 52, 16, 5), tint(frame, 0.3));
  pen.fill(box(x - 22, y + h + 24, w + 44, 7, 3), "#2a244022");
}

export function curtain(pen: Pen, x: number, y: number, w: number, h: number, hue: string): void {
  for (const side of [0, 1]) {
    const x0 = side === 0 ? x - 40 : x + w + 40;
    const d = side === 0 ? 1 : -1;
    const cloth = `M${x0} ${y - 30}H${x0 + d * w * 0.36}C${x0 + d * w * 0.3} ${y + h * 0.3} ${x0 + d * w * 0.26} ${y + h * 0.5} ${x0 + d * w * 0.12} ${y + h * 0.62}C${x0 + d * w * 0.18} ${y + h * 0.8} ${x0 + d * w * 0.2} ${y + h} ${x0 + d * w * 0.22} ${y + h + 30}H${x0}Z`;
    pen.fill(cloth, hue);
    pen.stroke(
      `M${x0 + d * w * 0.1} ${y - 30}Q${x0 + d * w * 0.12} ${y + h * 0.4} ${x0 + d * w * 0.04} ${y + h * 0.62}M${x0 + d * w * 0.22} ${y - 30}Q${x0 + d * w * 0.2} ${y + h * 0.3} ${x0 + d * w * 0.1} ${y + h * 0.6}`,
      shade(hue, 0.16),
      4,
    );
    pen.stroke(`M${x0} ${y + h * 0.62}h${d * w * 0.14}`, colour.sun, 7);
  }
  pen.fill(box(x - 60, y - 42, w + 120, 14, 7), colour.woodDeep);
}

export function plant(pen: Pen, x: number, y: number, scale: number, pot: string): void {
  pen.group({ x, y, scale }, () => {
    pen.softOval(0, 0, 50, 10, "#2a2440", 0.3);
    for (const [turn, length] of [
      [-58, 84],
      [-32, 112],
      [-8, 130],
      [16, 118],
      [40, 100],
      [62, 78],
    ] as const) {
      pen.group({ y: -46, turn }, () => {
        pen.fill(
          `M0 0C-22 ${-length * 0.4}-16 ${-length * 0.8} 0 ${-length}C16 ${-length * 0.8} 22 ${-length * 0.4} 0 0Z`,
          turn % 4 === 0 ? colour.steppe : mix(colour.steppe, colour.steppeLight, 0.4),
        );
        pen.stroke(`M0 0V${-length * 0.86}`, colour.steppeDeep, 2.4);
      });
    }
    pen.fill("M-38-56H38L28 0H-28Z", pot);
    pen.fill(box(-43, -64, 86, 16, 5), tint(pot, 0.15));
    pen.fill("M10-48H37L28 0H4Z", withAlpha(shade(pot, 0.5), 0.2));
  });
}

export function clock(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  hour: number,
  minute: number,
): void {
  pen.fill(oval(x + 3, y + 5, r + 6), "#2a244030");
  pen.fill(oval(x, y, r + 6), colour.woodDeep);
  pen.fill(oval(x, y, r), colour.felt);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    pen.stroke(
      line(
        x + Math.sin(a) * r * 0.8,
        y - Math.cos(a) * r * 0.8,
        x + Math.sin(a) * r * 0.9,
        y - Math.cos(a) * r * 0.9,
      ),
      colour.ink,
      i % 3 === 0 ? 4 : 2,
    );
  }
  const h = ((hour % 12) + minute / 60) * (Math.PI / 6);
  const m = minute * (Math.PI / 30);
  pen.stroke(line(x, y, x + Math.sin(h) * r * 0.5, y - Math.cos(h) * r * 0.5), colour.ink, 5);
  pen.stroke(
    line(x, y, x + Math.sin(m) * r * 0.72, y - Math.cos(m) * r * 0.72),
    colour.pomegranate,
    3.6,
  );
  pen.fill(oval(x, y, 4.5), colour.ink);
}

/** A row of books between `x` and `x + width` standing on `y`. */
export function books(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): void {
  const next = chance(seed);
  const hues = [
    colour.pomegranate,
    colour.sky,
    colour.sun,
    colour.steppe,
    colour.plum,
    "#d98a5b",
    colour.skyDeep,
    "#e8d9bd",
    colour.duskLight,
    colour.pomegranateDeep,
  ];
  let at = x;
  while (at < x + width - 10) {
    const w = 13 + Math.floor(next() * 20);
    const h = height * (0.68 + next() * 0.3);
    const hue = hues[Math.floor(next() * hues.length)] ?? colour.sky;
    if (at + w > x + width) break;
    const lean = next() > 0.93 ? 7 : 0;
    pen.group({ x: at, y, turn: lean }, () => {
      pen.fill(box(0, -h, w - 2, h, 2.5), hue);
      pen.fill(box(w - 6, -h, 4, h), shade(hue, 0.2));
      const stripe = shade(hue, 0.3);
      if (w > 18) {
        pen.fill(box(3, -h * 0.84, w - 9, 5), colour.sunSoft);
        pen.fill(box(3, -h * 0.3, w - 9, 3), colour.sunSoft);
      } else pen.fill(box(2, -h * 0.7, w - 8, 3), stripe);
    });
    at += w + (lean ? 10 : 0);
  }
}

/** A felt carpet seen flat on the floor: medallions of horns inside a border. */
export function tekemet(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  horn: string,
): void {
  pen.group({ x, y, scaleY: h / w }, () => {
    pen.fill(box(-w / 2, -w / 2, w, w, 26), shade(ground, 0.35));
    pen.fill(box(-w / 2 + 8, -w / 2 + 8, w - 16, w - 16, 22), ground);
    pen.stroke(box(-w / 2 + 26, -w / 2 + 26, w - 52, w - 52, 16), horn, 6);
    pen.stroke(box(-w / 2 + 38, -w / 2 + 38, w - 76, w - 76, 12), colour.felt, 3, [10, 9]);
    for (const at of [-0.3, 0, 0.3]) hornCross(pen, at * w, 0, w / 1150, horn, 15);
    for (const at of [-0.15, 0.15]) {
      hornCross(pen, at * w, -w * 0.27, w / 2400, colour.felt, 15);
      hornCross(pen, at * w, w * 0.27, w / 2400, colour.felt, 15);
    }
  });
}

/** Folded quilts on a chest: the pride of a house. */
export function quilts(pen: Pen, x: number, y: number, w: number): void {
  pen.softOval(x + w / 2, y, w * 0.6, 14, "#2a2440", 0.35);
  pen.fill(box(x, y - 70, w, 70, 6), colour.pomegranateDeep);
  hornBand(
    pen,
    { x: x + 14, y: y - 58, width: w - 28, height: 44 },
    { ground: colour.skyDeep, horn: colour.sunSoft, line: colour.sun },
  );
  const hues = [
    colour.sky,
    colour.pomegranate,
    colour.sun,
    colour.steppe,
    colour.plum,
    colour.felt,
  ];
  hues.forEach((hue, i) => {
    const top = y - 70 - (i + 1) * 25;
    pen.fill(box(x + 6 + (i % 2) * 5, top, w - 14 - (i % 3) * 6, 27, 13), hue);
    pen.fill(box(x + 6 + (i % 2) * 5, top + 16, w - 14 - (i % 3) * 6, 11, 6), shade(hue, 0.16));
    pen.stroke(`M${x + 22} ${top + 10}H${x + w - 26}`, tint(hue, 0.4), 2.4, [7, 7]);
  });
}

export function steam(pen: Pen, x: number, y: number, time: number, scale = 1): void {
  for (let i = 0; i < 3; i++) {
    const part = (time * 0.28 + i / 3) % 1;
    const sway = Math.sin(time * 1.3 + i * 2) * 8;
    pen.group(
      {
        x: x + (i - 1) * 15 * scale,
        y: y - part * 80 * scale,
        scale,
        alpha: Math.sin(part * Math.PI) * 0.5,
      },
      () => pen.stroke(`M0 18Q${-10 + sway} 4 0-10T0-36`, "#ffffff", 8),
    );
  }
}

export function pendant(pen: Pen, x: number, y: number, hue: string): void {
  pen.stroke(`M${x} -20V${y - 50}`, colour.ink, 3);
  pen.softOval(x, y + 20, 150, 110, "#ffe9a8", 0.4);
  pen.fill(
    `M${x - 14} ${y - 52}H${x + 14}C${x + 48} ${y - 40} ${x + 58} ${y - 10} ${x + 60} ${y}H${x - 60}C${x - 58} ${y - 10} ${x - 48} ${y - 40} ${x - 14} ${y - 52}Z`,
    hue,
  );
  pen.fill(oval(x, y, 60, 9), "#fff1c4");
}
