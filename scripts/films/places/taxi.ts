import { colour, shade, tint } from "../drawing/colours.ts";
import { box, oval, type Pen, withAlpha } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { mountains } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** Inside a taxi, seen through the windscreen, with the evening city falling back behind it. */
export const taxi: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#39415a", "#262c42"));
    pen.fill("M-200-200H1480V70Q640 20-200 70Z", "#2b3148");
  },
  behind(pen, time, happened) {
    const rear = "M300 96Q640 70 980 96L1030 330H250Z";
    const left = "M-60 120Q120 100 250 104L196 340H-60Z";
    const right = "M1340 120Q1160 100 1030 104L1084 340H1340Z";
    const standing = happened >= 10;
    for (const [shape, speed] of [
      [rear, 0.4],
      [left, 1],
      [right, 1],
    ] as const) {
      pen.clip(shape, () => city(pen, standing ? 0 : time * speed, standing));
    }
    for (const shape of [rear, left, right]) pen.stroke(shape, "#1b2033", 14);
    pen.fill("M600 62H680L690 116Q640 130 590 116Z", "#1b2033");
    pen.fill("M600 92Q640 84 680 92L686 112Q640 122 594 112Z", "#7fa1b8");
    for (const x of [330, 950]) seatBack(pen, x);
  },
  front(pen) {
    pen.fill("M-200 600Q640 520 1480 600V920H-200Z", "#1b2033");
    pen.fill("M-200 616Q640 536 1480 616V640Q640 560-200 640Z", "#2f3650");
    pen.fill(box(560, 596, 170, 110, 12), "#0f1424");
    pen.fill(box(570, 606, 150, 90, 6), "#dfe9d8");
    pen.stroke("M580 690L620 650L650 660L700 616", colour.sky, 7);
    pen.stroke("M590 612L640 690M690 690L660 630", "#b9c8b4", 4);
    pen.fill(oval(700, 616, 8), colour.pomegranate);
    pen.stroke(oval(950, 640, 118, 92), "#0c101d", 24);
    pen.stroke(oval(950, 637, 118, 92), "#3c4460", 8);
    pen.stroke("M836 650H1064M950 650V740", "#0c101d", 20);
    pen.fill(oval(950, 654, 40, 30), "#141a2c");
    pen.group({ x: 640, y: 575 }, () => {
      pen.fill(box(-72, -34, 144, 34, 8), colour.sun);
      for (let i = 0; i < 6; i++)
        pen.fill(box(-66 + i * 23, i % 2 === 0 ? -8 : -16, 11, 8), colour.ink);
      pen.text("ТАКСИ", 0, -17, { size: 17, weight: 700, colour: colour.ink, align: "center" });
    });
  },
  before(pen, time) {
    // A felt charm swings from the mirror.
    pen.group({ x: 640, y: 116, turn: Math.sin(time * 2.4) * 8 }, () => {
      pen.stroke("M0 0V34", colour.sunSoft, 3);
      pen.fill("M0 30L15 48L0 66L-15 48Z", colour.pomegranate);
      pen.fill("M0 38L8 48L0 58L-8 48Z", colour.sun);
      pen.stroke("M-4 66v18M0 66v22M4 66v18", colour.pomegranate, 3);
    });
  },
};

function seatBack(pen: Pen, x: number): void {
  pen.fill(box(x - 110, 330, 220, 320, 44), "#4b4260");
  pen.fill(box(x - 60, 262, 120, 90, 26), "#574d6e");
  pen.stroke(box(x - 94, 348, 188, 290, 34), tint("#4b4260", 0.2), 3, [8, 8]);
}

function city(pen: Pen, moved: number, standing: boolean): void {
  pen.fill(everything, downwards(60, 360, "#2c3a72", "#7b6aa2", "#f2a56b"));
  mountains(pen, 300, 170, "#5c6494", "#3d4f6a");
  if (standing) {
    pen.fill("M-100 320V250Q300 170 640 240T1400 240V340H-100Z", "#e6dfd0");
    pen.fill("M-100 270Q300 200 640 262T1400 262V292H-100Z", "#79a9bd");
    pen.text("ӘУЕЖАЙ", 640, 232, { size: 46, weight: 700, colour: colour.sun, align: "center" });
    pen.group({ x: 860, y: 150, turn: -14 }, () =>
      pen.fill(
        "M-80 8C-40-6 50-8 86 0C96 4 90 12 78 12L20 14L-14 46H-30L-10 14L-56 14L-72 28H-84L-76 10Z",
        colour.felt,
      ),
    );
    return;
  }
  for (let i = 0; i < 11; i++) {
    const x = ((i * 170 + moved * 130) % 1900) - 260;
    const h = 70 + ((i * 61) % 110);
    const hue = ["#3a3f66", "#463f63", "#34425f"][i % 3] ?? "#3a3f66";
    pen.fill(box(x, 340 - h, 130, h + 40, 4), hue);
    for (let wx = 12; wx < 116; wx += 26)
      for (let wy = 14; wy < h; wy += 24)
        if ((wx + wy * 3 + i) % 5 < 3)
          pen.fill(box(x + wx, 340 - h + wy, 13, 12, 2), withAlpha(colour.sunSoft, 0.85));
    pen.stroke(`M${x + 150} 350V262h16`, shade("#8d97a3", 0.3), 5);
    pen.softOval(x + 168, 268, 26, 26, "#ffe9a8", 0.9);
  }
}
