import { chance } from "../drawing/chance.ts";
import { colour, shade, tint } from "../drawing/colours.ts";
import { hornCross } from "../drawing/ornament.ts";
import { box, oval, type Pen, polygon } from "../drawing/pen.ts";
import { apple } from "../people/held.ts";
import { downwards, everything } from "./backdrop.ts";
import { pane, steam } from "./furnishings.ts";
import { cloud, flower, mountains, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";
import { partedHomes, ringing, sittingRoom } from "./two-homes.ts";

/** A day off: a flat in town on the left, a garden house among apple trees on the right, and a call between them. */
export const homeAndDacha: Place = {
  back(pen) {
    pen.clip("M-200-200H640V920H-200Z", () => sittingRoom(pen, morning));
    pen.clip("M640-200H1480V920H640Z", () => garden(pen));
  },
  front(pen) {
    partedHomes(pen);
    table(pen);
  },
  before(pen, time) {
    ringing(pen, time);
    steam(pen, 1236, 520, time, 0.5);
  },
};

function morning(pen: Pen): void {
  pen.fill(everything, downwards(90, 360, "#8fcbe2", "#eef6ea"));
  cloud(pen, 130, 160, 0.5, "#fff");
  mountains(pen, 340, 110, "#93b3c5", "#8fbb8b");
  tree(pen, 210, 400, 0.7, "#7fb172");
}

function garden(pen: Pen): void {
  pen.fill(everything, downwards(0, 440, "#86c4dd", "#dff0ea"));
  cloud(pen, 760, 90, 0.8, "#fff");
  mountains(pen, 390, 190, "#93b3c5", "#8fbb8b");
  pen.fill("M640 430Q960 400 1480 430V920H640Z", downwards(420, 720, "#9cc274", "#6fa257"));
  fence(pen);
  tree(pen, 770, 470, 1.15, "#79ab5f");
  for (const [x, y] of [
    [720, 290],
    [772, 240],
    [826, 296],
    [756, 318],
    [806, 220],
  ] as const)
    pen.group({ x, y, scale: 0.6 }, () => apple(pen, colour.pomegranate));
  house(pen);
  pen.fill("M1040 600C980 620 900 660 860 740H1120C1110 680 1120 640 1150 600Z", "#e0c591");
  const next = chance(9);
  for (let i = 0; i < 26; i++)
    flower(
      pen,
      655 + next() * 190,
      556 + next() * 150,
      5 + next() * 3,
      i % 3 === 0 ? colour.pomegranate : i % 3 === 1 ? "#fdf7e3" : colour.plum,
    );
}

function fence(pen: Pen): void {
  for (let x = 656; x < 1060; x += 34)
    pen.fill(`M${x} 478V396L${x + 10} 382L${x + 20} 396V478Z`, colour.felt);
  for (const y of [410, 448]) pen.fill(box(640, y, 430, 8), shade(colour.felt, 0.1));
}

function house(pen: Pen): void {
  pen.softOval(1230, 602, 230, 16, "#2a2440", 0.25);
  pen.fill(box(1040, 250, 400, 352), tint(colour.sun, 0.3));
  for (let y = 284; y < 600; y += 34) pen.stroke(`M1040 ${y}H1440`, "#d9b253", 3);
  pen.fill(polygon(1000, 262, 1240, 96, 1480, 262), colour.brick);
  pen.fill(polygon(1000, 262, 1240, 96, 1250, 112, 1034, 262), shade(colour.brick, 0.22));
  pane(pen, 1090, 318, 150, 130, colour.felt, () => {
    pen.fill(everything, "#bfe0ea");
    pen.fill("M1080 300H1130Q1120 390 1090 450H1070Z", colour.rose);
    pen.fill("M1250 300H1200Q1210 390 1240 450H1260Z", colour.rose);
  });
  hornCross(pen, 1240, 206, 0.2, colour.felt, 18);
}

/** On the garden table: the pizza in its box, the chocolate, and the teapot. */
function table(pen: Pen): void {
  pen.fill(box(1100, 640, 18, 120), colour.woodDeep);
  pen.fill(box(1060, 618, 320, 24, 10), colour.woodLight);
  pen.fill(polygon(1076, 618, 1086, 596, 1196, 596, 1206, 618), "#c99a66");
  pen.fill(polygon(1086, 596, 1074, 520, 1184, 516, 1196, 596), "#dbb384");
  pen.fill(oval(1130, 558, 34, 30), colour.brick);
  pen.fill(oval(1141, 598, 46, 9), colour.sun);
  pen.fill(oval(1126, 596, 6, 3), colour.pomegranate);
  pen.fill(oval(1154, 599, 6, 3), colour.pomegranate);
  pen.stroke("M1262 584C1284 576 1284 606 1258 608", colour.sky, 7);
  pen.stroke("M1216 590C1204 588 1206 574 1200 568", colour.sky, 8);
  pen.fill("M1212 618C1204 584 1218 566 1238 566C1258 566 1272 584 1264 618Z", colour.sky);
  pen.fill(box(1222, 558, 32, 10, 5), shade(colour.sky, 0.2));
}
