import { chance } from "../../films/drawing/chance.ts";
import { oval } from "../../films/drawing/pen.ts";
import { downwards, everything } from "../../films/places/backdrop.ts";
import { mountains } from "../../films/places/outdoors.ts";
import type { Place } from "../../films/places/place.ts";
import { hills } from "./landforms.ts";

export const night: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 620, "#141d3f", "#2f3f77", "#6f5f94"));
    const next = chance(77);
    for (let i = 0; i < 120; i++)
      pen.fill(oval(next() * 1640 - 180, next() * 480, 1.6 + next() * 3.4), "#fff6d2");
    pen.fill(oval(1030, 150, 74), "#fff1c4");
    pen.fill(oval(1062, 130, 62), "#26346a");
    hills(pen, 520, "#232c52", 80);
    pen.fill("M-200 590Q640 540 1480 600V920H-200Z", "#1b2344");
  },
};

export const dawn: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 480, "#8fb8dd", "#f9cfa6", "#ffe9a8"));
    pen.softOval(640, 420, 460, 340, "#ffd75e", 0.8);
    pen.fill(oval(640, 410, 110), "#ffcf3f");
    mountains(pen, 470, 220, "#b39ab4", "#a9b387");
    pen.fill("M-200 470Q640 440 1480 480V920H-200Z", downwards(450, 720, "#9fbf6c", "#6b9a52"));
  },
};

export const space: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#0c1230", "#232b63", "#43306b"));
    const next = chance(99);
    for (let i = 0; i < 170; i++)
      pen.fill(oval(next() * 1640 - 180, next() * 900 - 60, 1.4 + next() * 3.6), "#fff6d2");
    pen.softOval(980, 160, 380, 150, "#9d7be0", 0.35);
    pen.fill(oval(220, 820, 430), "#2c7fa3");
    pen.fill("M-120 610C20 500 180 560 240 640C300 700 420 640 520 700L600 860H-160Z", "#58a06a");
  },
};
