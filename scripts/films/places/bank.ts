import { colour, shade, tint } from "../drawing/colours.ts";
import { hornBand, hornCross } from "../drawing/ornament.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { room } from "./backdrop.ts";
import { clock, plant } from "./furnishings.ts";
import type { Place } from "./place.ts";

/** A branch of a bank: the clerk behind glass, the counter, and the rates of the day on the wall. */
export const bank: Place = {
  back(pen) {
    room(pen, "#dcebe6", "#b9a98f", 590);
    pen.fill(box(-200, 60, 1700, 96), colour.skyDeep);
    hornBand(
      pen,
      { x: -20, y: 156, width: 1320, height: 26 },
      { ground: colour.sun, horn: colour.skyDeep, line: colour.felt },
    );
    hornCross(pen, 480, 108, 0.3, colour.sun, 16);
    pen.text("БАНК", 640, 132, { size: 66, weight: 800, colour: colour.felt, align: "center" });
    hornCross(pen, 800, 108, 0.3, colour.sun, 16);
    rates(pen, 70, 220);
    clock(pen, 1120, 270, 44, 10, 25);
    plant(pen, 1210, 606, 1.25, colour.pomegranate);
    // Glass behind which the clerk sits.
    pen.fill(box(610, 220, 420, 400, 16), "#ffffff70");
    pen.stroke(box(610, 220, 420, 400, 16), colour.felt, 10);
    pen.stroke("M650 300L720 240M650 350L770 246", "#ffffffcc", 8);
  },
  front(pen) {
    pen.fill(box(200, 600, 900, 30, 10), colour.woodLight);
    pen.fill(box(220, 628, 860, 130), shade(colour.wood, 0.05));
    for (let x = 260; x < 1060; x += 110) pen.stroke(`M${x} 634V750`, shade(colour.wood, 0.2), 4);
    pen.fill(box(880, 500, 140, 92, 8), "#5a6472");
    pen.fill(box(862, 588, 180, 10, 5), "#8d97a3");
    pen.fill(oval(950, 546, 9), "#cfd6dc");
    pen.fill(box(560, 582, 100, 18, 3), "#fff");
    pen.fill(box(556, 576, 100, 10, 3), colour.skyWash);
    coins(pen, 230, 600);
  },
};

/** What a dollar, a euro and a rouble cost today. */
function rates(pen: Pen, x: number, y: number): void {
  pen.fill(box(x + 6, y + 8, 250, 230, 10), "#2a244026");
  pen.fill(box(x, y, 250, 230, 10), "#1f2b3d");
  for (const [i, [sign, rate]] of (
    [
      ["$", "520"],
      ["€", "610"],
      ["₽", "6,4"],
    ] as const
  ).entries()) {
    const at = y + 64 + i * 62;
    pen.text(sign, x + 50, at, { size: 44, weight: 700, colour: colour.sun, align: "center" });
    pen.text(rate, x + 160, at, { size: 44, weight: 700, colour: colour.mint, align: "center" });
    if (i < 2) pen.stroke(`M${x + 24} ${at + 18}H${x + 226}`, "#3c4d66", 3);
  }
}

/** Coins in growing heaps. */
function coins(pen: Pen, x: number, y: number): void {
  for (const [dx, count] of [
    [40, 2],
    [74, 3],
    [108, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      pen.fill(oval(x + dx, y - 5 - i * 9, 15, 6), shade(colour.sun, 0.2));
      pen.fill(oval(x + dx, y - 8 - i * 9, 15, 6), tint(colour.sun, 0.1));
    }
}
