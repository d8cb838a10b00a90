import { colour, shade } from "../drawing/colours.ts";
import { hornCross } from "../drawing/ornament.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { clock, curtain, pane, plant } from "./furnishings.ts";
import { cloud, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

export const classroom: Place = {
  back(pen) {
    room(pen, "#f1e2c4", "#c99b69", 560);
    for (let x = -100; x < 1400; x += 110)
      pen.stroke(`M${x} 720L${x * 0.86 + 90} 562`, "#a2744833", 4);
    board(pen);
    pane(pen, 1010, 130, 200, 250, colour.felt, () => {
      pen.fill(everything, downwards(100, 400, "#9fd0e0", "#e6f3ea"));
      cloud(pen, 1090, 180, 0.5, "#ffffff");
      tree(pen, 1150, 420, 0.85, "#79ab6e");
      tree(pen, 1050, 430, 0.7, "#8db979");
    });
    curtain(pen, 1010, 130, 200, 250, "#e9b872");
    alphabet(pen);
    clock(pen, 900, 110, 34, 8, 30);
    plant(pen, 1150, 424, 0.5, colour.pomegranate);
    pen.fill(box(60, 400, 110, 170, 6), colour.wood);
    pen.fill(box(52, 392, 126, 16, 5), colour.woodLight);
    globe(pen, 115, 352);
  },
  front(pen) {
    for (const [x, w] of [
      [40, 330],
      [860, 400],
    ] as const)
      desk(pen, x, 590, w);
    pen.fill(box(120, 566, 120, 26, 4), colour.sky);
    pen.fill(box(128, 550, 104, 18, 4), colour.sun);
    pen.stroke("M270 586l60-12", colour.pomegranate, 7);
    pen.fill("M930 588L1010 574L1090 588L1010 600Z", colour.felt);
    pen.stroke("M1010 574V600", "#cdbfa5", 3);
    pen.stroke("M1120 590l64-10", colour.steppe, 7);
  },
};

function desk(pen: Pen, x: number, y: number, w: number): void {
  pen.fill(box(x + 16, y + 20, w - 32, 130), shade(colour.wood, 0.12));
  pen.fill(box(x, y, w, 24, 8), colour.woodLight);
  pen.fill(box(x, y + 16, w, 9, 4), colour.woodDeep);
}

function board(pen: Pen): void {
  pen.fill(box(262, 96, 560, 300, 10), "#2a244033");
  pen.fill(box(254, 86, 560, 300, 10), colour.woodDeep);
  pen.fill(box(268, 100, 532, 272, 4), "#24584a");
  pen.fill("M268 100H800L640 372H268Z", "#ffffff0d");
  pen.text("Сәлем, балалар!", 300, 160, { size: 40, weight: 600, colour: "#f4f1e4" });
  pen.text("5 мамыр", 640, 160, { size: 28, weight: 500, colour: colour.sunSoft });
  pen.text("24 + 18 = ?", 640, 330, { size: 34, weight: 600, colour: "#f4f1e4" });
  pen.stroke("M300 180Q420 192 600 178", "#f4f1e488", 3);
  hornCross(pen, 360, 276, 0.3, "#f4f1e4aa", 10);
  pen.fill(box(300, 376, 460, 14, 5), colour.woodLight);
  pen.fill(box(330, 370, 40, 8, 3), "#fff");
  pen.fill(box(680, 366, 60, 12, 3), colour.pomegranate);
}

function alphabet(pen: Pen): void {
  const letters = ["Ә", "Ғ", "Қ", "Ң", "Ө", "Ұ", "Ү", "Һ", "І"];
  const hues = [colour.sky, colour.pomegranate, colour.steppe, colour.sun];
  letters.forEach((letter, i) => {
    const x = 262 + i * 62;
    pen.fill(box(x, 22, 50, 50, 8), hues[i % 4] ?? colour.sky);
    pen.text(letter, x + 25, 59, {
      size: 34,
      weight: 700,
      colour: i % 4 === 3 ? colour.ink : "#fff",
      align: "center",
    });
  });
}

function globe(pen: Pen, x: number, y: number): void {
  pen.fill(box(x - 26, y + 36, 52, 8, 4), colour.woodDeep);
  pen.fill(oval(x, y, 34), colour.sky);
  pen.fill(
    `M${x - 20} ${y - 22}C${x} ${y - 30} ${x + 12} ${y - 14} ${x - 2} ${y - 4}C${x - 20} ${y + 2} ${x - 30} ${y - 10} ${x - 20} ${y - 22}ZM${x + 4} ${y + 6}C${x + 24} ${y} ${x + 26} ${y + 18} ${x + 10} ${y + 24}Z`,
    colour.steppeLight,
  );
  pen.stroke(
    `M${x - 10} ${y - 42}C${x + 42} ${y - 40} ${x + 48} ${y + 30} ${x} ${y + 40}`,
    colour.woodDeep,
    5,
  );
}
