import { colour, shade } from "../drawing/colours.ts";
import { hornBand, hornCross } from "../drawing/ornament.ts";
import { box, oval, type Pen, withAlpha } from "../drawing/pen.ts";
import { drawHeld } from "../people/held.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { curtain, pane, plant, tekemet } from "./furnishings.ts";
import { cloud } from "./outdoors.ts";
import type { Place } from "./place.ts";

export const musicSchool: Place = {
  back(pen) {
    room(pen, "#ecd3b0", "#9c6844", 570);
    for (let y = 600; y < 720; y += 34) pen.stroke(`M-20 ${y}H1300`, "#7b4d3033", 4);
    hornBand(
      pen,
      { x: -20, y: 516, width: 1320, height: 38 },
      { ground: "#d9b483", horn: colour.pomegranateDeep, line: colour.woodDeep },
    );
    pane(pen, 120, 110, 240, 260, colour.felt, () => {
      pen.fill(everything, downwards(90, 380, "#9ccbe0", "#f2eddc"));
      cloud(pen, 250, 180, 0.6, "#fff");
      pen.fill("M100 380L180 270L250 330L320 250L400 380Z", "#8fb0c2");
      pen.fill("M320 250L344 284L326 278L312 292L298 280Z", "#fff");
    });
    curtain(pen, 120, 110, 240, 260, colour.plum);
    for (const [i, x] of [500, 610, 720].entries()) {
      pen.group({ x, y: 330, turn: 60 }, () => drawHeld(pen, "dombra", 0, 0, 1, 0.74));
      pen.fill(oval(x - 2, 112 + i * 0, 5), colour.ink);
    }
    stave(pen, 860, 110);
    tekemet(pen, 640, 660, 1000, 190, "#3d5f7d", "#f0c46a");
    plant(pen, 1200, 590, 1.1, colour.pomegranate);
    for (const x of [400, 850]) stool(pen, x, 560);
  },
  before(pen, time, happened) {
    const playing = happened === 7 || happened >= 9;
    if (!playing) return;
    for (let i = 0; i < 5; i++) {
      const part = (time * 0.3 + i / 5) % 1;
      const from = happened === 7 || happened === 13 ? 850 : 400;
      const x = from + Math.sin(time + i * 1.9) * 40 + (i - 2) * 60;
      note(pen, x, 330 - part * 230, Math.sin(part * Math.PI), i);
    }
  },
};

function note(pen: Pen, x: number, y: number, alpha: number, i: number): void {
  const hue = withAlpha(
    [colour.sky, colour.pomegranate, colour.sun, colour.steppe, colour.plum][i % 5] ?? colour.sky,
    alpha,
  );
  pen.group({ x, y, turn: Math.sin(y / 40) * 12 }, () => {
    pen.fill(oval(0, 0, 12, 9), hue);
    pen.stroke(i % 2 === 0 ? "M11-2V-44C22-40 26-30 24-20" : "M11-2V-44", hue, 5);
  });
}

function stool(pen: Pen, x: number, y: number): void {
  pen.softOval(x, y + 128, 90, 14, "#2a2440", 0.35);
  pen.stroke(
    `M${x - 50} ${y + 8}L${x - 62} ${y + 124}M${x + 50} ${y + 8}L${x + 62} ${y + 124}`,
    colour.woodDeep,
    12,
  );
  pen.fill(box(x - 74, y - 6, 148, 22, 9), colour.wood);
  pen.fill(box(x - 68, y - 18, 136, 18, 9), colour.pomegranate);
}

function stave(pen: Pen, x: number, y: number): void {
  pen.fill(box(x + 6, y + 8, 300, 190, 8), "#2a244033");
  pen.fill(box(x, y, 300, 190, 8), colour.woodDeep);
  pen.fill(box(x + 10, y + 10, 280, 170, 4), "#24584a");
  for (let i = 0; i < 5; i++)
    pen.stroke(`M${x + 26} ${y + 66 + i * 16}H${x + 274}`, "#f4f1e4aa", 2.4);
  for (const [dx, dy] of [
    [80, 98],
    [118, 90],
    [156, 82],
    [194, 98],
    [232, 74],
  ] as const) {
    pen.fill(oval(x + dx, y + dy, 9, 7), "#f4f1e4");
    pen.stroke(`M${x + dx + 8} ${y + dy}v-36`, "#f4f1e4", 3);
  }
  pen.text("Күй", x + 30, y + 46, { size: 28, weight: 700, colour: shade(colour.sunSoft, 0) });
  hornCross(pen, x + 250, y + 38, 0.12, "#f4f1e4aa", 16);
}
