import { colour, shade, tint } from "../drawing/colours.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { football } from "../people/held.ts";
import { downwards, everything } from "./backdrop.ts";
import { cloud, mountains, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** A yard between blocks of flats on a summer evening, with the goal at its side. */
export const yard: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 440, "#7fb3d0", "#f2cf9c", "#fbe3b4"));
    cloud(pen, 640, 70, 1, "#fff3df");
    mountains(pen, 330, 190, "#a99fc0", "#9db88e");
    block(pen, 40, 96, 330, 6, "#e6c79b");
    block(pen, 900, 60, 300, 7, "#d99f80");
    tree(pen, 470, 440, 0.95, "#6f9f5f");
    tree(pen, 820, 432, 0.8, "#86ad68");
    tree(pen, 1250, 450, 1, "#6f9f5f");
    pen.fill("M-200 420Q640 396 1480 420V920H-200Z", downwards(410, 720, "#8db768", "#5f9150"));
    pen.fill("M250 560Q640 500 1040 560L1300 760H-20Z", "#dcb983");
    pen.stroke("M250 560Q640 500 1040 560", "#f4e6c8", 5, [16, 12]);
    for (let i = 0; i < 70; i++)
      pen.stroke(
        `M${(i * 173) % 1300} ${440 + ((i * 89) % 270)}l4-12M${((i * 173) % 1300) + 8} ${440 + ((i * 89) % 270)}l-1-10`,
        "#4d7f44",
        3,
      );
    bench(pen, 560, 452);
    goal(pen, 930, 330, 300, 220);
  },
  before(pen, time, happened) {
    const bounce =
      happened <= 0 ? Math.abs(Math.sin(time * 5)) * 50 * Math.max(0, 1 - time * 0.12) : 0;
    pen.softOval(735, 652, 30, 8, "#2a2440", 0.35);
    football(pen, 735, 630 - bounce, 25);
  },
};

function block(pen: Pen, x: number, y: number, w: number, floors: number, hue: string): void {
  const h = 440 - y;
  pen.fill(box(x, y, w, h), hue);
  pen.fill(box(x + w * 0.7, y, w * 0.3, h), shade(hue, 0.1));
  pen.fill(box(x - 6, y - 12, w + 12, 16, 4), shade(hue, 0.3));
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < 6; i++) {
      const wx = x + 18 + i * ((w - 30) / 6);
      const wy = y + 22 + floor * ((h - 40) / floors);
      const lit = (i * 7 + floor * 3) % 4 === 0;
      pen.fill(box(wx - 3, wy - 3, 34, 36, 3), colour.felt);
      pen.fill(box(wx, wy, 28, 30, 2), lit ? colour.sunSoft : "#6f93a8");
      if (i % 3 === 1) {
        pen.fill(box(wx - 6, wy + 18, 42, 20, 3), tint(hue, 0.3));
        pen.stroke(`M${wx - 6} ${wy + 18}h42`, shade(hue, 0.3), 3);
      }
    }
  }
}

function bench(pen: Pen, x: number, y: number): void {
  pen.stroke(`M${x + 12} ${y}v34M${x + 148} ${y}v34`, colour.ink, 7);
  for (const dy of [-30, -16, 0])
    pen.fill(box(x, y + dy, 160, 10, 4), dy === 0 ? colour.woodLight : colour.wood);
}

function goal(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.softOval(x + w / 2, y + h, w * 0.6, 16, "#2a2440", 0.25);
  for (let i = 0; i <= 12; i++)
    pen.stroke(
      `M${x + (w / 12) * i} ${y}L${x + 30 + ((w - 40) / 12) * i} ${y + h - 20}`,
      "#fdfaf2aa",
      2.4,
    );
  for (let j = 0; j <= 8; j++)
    pen.stroke(`M${x + j * 3} ${y + ((h - 20) / 8) * j}H${x + w}`, "#fdfaf2aa", 2.4);
  pen.stroke(`M${x} ${y + h}V${y}H${x + w}V${y + h}`, "#d8d2c6", 13);
  pen.stroke(`M${x - 2} ${y + h}V${y - 2}H${x + w}V${y + h}`, "#fffdf7", 8);
  pen.fill(oval(x, y + h, 9, 4), "#bdb7aa");
}
