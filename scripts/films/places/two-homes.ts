import { colour, mix, shade, tint } from "../drawing/colours.ts";
import { hornBand, hornCross } from "../drawing/ornament.ts";
import { box, oval, type Pen, withAlpha } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { books, curtain, pane, pendant, plant } from "./furnishings.ts";
import type { Place } from "./place.ts";

/** Two flats in one picture, parted by a braid, while their people talk by telephone. */
export const twoHomes: Place = {
  back(pen) {
    pen.clip("M-200-200H640V920H-200Z", () => sittingRoom(pen, nightCity));
    pen.clip("M640-200H1480V920H640Z", () => yerzhan(pen));
  },
  front: partedHomes,
  before: ringing,
};

/** Her low table, and the braid between the two homes. */
export function partedHomes(pen: Pen): void {
  pen.fill(box(40, 630, 330, 22, 10), colour.woodLight);
  pen.fill(box(70, 650, 16, 90), colour.woodDeep);
  pen.fill(box(320, 650, 16, 90), colour.woodDeep);
  plant(pen, 110, 632, 0.5, colour.sky);
  pen.fill(box(200, 600, 90, 16, 3), colour.pomegranate);
  pen.fill(box(206, 614, 90, 16, 3), colour.steppe);
  hornBand(
    pen,
    { x: 628, y: -4, width: 24, height: 1 },
    { ground: colour.felt, horn: colour.sky, line: colour.sky },
  );
  pen.fill("M628-10H652V730H628Z", colour.felt);
  pen.stroke("M632-10V730M648-10V730", colour.sun, 2.4, [9, 8]);
  pen.group({ x: 640, y: 360, turn: 90 }, () =>
    hornBand(
      pen,
      { x: -380, y: -9, width: 760, height: 18 },
      { ground: colour.felt, horn: colour.sky, line: colour.felt },
    ),
  );
}

/** Both telephones ring. */
export function ringing(pen: Pen, time: number): void {
  for (const [x, from] of [
    [560, 0],
    [720, 0.5],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const part = (time * 0.7 + i / 3 + from) % 1;
      const side = x < 640 ? -1 : 1;
      pen.stroke(
        `M${x + side * (10 + part * 26)} ${112 - part * 16}q${side * 12} ${16 + part * 16} 0 ${32 + part * 32}`,
        withAlpha(colour.sun, Math.sin(part * Math.PI)),
        5,
      );
    }
  }
}

/** The left half: a sofa under the window, and what is seen through it. */
export function sittingRoom(pen: Pen, view: (pen: Pen) => void): void {
  const wall = "#f3d9b4";
  pen.fill(everything, {
    line: [0, 0, 640, 300],
    stops: [
      [0, tint(wall, 0.3)],
      [1, shade(wall, 0.06)],
    ],
  });
  pen.fill("M-200 590H640V920H-200Z", "#b98357");
  pen.fill("M-200 578H640V590H-200Z", colour.felt);
  pane(pen, 60, 110, 180, 230, colour.felt, () => view(pen));
  curtain(pen, 60, 110, 180, 230, colour.sky);
  pen.fill(box(410, 120, 150, 110, 6), colour.woodDeep);
  pen.fill(box(420, 130, 130, 90, 3), colour.felt);
  hornCross(pen, 485, 175, 0.24, colour.pomegranate, 16);
  pendant(pen, 330, 110, colour.pomegranate);
  // The sofa she sits on.
  pen.fill(box(130, 400, 420, 180, 40), shade(colour.steppe, 0.12));
  pen.fill(box(150, 420, 380, 130, 30), colour.steppe);
  pen.fill(box(110, 470, 70, 140, 30), shade(colour.steppe, 0.2));
  pen.fill(box(505, 470, 70, 140, 30), shade(colour.steppe, 0.2));
  pen.fill(box(160, 530, 360, 76, 20), tint(colour.steppe, 0.12));
  pen.group({ x: 210, y: 490, turn: -12 }, () => {
    pen.fill(box(-44, -44, 88, 88, 14), colour.sun);
    hornCross(pen, 0, 0, 0.2, colour.pomegranate, 18);
  });
}

function nightCity(pen: Pen): void {
  pen.fill(everything, downwards(90, 360, "#27346b", "#6a5a94", "#e89a6a"));
  pen.fill(oval(190, 150, 18), "#fff1c4");
  for (let i = 0; i < 9; i++) {
    const h = 50 + ((i * 37) % 70);
    pen.fill(box(50 + i * 26, 345 - h, 24, h), "#2a2f55");
    for (let j = 0; j < h / 16 - 1; j++)
      if ((i + j) % 3 !== 0)
        pen.fill(box(55 + i * 26 + ((j * 7) % 9), 352 - h + j * 15, 6, 7), colour.sunSoft);
  }
}

function yerzhan(pen: Pen): void {
  const wall = "#b9cbd6";
  pen.fill(everything, {
    line: [640, 0, 1280, 300],
    stops: [
      [0, tint(wall, 0.25)],
      [1, shade(wall, 0.08)],
    ],
  });
  pen.fill("M640 590H1480V920H640Z", "#7c6a66");
  pen.fill("M640 578H1480V590H640Z", colour.felt);
  // The refrigerator stands open after the search.
  pen.fill(box(672, 150, 170, 440, 14), "#e9edec");
  pen.fill(box(684, 162, 146, 416, 8), "#fdf6da");
  for (const y of [250, 340, 430]) pen.stroke(`M688 ${y}H826`, "#c9d3d0", 5);
  for (const [x, y, hue] of [
    [712, 232, colour.steppe],
    [750, 232, colour.pomegranate],
    [790, 230, colour.sun],
    [716, 322, colour.sky],
    [772, 322, "#e08a4a"],
    [738, 412, colour.felt],
    [796, 412, colour.steppeLight],
  ] as const) {
    pen.fill(box(x - 13, y - 34, 28, 48, 7), hue);
    pen.fill(box(x - 8, y - 42, 18, 10, 3), mix(hue, "#ffffff", 0.5));
  }
  pen.fill("M672 150L640 178V612L672 590Z", "#cfd8d7");
  // A wardrobe whose things lie about.
  pen.fill(box(1090, 130, 220, 470, 8), colour.wood);
  pen.fill(box(1104, 146, 180, 440, 4), shade(colour.woodDeep, 0.3));
  pen.stroke("M1104 190H1284", "#c9b49a", 5);
  for (const [x, hue] of [
    [1124, colour.pomegranate],
    [1164, colour.sky],
    [1204, colour.sunSoft],
    [1244, colour.steppe],
  ] as const)
    pen.fill(`M${x - 20} 330L${x - 12} 210Q${x} 190 ${x + 12} 210L${x + 20} 330Z`, hue);
  books(pen, 1108, 560, 160, 60, 4);
  pen.fill(box(886, 120, 150, 84, 5), colour.woodLight);
  books(pen, 892, 200, 138, 62, 9);
  pen.fill("M930 586C930 566 990 560 1010 572C1040 560 1060 580 1056 590H926Z", colour.plum);
  pen.fill("M700 596C720 580 760 584 770 600H690Z", colour.sun);
}
