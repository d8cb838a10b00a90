import { colour, shade, tint } from "../drawing/colours.ts";
import { hornBand } from "../drawing/ornament.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { clock } from "./furnishings.ts";
import type { Place } from "./place.ts";

/** The hall of a railway station in the evening; the clerk sits behind her window on the right. */
export const station: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 600, "#efe0c3", "#dcc39a"));
    hornBand(
      pen,
      { x: -20, y: 34, width: 1320, height: 40 },
      { ground: colour.skyDeep, horn: colour.sunSoft, line: colour.sun },
    );
    for (const x of [50, 330]) arch(pen, x, 130, 240, 380);
    pen.fill("M-200 560H1480V920H-200Z", downwards(560, 720, "#b9a58a", "#94806a"));
    for (let i = -4; i < 16; i++) pen.stroke(`M${i * 110} 720L${i * 84 + 150} 562`, "#7d6b5733", 4);
    pen.stroke("M-20 612H1300M-20 664H1300", "#7d6b5733", 4);
    clock(pen, 306, 112, 46, 8, 10);
    timetable(pen, 616, 96);
    booth(pen, 880, 110);
  },
  front(pen) {
    pen.fill(box(850, 470, 420, 30, 8), colour.woodLight);
    pen.fill(box(866, 498, 390, 240, 6), colour.wood);
    pen.fill(box(884, 520, 354, 120, 6), shade(colour.wood, 0.14));
    hornBand(
      pen,
      { x: 896, y: 550, width: 330, height: 54 },
      { ground: shade(colour.wood, 0.14), horn: colour.sunSoft, line: colour.woodLight },
    );
    pen.fill(box(890, 440, 90, 32, 6), colour.ink);
    pen.fill(box(898, 446, 74, 20, 3), colour.skyLight);
  },
  before(pen) {
    pen.fill(box(884, 190, 356, 250, 6), "#ffffff14");
    pen.fill("M1120 190H1180L1050 440H990Z", "#ffffff26");
  },
};

function arch(pen: Pen, x: number, y: number, w: number, h: number): void {
  const shape = (d: number) =>
    `M${x - d} ${y + h + d}V${y + w / 2}A${w / 2 + d} ${w / 2 + d} 0 0 1 ${x + w + d} ${y + w / 2}V${y + h + d}Z`;
  pen.fill(shape(16), colour.woodDeep);
  pen.fill(shape(10), colour.wood);
  pen.clip(shape(0), () => {
    pen.fill(everything, downwards(y, y + h, "#27346b", "#7a6aa0", "#f0a870"));
    pen.fill(oval(x + 180, y + 70, 20), "#fff1c4");
    pen.fill(box(x - 10, y + h - 130, w + 20, 96, 18), colour.sky);
    pen.fill(box(x - 10, y + h - 62, w + 20, 14), colour.sun);
    for (let i = 0; i < 4; i++) pen.fill(box(x + 12 + i * 58, y + h - 116, 42, 40, 8), "#fff0bd");
    pen.fill(box(x - 10, y + h - 36, w + 20, 50), "#56586b");
    for (let i = 0; i < 4; i++) pen.fill(oval(x + 30 + i * 58, y + h - 30, 14), colour.ink);
  });
  pen.stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + w / 2}H${x + w}`, colour.wood, 7);
}

function timetable(pen: Pen, x: number, y: number): void {
  pen.fill(box(x - 6, y + 6, 240, 226, 10), "#2a244033");
  pen.fill(box(x - 10, y, 240, 226, 10), colour.ink);
  const rows = [
    ["Астана", "20:05"],
    ["Түркістан", "20:30"],
    ["Семей", "21:10"],
    ["Ақтау", "22:40"],
  ] as const;
  pen.text("Пойыздар", x + 10, y + 38, { size: 25, weight: 700, colour: colour.skyLight });
  rows.forEach(([town, time], i) => {
    const hue = i === 1 ? colour.sun : "#f0e7d2";
    pen.text(town, x + 10, y + 84 + i * 40, { size: 25, weight: 600, colour: hue });
    pen.text(time, x + 214, y + 84 + i * 40, {
      size: 25,
      weight: 600,
      colour: hue,
      align: "right",
    });
    pen.stroke(`M${x + 10} ${y + 95 + i * 40}H${x + 214}`, "#ffffff1f", 2);
  });
}

function booth(pen: Pen, x: number, y: number): void {
  pen.fill(box(x - 30, y, 420, 420, 10), shade(colour.sky, 0.12));
  pen.fill(box(x, y + 76, 360, 260, 6), tint("#f7e3b6", 0.1));
  pen.fill(box(x + 30, y + 110, 90, 120, 4), colour.felt);
  pen.text("Жұма", x + 75, y + 150, {
    size: 24,
    weight: 700,
    colour: colour.pomegranate,
    align: "center",
  });
  pen.text("14", x + 75, y + 205, { size: 48, weight: 700, colour: colour.ink, align: "center" });
  pen.fill(box(x + 260, y + 110, 80, 60, 4), colour.steppeLight);
  pen.fill(box(x + 90, y + 14, 180, 48, 10), colour.felt);
  pen.text("КАССА", x + 180, y + 51, {
    size: 34,
    weight: 700,
    colour: colour.skyDeep,
    align: "center",
  });
}
