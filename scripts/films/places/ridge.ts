import { colour, shade } from "../drawing/colours.ts";
import { oval, type Pen, polygon, withAlpha } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { cloud, flower } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** A high ridge: the peak on the right, and from the west, on the left, the storm that decides the day. */
export const ridge: Place = {
  back(pen) {
    pen.fill(everything, {
      line: [0, 0, 1280, 200],
      stops: [
        [0, "#7f93ab"],
        [0.5, "#a9cbdc"],
        [1, "#c9e4ec"],
      ],
    });
    peak(pen, 250, 190, 340, "#8da3b8", 0.6);
    peak(pen, 640, 230, 300, "#9cb3c4", 0.5);
    peak(pen, 1040, 60, 520, "#7d95ad", 1);
    pen.fill("M-200 470Q120 410 380 450T900 440T1480 420V920H-200Z", "#6f9a72");
    pen.fill(
      "M-200 520Q200 470 520 510T1480 490V920H-200Z",
      downwards(490, 720, "#8bae70", "#5f8a55"),
    );
    for (const [x, y, s] of [
      [90, 560, 1],
      [330, 640, 0.7],
      [980, 560, 1.1],
      [1200, 650, 0.9],
      [620, 690, 0.6],
    ] as const)
      rock(pen, x, y, s);
    for (let i = 0; i < 30; i++)
      flower(
        pen,
        (i * 223) % 1280,
        540 + ((i * 61) % 160),
        5,
        i % 2 === 0 ? "#fdf7e3" : colour.plum,
      );
    pen.stroke("M640 720C700 640 860 600 900 540S980 470 1000 440", "#e3d0a4", 16);
    cairn(pen, 1120, 540);
  },
  behind(pen, time, happened) {
    const near = Math.min(1, Math.max(0, happened) / 9);
    const dark = happened >= 9;
    const x = -260 + near * 330 + time * 1.2;
    const hue = dark ? "#4a5068" : "#697289";
    cloud(pen, x + 40, 150, 2.7, withAlpha(hue, 0.9));
    cloud(pen, x + 250, 110, 2, withAlpha(shade(hue, 0.15), 0.92));
    cloud(pen, x - 60, 90, 3, shade(hue, 0.2));
    const flash = happened === 10 ? (time * 1.1) % 1 : 1;
    if (flash < 0.22) {
      pen.fill(everything, "#ffffff3d");
      pen.fill(
        polygon(
          x + 120,
          190,
          x + 84,
          290,
          x + 116,
          286,
          x + 84,
          400,
          x + 166,
          262,
          x + 130,
          266,
          x + 160,
          190,
        ),
        "#fff0a8",
      );
    }
  },
  before(pen, time, happened) {
    for (let i = 0; i < 6; i++) {
      const part = (time * 0.5 + i * 0.17) % 1;
      const y = 200 + i * 66;
      pen.stroke(
        `M${part * 1500 - 200} ${y}q60-16 110 0t110 0`,
        withAlpha("#ffffff", Math.sin(part * Math.PI) * 0.5),
        4,
      );
    }
    if (happened < 11) return;
    for (let i = 0; i < 46; i++) {
      const part = (time * 1.6 + i * 0.137) % 1;
      const x = (i * 97 + part * 60) % 1340;
      pen.stroke(`M${x} ${part * 760 - 30}l7 22`, "#d9e8f399", 3);
    }
  },
};

function peak(pen: Pen, x: number, y: number, w: number, hue: string, detail: number): void {
  const h = 480 - y;
  pen.fill(
    polygon(
      x,
      y,
      x + w * 0.24,
      y + h * 0.4,
      x + w * 0.4,
      y + h * 0.55,
      x + w,
      y + h,
      x - w,
      y + h,
      x - w * 0.42,
      y + h * 0.5,
      x - w * 0.2,
      y + h * 0.3,
    ),
    hue,
  );
  pen.fill(
    polygon(
      x,
      y,
      x + w * 0.24,
      y + h * 0.4,
      x + w * 0.4,
      y + h * 0.55,
      x + w,
      y + h,
      x + w * 0.1,
      y + h,
      x + w * 0.06,
      y + h * 0.5,
    ),
    withAlpha(shade(hue, 0.4), 0.4),
  );
  pen.fill(
    polygon(
      x,
      y,
      x + w * 0.19,
      y + h * 0.32,
      x + w * 0.1,
      y + h * 0.27,
      x + w * 0.03,
      y + h * 0.4,
      x - w * 0.07,
      y + h * 0.28,
      x - w * 0.16,
      y + h * 0.36,
      x - w * 0.2,
      y + h * 0.3,
    ),
    "#fdfbf6",
  );
  pen.fill(
    polygon(
      x,
      y,
      x + w * 0.19,
      y + h * 0.32,
      x + w * 0.1,
      y + h * 0.27,
      x + w * 0.04,
      y + h * 0.34,
    ),
    "#d5e0ea",
  );
  if (detail < 1) return;
  pen.stroke(
    `M${x - w * 0.1} ${y + h * 0.45}l-50 60M${x + w * 0.2} ${y + h * 0.5}l40 70M${x - w * 0.3} ${y + h * 0.55}l-40 50`,
    shade(hue, 0.2),
    6,
  );
}

function rock(pen: Pen, x: number, y: number, s: number): void {
  pen.group({ x, y, scale: s }, () => {
    pen.softOval(0, 4, 92, 14, "#2a2440", 0.35);
    pen.fill("M-86 0L-70-44L-24-74L30-62L74-26L88 0Z", "#9a958f");
    pen.fill("M30-62L74-26L88 0H10L22-34Z", "#7b7775");
    pen.fill("M-70-44L-24-74L30-62L-10-46Z", "#b9b4ab");
  });
}

function cairn(pen: Pen, x: number, y: number): void {
  for (const [dy, w] of [
    [0, 66],
    [-26, 52],
    [-48, 38],
    [-66, 26],
  ] as const) {
    pen.fill(oval(x, y + dy, w * 0.6, 15), "#8d8883");
    pen.fill(oval(x - 4, y + dy - 4, w * 0.5, 9), "#b1aca4");
  }
  pen.stroke(`M${x} ${y - 74}V${y - 150}`, colour.woodDeep, 5);
  pen.fill(`M${x} ${y - 148}L${x + 52} ${y - 136}L${x} ${y - 118}Z`, colour.sky);
}
