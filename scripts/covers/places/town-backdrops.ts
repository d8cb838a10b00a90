import { chance } from "../../films/drawing/chance.ts";
import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { box, oval } from "../../films/drawing/pen.ts";
import { downwards, everything } from "../../films/places/backdrop.ts";
import { cloud, mountains, tree } from "../../films/places/outdoors.ts";
import type { Place } from "../../films/places/place.ts";
import { hills } from "./landforms.ts";

/** A shopping street of a town, its houses in a row. */
export const street: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 440, "#9bd0e2", "#e8f2ea"));
    cloud(pen, 700, 80, 1.1, "#ffffff");
    mountains(pen, 330, 180, "#a3bccb", "#9dbb97");
    const hues = ["#e3b48a", "#d8cfc0", "#c98b73", "#e9d3a5", "#b7c4c0", "#dda08a"];
    hues.forEach((hue, i) => {
      const x = -160 + i * 275;
      const high = 320 + ((i * 53) % 3) * 50;
      pen.fill(box(x, 540 - high, 262, high, 4), hue);
      pen.fill(box(x - 6, 532 - high, 274, 16, 4), shade(hue, 0.25));
      for (let wx = 24; wx < 230; wx += 76)
        for (let wy = 34; wy < high - 150; wy += 84) {
          pen.fill(box(x + wx - 5, 540 - high + wy - 5, 56, 66, 4), colour.felt);
          pen.fill(
            box(x + wx, 540 - high + wy, 46, 56, 2),
            i % 2 ? tint(colour.sky, 0.4) : "#7d9fb3",
          );
        }
      pen.fill(box(x + 16, 426, 230, 114, 4), "#5b6f80");
      pen.fill(box(x + 24, 434, 150, 106, 2), "#cfe4e6");
      const awning =
        [colour.pomegranate, colour.sky, colour.sun, colour.steppe][i % 4] ?? colour.sky;
      for (let stripe = 0; stripe < 6; stripe++)
        pen.fill(box(x + 8 + stripe * 41, 398, 41, 40, 0), stripe % 2 ? colour.felt : awning);
    });
    for (const x of [110, 660, 1220]) tree(pen, x, 560, 0.9, "#79a86a");
    pen.fill("M-200 540H1480V620H-200Z", "#d9d2c4");
    pen.fill("M-200 612H1480V622H-200Z", "#b9b1a2");
    pen.fill("M-200 620H1480V920H-200Z", "#7c828b");
    for (let x = -160; x < 1480; x += 190) pen.fill(box(x, 692, 100, 12, 3), "#f4e6c8");
  },
};

/** Rain over a town yard. */
export const rain: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#71869b", "#a9b9c1", "#b9c4b6"));
    for (const [x, y, scale] of [
      [160, 110, 1.7],
      [560, 70, 2],
      [1060, 120, 2],
    ] as const)
      cloud(pen, x, y, scale, "#566a80");
    hills(pen, 470, "#7d9b7a", 60);
    pen.fill("M-200 540H1480V920H-200Z", "#6f8d6a");
    const next = chance(8);
    for (let i = 0; i < 110; i++) {
      const x = next() * 1640 - 160;
      const y = next() * 760;
      pen.stroke(`M${x} ${y}l-14 44`, "#dbe9f0aa", 5);
    }
  },
};

/** The evening sky of a town with lit windows. */
export const evening: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 560, "#2c3a70", "#7a5f98", "#e99a6c"));
    const next = chance(5);
    for (let i = 0; i < 40; i++)
      pen.fill(oval(next() * 1640 - 180, next() * 220, 1.6 + next() * 2.6), "#fff6d2");
    for (let i = 0; i < 11; i++) {
      const h = 190 + ((i * 97) % 210);
      const x = -180 + i * 152;
      pen.fill(box(x, 590 - h, 138, h + 60, 4), i % 2 ? "#2f3761" : "#394273");
      for (let wx = 16; wx < 120; wx += 38)
        for (let wy = 22; wy < h - 20; wy += 46)
          if ((wx + wy + i) % 3 !== 0)
            pen.fill(box(x + wx, 590 - h + wy, 22, 26, 3), colour.sunSoft);
    }
    pen.fill("M-200 590H1480V920H-200Z", "#454b68");
  },
};
