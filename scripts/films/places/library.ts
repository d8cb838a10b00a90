import { colour, shade } from "../drawing/colours.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { books, clock, curtain, pane, plant } from "./furnishings.ts";
import { tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

export const library: Place = {
  back(pen) {
    room(pen, "#e9d4ae", "#9f6d49", 590);
    bookcase(pen, 30, 60, 380, 1);
    bookcase(pen, 870, 60, 390, 40);
    pane(pen, 510, 120, 260, 250, colour.felt, () => {
      pen.fill(everything, downwards(100, 380, "#f0b880", "#f9dfae"));
      tree(pen, 580, 400, 0.85, "#c98b45");
      tree(pen, 710, 404, 0.8, "#b9703a");
    });
    curtain(pen, 510, 120, 260, 250, colour.steppe);
    clock(pen, 640, 60, 32, 4, 55);
    pen.fill(box(500, 430, 290, 160, 6), colour.wood);
    books(pen, 512, 500, 266, 60, 71);
    books(pen, 512, 580, 266, 66, 72);
    pen.fill(box(500, 502, 290, 9), colour.woodDeep);
    plant(pen, 640, 432, 0.6, colour.sky);
  },
  front(pen) {
    pen.fill(box(600, 560, 660, 32, 10), colour.woodLight);
    pen.fill(box(620, 590, 620, 150), colour.wood);
    for (let x = 650; x < 1220; x += 150)
      pen.stroke(box(x, 612, 120, 100, 6), shade(colour.wood, 0.2), 4);
    for (const [i, hue] of [colour.pomegranate, colour.sky, colour.sun, colour.steppe].entries()) {
      pen.fill(box(650 + (i % 2) * 8, 536 - i * 24, 140, 24, 4), hue);
      pen.fill(box(778 + (i % 2) * 8, 540 - i * 24, 12, 16), colour.felt);
    }
    lamp(pen, 1190, 560);
  },
};

function bookcase(pen: Pen, x: number, y: number, w: number, seed: number): void {
  pen.fill(box(x + 8, y + 8, w, 536, 8), "#2a244026");
  pen.fill(box(x, y, w, 536, 8), colour.woodDeep);
  for (let i = 0; i < 5; i++) {
    const top = y + 14 + i * 104;
    pen.fill(box(x + 14, top, w - 28, 94, 3), shade(colour.woodDeep, 0.4));
    books(pen, x + 20, top + 94, w - 40, 88, seed + i);
    pen.fill(box(x + 8, top + 93, w - 16, 11, 3), colour.wood);
  }
}

function lamp(pen: Pen, x: number, y: number): void {
  pen.softOval(x, y - 20, 170, 100, "#ffe9a8", 0.5);
  pen.fill(oval(x, y - 2, 40, 8), colour.ink);
  pen.stroke(`M${x} ${y - 4}V${y - 96}`, colour.sun, 8);
  pen.fill(
    `M${x - 62} ${y - 86}C${x - 58} ${y - 130} ${x + 58} ${y - 130} ${x + 62} ${y - 86}Z`,
    colour.steppe,
  );
  pen.fill(oval(x, y - 86, 62, 7), "#fff1c4");
}
