import { colour, shade, tint } from "../drawing/colours.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { cloud, mountains, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

const glass = [
  [40, 130, 360, 270],
  [440, 130, 400, 270],
  [880, 130, 360, 270],
] as const;
const length = 1900;

/** A city bus by day; the town goes by until the line at which it stops. */
export const bus: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#eef0e6", "#d9ddcf"));
    pen.fill("M-200-200H1480V92H-200Z", "#dfe3d8");
    pen.fill("M-200 92H1480V104H-200Z", "#b9c0b4");
    pen.fill("M-200 440H1480V920H-200Z", downwards(440, 720, colour.sky, colour.skyDeep));
    pen.fill("M-200 440H1480V456H-200Z", colour.sun);
    for (const [x, y, w, h] of glass) {
      pen.fill(box(x - 14, y - 14, w + 28, h + 28, 26), "#3b4352");
    }
    pen.fill(box(470, 40, 340, 42, 10), colour.ink);
    pen.text("Кітапхана · 3 аялдама", 640, 70, {
      size: 25,
      weight: 600,
      colour: colour.sun,
      align: "center",
    });
  },
  behind(pen, time, happened) {
    // In near pictures the bus waits in the traffic: faces, not houses, are what the bytes are for.
    const drives = happened < 1 || happened === 4 || happened === 13;
    const moved = drives ? (time * 90) % length : (happened * 137) % length;
    for (const [x, y, w, h] of glass) pen.clip(box(x, y, w, h, 16), () => town(pen, moved));
    for (const [x, y, w, h] of glass)
      pen.fill(
        `M${x + w * 0.62} ${y}H${x + w * 0.8}L${x + w * 0.5} ${y + h}H${x + w * 0.32}Z`,
        "#ffffff1c",
      );
  },
  front(pen) {
    for (const x of [90, 470]) seat(pen, x, 606);
    pen.stroke("M-20 112H1300", colour.sun, 11);
    pen.stroke("M-20 109H1300", colour.sunSoft, 3);
    for (const x of [430, 1130]) {
      pen.stroke(`M${x} 92V730`, colour.sun, 14);
      pen.stroke(`M${x - 3} 92V730`, colour.sunSoft, 4);
      pen.fill(box(x - 12, 340, 24, 34, 6), colour.pomegranate);
      pen.fill(oval(x, 357, 6), colour.felt);
    }
  },
  before(pen, time) {
    for (const x of [150, 300, 590, 740, 1076]) {
      pen.group({ x, y: 112, turn: Math.sin(time * 2.2 + x) * 5 }, () => {
        pen.stroke("M0 0V44", "#3b4352", 7);
        pen.stroke("M0 44L-20 82H20Z", "#3b4352", 8);
      });
    }
  },
};

function town(pen: Pen, moved: number): void {
  pen.fill(everything, downwards(120, 410, "#8ecbe0", "#d9eef0"));
  pen.group({ x: -((moved * 0.06) % 200) }, () => mountains(pen, 300, 130, "#8fb0c2", "#86b28a"));
  cloud(pen, 900 - moved * 0.1, 170, 0.7, "#ffffff");
  const hues = ["#e3b48a", "#d8cfc0", "#c98b73", "#e9d3a5", "#b7c4c0", "#dda08a"];
  for (let i = -1; i < 14; i++) {
    const x = ((i * 210 - moved + 5 * length) % (length + 420)) - 300;
    const high = 90 + ((i * 53 + 300) % 5) * 26;
    const hue = hues[(i + 6) % hues.length] ?? "#d8cfc0";
    pen.fill(box(x, 400 - high, 180, high + 20, 4), hue);
    pen.fill(box(x, 400 - high, 180, 10), shade(hue, 0.2));
    for (let wx = 18; wx < 160; wx += 38)
      for (let wy = 26; wy < high - 20; wy += 36)
        pen.fill(box(x + wx, 400 - high + wy, 20, 20, 2), tint(colour.sky, 0.35));
    tree(pen, x + 200, 412, 0.42, "#78a86c");
  }
  pen.fill("M-200 396H1480V470H-200Z", "#8a8d92");
}

function seat(pen: Pen, x: number, y: number): void {
  pen.fill(box(x + 8, y - 46, 250, 240, 30), shade(colour.pomegranate, 0.3));
  pen.fill(box(x, y - 50, 250, 240, 30), colour.pomegranate);
  pen.stroke(box(x + 14, y - 36, 222, 220, 22), tint(colour.pomegranate, 0.3), 3, [8, 8]);
  pen.stroke(
    `M${x + 30} ${y - 46}C${x + 40} ${y - 76} ${x + 210} ${y - 76} ${x + 220} ${y - 46}`,
    "#3b4352",
    9,
  );
}
