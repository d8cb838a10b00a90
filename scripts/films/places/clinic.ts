import { colour, shade, tint } from "../drawing/colours.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { clock, pane, plant } from "./furnishings.ts";
import { tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

export const clinic: Place = {
  back(pen) {
    room(pen, "#d9e9e2", "#c9b79a", 580);
    pen.fill("M-200 380H1480V392H-200Z", colour.skyLight);
    pen.fill("M-200 392H1480V564H-200Z", "#c6ded8");
    pane(pen, 880, 110, 260, 230, colour.felt, () => {
      pen.fill(everything, downwards(90, 360, "#a6d6e6", "#eef6ea"));
      tree(pen, 960, 370, 0.85, "#7fb172");
      tree(pen, 1090, 376, 0.75, "#8fbd7d");
    });
    for (let y = 112; y < 170; y += 11) pen.stroke(`M882 ${y}H1138`, "#ffffffcc", 5);
    eyeChart(pen, 560, 96);
    clock(pen, 790, 130, 36, 11, 20);
    cabinet(pen, 70, 150);
    plant(pen, 1210, 600, 1.1, colour.sun);
    pen.fill(box(330, 150, 120, 150, 4), colour.felt);
    pen.fill(oval(390, 212, 34), colour.pomegranate);
    pen.fill(
      "M390 240C350 214 356 190 376 190C386 190 390 198 390 204C390 198 394 190 404 190C424 190 430 214 390 240Z",
      colour.felt,
    );
    pen.stroke("M350 268H430M360 282H420", colour.inkSoft, 4);
  },
  front(pen) {
    pen.fill(box(330, 590, 620, 30, 10), colour.woodLight);
    pen.fill(box(350, 618, 580, 130), shade(colour.wood, 0.06));
    pen.fill(box(560, 500, 150, 96, 8), "#5a6472");
    pen.fill(box(540, 588, 190, 10, 5), "#8d97a3");
    pen.fill(oval(635, 548, 9), "#cfd6dc");
    pen.fill(box(400, 574, 90, 18, 3), "#fff");
    pen.fill(box(394, 566, 90, 12, 3), colour.skyWash);
    pen.fill(box(790, 536, 40, 56, 6), tint(colour.sky, 0.1));
    pen.stroke("M798 536l-6-34M810 536l2-40M820 536l8-32", colour.pomegranate, 5);
    pen.fill(box(860, 570, 62, 24, 4), colour.felt);
    pen.stroke("M870 582H912", colour.steppe, 4);
  },
};

function eyeChart(pen: Pen, x: number, y: number): void {
  pen.fill(box(x + 5, y + 7, 170, 250, 6), "#2a244026");
  pen.fill(box(x, y, 170, 250, 6), "#fffdf7");
  const rows = [
    ["Қ", 60],
    ["Ө Ң", 44],
    ["Ү Ғ Ә", 32],
    ["І Ұ Һ Қ", 24],
    ["Ң Ө Ғ Ү Ә", 17],
  ] as const;
  let at = y + 58;
  for (const [letters, size] of rows) {
    pen.text(letters, x + 85, at, { size, weight: 700, colour: colour.ink, align: "center" });
    at += size * 0.78 + 17;
  }
}

function cabinet(pen: Pen, x: number, y: number): void {
  pen.softOval(x + 100, y + 450, 130, 14, "#2a2440", 0.3);
  pen.fill(box(x, y, 210, 450, 8), "#f4f6f3");
  pen.fill(box(x + 12, y + 14, 88, 250, 4), "#cfe3e6");
  pen.fill(box(x + 110, y + 14, 88, 250, 4), "#cfe3e6");
  for (const dy of [90, 176, 262]) pen.stroke(`M${x + 14} ${y + dy}H${x + 196}`, "#f4f6f3", 8);
  const hues = [colour.pomegranate, colour.sky, colour.sun, colour.steppe, colour.felt];
  for (let i = 0; i < 15; i++) {
    const bx = x + 22 + (i % 5) * 36 + (i % 5 > 1 ? 8 : 0);
    const by = y + 84 + Math.floor(i / 5) * 86;
    pen.fill(
      box(bx, by - 38 - (i % 3) * 6, 22, 38 + (i % 3) * 6, 4),
      hues[(i * 2) % 5] ?? colour.sky,
    );
    pen.fill(box(bx + 3, by - 24, 16, 12), "#fff");
  }
  for (const dx of [12, 110]) {
    pen.fill(box(x + dx, y + 284, 88, 150, 4), "#e3e9e5");
    pen.fill(oval(x + dx + (dx < 50 ? 76 : 12), y + 356, 5), colour.inkSoft);
  }
}
