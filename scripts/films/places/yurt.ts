import { colour, mix, shade } from "../drawing/colours.ts";
import { hornBand, hornCross } from "../drawing/ornament.ts";
import { box, oval, type Pen, polygon } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { quilts, steam, tekemet } from "./furnishings.ts";
import type { Place } from "./place.ts";

const low = 470;
const high = 190;

/** The inside of a yurt: lattice wall, poles rising to the crown, felt, quilts and the laid table. */
export const yurt: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 520, "#f3e3c4", "#e2c795", "#c79a63"));
    roof(pen);
    lattice(pen);
    hornBand(
      pen,
      { x: -40, y: high - 16, width: 1360, height: 46 },
      { ground: colour.pomegranateDeep, horn: colour.sunSoft, line: colour.sun },
    );
    for (let x = 10; x < 1280; x += 90) tassel(pen, x, high + 30);
    hanging(pen, 640, 250);
    quilts(pen, 130, low + 24, 230);
    quilts(pen, 920, low + 24, 230);
    pen.fill(
      `M-200 ${low + 10}Q640 ${low - 26} 1480 ${low + 10}V920H-200Z`,
      downwards(low, 720, "#9a5a45", "#7c4238"),
    );
    tekemet(pen, 640, 640, 1340, 320, "#b5483c", "#f0c46a");
    lamp(pen, 452, 262);
    lamp(pen, 828, 262);
  },
  front(pen) {
    pen.softOval(640, 700, 430, 40, "#2a2440", 0.4);
    pen.fill(oval(640, 640, 400, 74), colour.woodDeep);
    pen.fill(oval(640, 628, 400, 74), "#fbf3e2");
    pen.fill(
      "M240 628C240 700 420 720 640 720C860 720 1040 700 1040 628C1040 670 860 702 640 702C420 702 240 670 240 628Z",
      "#e6d6b6",
    );
    pen.stroke(oval(640, 628, 372, 62), colour.pomegranate, 4, [12, 8]);
    for (const x of [400, 880]) bowl(pen, x, 612, 1);
    for (const x of [520, 770]) bowl(pen, x, 640, 0.9);
    pen.fill(oval(640, 612, 78, 22), colour.sky);
    pen.fill(oval(640, 606, 70, 18), colour.felt);
    for (const [x, y] of [
      [600, 600],
      [630, 592],
      [662, 598],
      [690, 604],
      [616, 584],
      [648, 578],
      [676, 586],
    ] as const) {
      pen.fill(oval(x, y, 19, 16), "#d99a3f");
      pen.stroke(`M${x - 9} ${y - 4}q8-9 17-1`, "#f3cc83", 4);
    }
    samovar(pen, 300, 612);
  },
  before(pen, time) {
    steam(pen, 300, 500, time, 0.8);
  },
};

function roof(pen: Pen): void {
  pen.fill(oval(640, -6, 190, 66), colour.woodDeep);
  pen.fill(oval(640, -10, 168, 54), colour.dusk);
  for (const [x, y] of [
    [560, 2],
    [610, 22],
    [676, 6],
    [720, 20],
    [640, -2],
    [754, -2],
  ] as const)
    pen.fill(oval(x, y, 2.6), "#fff3c9");
  for (const dx of [-60, 0, 60])
    pen.stroke(`M${640 - dx * 1.6} -64Q${640 + dx} 0 ${640 + dx * 1.4} 48`, colour.woodDeep, 8);
  pen.stroke("M474 6Q640 36 806 6", colour.woodDeep, 8);
  for (let i = -13; i <= 13; i++) {
    const x0 = 640 + i * 13.4;
    const x1 = 640 + i * 62;
    const y0 = 54 - Math.abs(i) * 3.6;
    pen.stroke(`M${x0} ${y0}Q${x0 + (x1 - x0) * 0.4} ${y0 + 40} ${x1} ${high - 10}`, "#b3372f", 10);
    pen.stroke(
      `M${x0 + 2} ${y0}Q${x0 + 2 + (x1 - x0) * 0.4} ${y0 + 40} ${x1 + 2} ${high - 10}`,
      "#d8685a",
      3,
    );
  }
}

function lattice(pen: Pen): void {
  pen.fill(box(-200, high, 1680, low - high + 30), downwards(high, low, "#ead3a6", "#d9ba86"));
  for (let x = -280; x < 1500; x += 56) {
    pen.stroke(`M${x} ${low + 20}L${x + 250} ${high}`, "#8f5d38", 9);
    pen.stroke(`M${x - 2} ${low + 18}L${x + 248} ${high - 2}`, "#b98352", 3);
  }
  for (let x = -40; x < 1760; x += 56) {
    pen.stroke(`M${x} ${low + 20}L${x - 250} ${high}`, "#9c673e", 9);
    pen.stroke(`M${x - 2} ${low + 18}L${x - 252} ${high - 2}`, "#c8945f", 3);
  }
}

function tassel(pen: Pen, x: number, y: number): void {
  pen.fill(polygon(x - 16, y, x + 16, y, x, y + 20), colour.sky);
  pen.fill(oval(x, y + 22, 5), colour.sun);
  pen.stroke(
    `M${x - 4} ${y + 27}v20M${x} ${y + 27}v24M${x + 4} ${y + 27}v20`,
    colour.pomegranate,
    3,
  );
}

/** Тұскиіз: the embroidered hanging at the place of honour. */
function hanging(pen: Pen, x: number, y: number): void {
  pen.fill(box(x - 168, y - 8, 340, 250, 8), "#2a244033");
  pen.fill(box(x - 172, y - 14, 344, 250, 8), colour.skyDeep);
  pen.stroke(box(x - 160, y - 2, 320, 226, 5), colour.sun, 4);
  pen.fill(box(x - 146, y + 12, 292, 198, 5), colour.pomegranate);
  pen.stroke(
    box(x - 136, y + 22, 272, 178, 4),
    mix(colour.pomegranate, "#ffffff", 0.55),
    2.6,
    [6, 6],
  );
  for (const dx of [-76, 76]) hornCross(pen, x + dx, y + 111, 0.42, colour.sunSoft, 17);
  hornCross(pen, x, y + 60, 0.2, colour.felt, 18);
  hornCross(pen, x, y + 162, 0.2, colour.felt, 18);
}

function lamp(pen: Pen, x: number, y: number): void {
  pen.softOval(x, y + 10, 120, 100, "#ffdf8a", 0.5);
  pen.stroke(`M${x} ${y - 46}v22`, colour.ink, 3);
  pen.fill(`M${x - 18} ${y - 22}H${x + 18}L${x + 13} ${y + 26}H${x - 13}Z`, "#ffedb0");
  pen.stroke(
    `M${x - 18} ${y - 22}H${x + 18}M${x - 14} ${y + 27}H${x + 14}M${x} ${y - 22}V${y + 26}`,
    colour.woodDeep,
    5,
  );
}

function bowl(pen: Pen, x: number, y: number, scale: number): void {
  pen.group({ x, y, scale }, () => {
    pen.softOval(0, 22, 36, 9, "#2a2440", 0.3);
    pen.fill("M-30-8H30C30 16 16 24 0 24C-16 24-30 16-30-8Z", colour.felt);
    pen.fill(oval(0, -8, 30, 8), "#fffdf6");
    pen.stroke("M-27 2C-14 11 14 11 27 2", colour.sky, 5);
  });
}

function samovar(pen: Pen, x: number, y: number): void {
  const brass = "#d9a23c";
  pen.softOval(x, y + 10, 60, 14, "#2a2440", 0.35);
  pen.fill(`M${x - 22} ${y + 8}H${x + 22}L${x + 14} ${y - 16}H${x - 14}Z`, shade(brass, 0.25));
  pen.fill(
    `M${x - 40} ${y - 80}C${x - 44} ${y - 40} ${x - 30} ${y - 14} ${x} ${y - 12}C${x + 30} ${y - 14} ${x + 44} ${y - 40} ${x + 40} ${y - 80}Z`,
    brass,
  );
  pen.fill(
    `M${x + 12} ${y - 80}C${x + 16} ${y - 40} ${x + 10} ${y - 14} ${x} ${y - 12}C${x + 30} ${y - 14} ${x + 44} ${y - 40} ${x + 40} ${y - 80}Z`,
    shade(brass, 0.18),
  );
  pen.fill(box(x - 44, y - 90, 88, 12, 6), shade(brass, 0.12));
  pen.fill(
    `M${x - 16} ${y - 90}C${x - 14} ${y - 112} ${x + 14} ${y - 112} ${x + 16} ${y - 90}Z`,
    brass,
  );
  pen.stroke(
    `M${x - 42} ${y - 66}C${x - 64} ${y - 70} ${x - 62} ${y - 44} ${x - 42} ${y - 46}M${x + 36} ${y - 36}h24v10`,
    shade(brass, 0.25),
    6,
  );
  pen.stroke(
    `M${x - 26} ${y - 70}C${x - 28} ${y - 50} ${x - 24} ${y - 36} ${x - 18} ${y - 28}`,
    "#fbe3a2",
    5,
  );
}
