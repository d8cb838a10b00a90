import { colour, shade, tint } from "../drawing/colours.ts";
import { hornBand } from "../drawing/ornament.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { curtain, pane, plant, steam } from "./furnishings.ts";
import { mountains, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** A kitchen on a day off: the table with flour and dough in front. */
export const kitchen: Place = {
  back(pen) {
    room(pen, "#f6e2bd", "#bd8a5e", 590);
    tiles(pen);
    pane(pen, 500, 90, 280, 240, colour.felt, () => {
      pen.fill(everything, downwards(80, 340, "#9fd3e6", "#eef5e8"));
      mountains(pen, 290, 120, "#8fb0c2", "#8db98a");
      tree(pen, 720, 360, 0.7, "#79ab6e");
    });
    curtain(pen, 500, 90, 280, 240, colour.pomegranate);
    plant(pen, 740, 340, 0.4, colour.sun);
    shelf(pen, 70, 170);
    hood(pen, 960, 70);
    pen.fill(box(-40, 430, 1360, 26, 6), colour.woodLight);
    pen.fill(box(-40, 454, 1360, 150), colour.felt);
    for (let x = 20; x < 1280; x += 150) {
      pen.stroke(box(x, 474, 128, 110, 6), colour.stitch, 4);
      pen.fill(box(x + 50, 486, 28, 8, 4), colour.woodDeep);
    }
    pen.fill(box(950, 418, 230, 16, 6), colour.ink);
    pen.fill("M980 352H1150C1150 400 1130 420 1065 420C1000 420 980 400 980 352Z", "#3d4250");
    pen.fill(oval(1065, 352, 86, 15), "#56606e");
    pen.fill(oval(1065, 354, 72, 10), "#d9a23c");
    pen.stroke("M976 366H958M1154 366H1172", "#3d4250", 10);
  },
  behind(pen, time) {
    steam(pen, 1065, 320, time, 1.1);
  },
  front(pen) {
    pen.fill(box(60, 610, 1160, 40, 12), colour.woodLight);
    pen.fill(box(60, 636, 1160, 110), shade(colour.wood, 0.1));
    hornBand(
      pen,
      { x: 60, y: 650, width: 1160, height: 46 },
      { ground: colour.felt, horn: colour.pomegranate, line: colour.pomegranate },
    );
    pen.softOval(640, 622, 200, 20, "#ffffff", 0.95);
    pen.fill("M540 620C540 578 600 562 650 568C710 562 756 588 752 620Z", "#f6e5c3");
    pen.stroke("M576 596C600 578 640 578 664 584", "#fffaf0", 6);
    pen.group({ x: 850, y: 612, turn: -7 }, () => {
      pen.stroke("M-86 0H86", colour.woodDeep, 9);
      pen.stroke("M-56 0H56", colour.wood, 25);
      pen.stroke("M-50-6H50", colour.woodLight, 5);
    });
    pen.fill("M150 548H300C300 600 270 622 225 622C180 622 150 600 150 548Z", colour.sky);
    pen.fill(oval(225, 548, 75, 15), tint(colour.sky, 0.3));
    for (const [x, y] of [
      [182, 542],
      [215, 534],
      [250, 540],
      [232, 524],
      [200, 524],
      [270, 546],
    ] as const) {
      pen.fill(oval(x, y, 19, 16), "#d99a3f");
      pen.stroke(`M${x - 9} ${y - 4}q8-9 17-1`, "#f3cc83", 4);
    }
    pen.fill("M1030 540C1016 576 1016 606 1024 622H1126C1134 606 1134 576 1120 540Z", "#f4ead4");
    pen.fill("M1030 540C1044 530 1106 530 1120 540L1126 552H1024Z", "#e3d3b0");
    pen.text("ҰН", 1075, 596, {
      size: 32,
      weight: 700,
      colour: colour.pomegranate,
      align: "center",
    });
    pen.fill(box(950, 570, 44, 52, 6), "#e8f1f2");
    pen.fill(box(954, 586, 36, 34, 4), "#ffffff");
  },
};

function tiles(pen: Pen): void {
  for (let x = -40; x < 1320; x += 44) {
    for (let y = 344; y < 430; y += 44) {
      pen.fill(box(x, y, 41, 41, 3), (x / 44 + y / 44) % 2 < 1 ? "#e4efe9" : "#d5e6e4");
      if (((x * 7 + y * 3) / 44) % 5 < 1)
        pen.stroke(`M${x + 20} ${y + 9}l11 11l-11 11l-11-11Z`, colour.sky, 2.6);
    }
  }
}

function shelf(pen: Pen, x: number, y: number): void {
  for (const dy of [0, 120]) {
    pen.fill(box(x, y + dy, 330, 14, 4), colour.wood);
    pen.fill(box(x, y + dy + 14, 330, 8, 3), "#2a244022");
  }
  const jars = [
    [20, colour.pomegranate],
    [84, colour.sun],
    [148, colour.steppe],
    [212, "#d98a5b"],
    [272, colour.plum],
  ] as const;
  for (const [dx, hue] of jars) {
    pen.fill(box(x + dx, y - 62, 46, 62, 8), "#ffffffaa");
    pen.fill(box(x + dx + 3, y - 42, 40, 40, 6), hue);
    pen.fill(box(x + dx - 2, y - 72, 50, 14, 4), colour.felt);
  }
  for (let i = 0; i < 4; i++) {
    pen.fill(oval(x + 50 + i * 62, y + 88, 32), i % 2 === 0 ? colour.felt : colour.skyWash);
    pen.stroke(
      oval(x + 50 + i * 62, y + 88, 23),
      i % 2 === 0 ? colour.sky : colour.pomegranate,
      3.4,
      [5, 5],
    );
  }
}

function hood(pen: Pen, x: number, y: number): void {
  pen.fill(box(x + 70, -20, 80, y + 40), "#c9d0d2");
  pen.fill(`M${x + 60} ${y}H${x + 160}L${x + 220} ${y + 90}H${x}Z`, "#dde3e3");
  pen.fill(box(x - 4, y + 88, 228, 18, 5), "#aab4b6");
}
