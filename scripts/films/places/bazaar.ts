import { chance } from "../drawing/chance.ts";
import { colour, shade, tint } from "../drawing/colours.ts";
import { box, oval, type Pen, polygon } from "../drawing/pen.ts";
import { apple } from "../people/held.ts";
import { downwards, everything } from "./backdrop.ts";
import { bunting, cloud, mountains, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** Morning rows of a bazaar under the mountains; the apple stall in front. */
export const bazaar: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 420, "#a9d5e3", "#e9f2ea", "#fdeccb"));
    cloud(pen, 250, 90, 0.9, "#ffffff");
    cloud(pen, 930, 60, 1.1, "#ffffffdd");
    mountains(pen, 330, 220, "#8fb0c2", "#8db793");
    tree(pen, 1180, 440, 0.9, "#6fa36a");
    tree(pen, 60, 430, 0.8, "#7fae72");
    pen.fill("M-200 420H1480V920H-200Z", downwards(420, 720, "#e7d3ae", "#cfb083"));
    for (let i = 0; i < 60; i++)
      pen.stroke(
        `M${(i * 211) % 1300} ${440 + ((i * 67) % 270)}h${20 + (i % 4) * 9}`,
        "#b9966a55",
        4,
      );
    farStall(pen, 760, 300, 240, colour.sky, "#e08a4a");
    farStall(pen, 1010, 310, 250, colour.sun, colour.steppeLight);
    bunting(pen, 560, 120, 1300, 150, 26);
    awning(pen, 30, 96, 640);
  },
  front(pen) {
    stall(pen);
  },
};

function farStall(pen: Pen, x: number, y: number, w: number, hue: string, fruit: string): void {
  pen.softOval(x + w / 2, y + 150, w * 0.6, 16, "#2a2440", 0.25);
  pen.stroke(`M${x + 14} ${y}V${y + 146}M${x + w - 14} ${y}V${y + 146}`, colour.woodDeep, 8);
  pen.fill(box(x, y + 84, w, 64, 6), colour.wood);
  pen.fill(box(x, y + 84, w, 12, 4), colour.woodLight);
  const next = chance(x);
  for (let i = 0; i < 26; i++)
    pen.fill(
      oval(x + 16 + next() * (w - 32), y + 80 - next() * 20, 11),
      i % 3 === 0 ? shade(fruit, 0.14) : fruit,
    );
  scallops(pen, x - 10, y - 40, w + 20, 56, hue);
}

function scallops(pen: Pen, x: number, y: number, w: number, h: number, hue: string): void {
  const count = Math.round(w / 44);
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const fill = i % 2 === 0 ? hue : colour.felt;
    const x0 = x + i * step;
    const inset = (x0 + step / 2 - x - w / 2) * 0.12;
    pen.fill(
      `M${x0 - inset} ${y}H${x0 + step - inset}L${x0 + step} ${y + h}A${step / 2} ${step / 2.4} 0 0 1 ${x0} ${y + h}Z`,
      fill,
    );
    pen.fill(
      `M${x0} ${y + h - 8}H${x0 + step}V${y + h}A${step / 2} ${step / 2.4} 0 0 1 ${x0} ${y + h}Z`,
      shade(fill, 0.1),
    );
  }
}

function awning(pen: Pen, x: number, y: number, w: number): void {
  pen.fill(box(x + 20, y, w - 40, 420), "#5b4034");
  pen.fill(box(x + 20, y, w - 40, 420), downwards(y, y + 420, "#6a4a3a", "#8a6248"));
  for (let i = 0; i < 5; i++)
    pen.stroke(`M${x + 24} ${y + 130 + i * 52}H${x + w - 24}`, "#4a33293d", 4);
  pen.fill(box(x + 54, y + 150, 120, 70, 6), colour.steppeDeep);
  pen.text("Алма", x + 114, y + 197, {
    size: 36,
    weight: 700,
    colour: colour.felt,
    align: "center",
  });
  for (const [i, hue] of [colour.pomegranate, "#7fae4d", colour.sun].entries()) {
    pen.stroke(`M${x + 430 + i * 60} ${y + 50}v${60 + i * 14}`, colour.woodLight, 3);
    for (let j = 0; j < 4; j++)
      pen.group(
        { x: x + 430 + i * 60 + (j % 2) * 12 - 6, y: y + 110 + i * 14 + j * 24, scale: 0.7 },
        () => apple(pen, hue),
      );
  }
  pen.stroke(`M${x + 12} ${y}V${y + 480}M${x + w - 12} ${y}V${y + 480}`, colour.woodDeep, 14);
  scallops(pen, x - 24, y - 66, w + 48, 84, colour.pomegranate);
}

function stall(pen: Pen): void {
  pen.softOval(350, 708, 380, 26, "#2a2440", 0.35);
  pen.fill(box(20, 548, 660, 190, 8), colour.wood);
  for (let x = 20; x < 680; x += 66) pen.stroke(`M${x} 560V730`, shade(colour.wood, 0.2), 4);
  pen.fill(box(10, 528, 680, 30, 8), colour.woodLight);
  const next = chance(5);
  const heaps: readonly [number, string, string][] = [
    [40, colour.pomegranate, "800"],
    [255, colour.sun, "700"],
    [470, "#7fae4d", "650"],
  ];
  for (const [x, hue, price] of heaps) {
    for (const [row, count] of [
      [0, 6],
      [1, 5],
      [2, 4],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const ax = x + 24 + row * 15 + i * 30 + next() * 4;
        pen.group({ x: ax, y: 512 - row * 24, scale: 0.92 }, () =>
          apple(pen, next() > 0.5 ? hue : shade(hue, 0.08)),
        );
      }
    }
    pen.fill(polygon(x, 512, x + 196, 512, x + 182, 552, x + 14, 552), colour.woodDeep);
    pen.fill(
      polygon(x + 4, 516, x + 192, 516, x + 189, 527, x + 7, 527),
      tint(colour.woodDeep, 0.2),
    );
    pen.fill(box(x + 62, 556, 76, 44, 5), colour.felt);
    pen.stroke(box(x + 66, 560, 68, 36, 4), hue, 2.6);
    pen.text(`${price} ₸`, x + 100, 587, {
      size: 25,
      weight: 700,
      colour: colour.ink,
      align: "center",
    });
  }
  scales(pen, 640, 528);
}

function scales(pen: Pen, x: number, y: number): void {
  pen.fill(box(x - 34, y - 44, 68, 44, 8), colour.sky);
  pen.fill(box(x - 24, y - 34, 48, 20, 4), "#dff2e4");
  pen.text("0,5", x, y - 18, { size: 17, weight: 700, colour: colour.steppeDeep, align: "center" });
  pen.fill(oval(x, y - 50, 50, 9), "#a9b4bd");
  pen.fill(oval(x, y - 53, 50, 9), "#dfe5e9");
}
