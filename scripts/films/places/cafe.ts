import { colour, shade, tint } from "../drawing/colours.ts";
import { hornBand } from "../drawing/ornament.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { pendant, plant, steam } from "./furnishings.ts";
import { tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** A small café in the middle of the city towards evening. */
export const cafe: Place = {
  back(pen) {
    room(pen, "#7d5a4f", "#5d4038", 590);
    pen.fill("M-200 430H1480V574H-200Z", "#644339");
    for (let x = -40; x < 1320; x += 70) pen.stroke(`M${x} 436V570`, "#573930", 4);
    hornBand(
      pen,
      { x: -20, y: 420, width: 1320, height: 28 },
      { ground: "#573930", horn: colour.sunSoft, line: colour.wood },
    );
    street(pen, 60, 90, 560, 300);
    shelves(pen, 800, 110);
    for (const x of [330, 720, 1090]) pendant(pen, x, 96, colour.sky);
    plant(pen, 40, 600, 1.2, colour.sun);
    for (const x of [380, 900]) {
      pen.fill(box(x - 90, 420, 180, 190, 34), colour.steppeDeep);
      pen.fill(box(x - 76, 434, 152, 170, 26), colour.steppe);
      pen.stroke(box(x - 64, 446, 128, 150, 20), tint(colour.steppe, 0.3), 3, [7, 7]);
    }
  },
  front(pen) {
    pen.softOval(640, 716, 430, 22, "#1a1216", 0.5);
    pen.fill(oval(640, 650, 430, 46), colour.woodDeep);
    pen.fill(oval(640, 640, 430, 46), colour.woodLight);
    pen.fill(oval(640, 636, 400, 38), tint(colour.woodLight, 0.12));
    cup(pen, 440, 628, colour.felt);
    cup(pen, 850, 628, colour.sky);
    pen.fill("M618 560H662L656 626H624Z", "#cfe0e2");
    pen.stroke(
      "M640 566C634 530 628 510 616 496M640 566C644 530 652 512 662 500",
      colour.steppe,
      4,
    );
    pen.fill(oval(614, 492, 13), colour.pomegranate);
    pen.fill(oval(664, 496, 12), colour.sun);
  },
  before(pen, time) {
    steam(pen, 440, 580, time, 0.6);
    steam(pen, 850, 580, time + 0.9, 0.6);
  },
};

function cup(pen: Pen, x: number, y: number, hue: string): void {
  pen.fill(oval(x, y + 6, 62, 12), tint(hue, 0.4));
  pen.stroke(
    `M${x + 34} ${y - 34}C${x + 62} ${y - 34} ${x + 58} ${y - 8} ${x + 28} ${y - 8}`,
    hue,
    8,
  );
  pen.fill(
    `M${x - 38} ${y - 46}H${x + 38}C${x + 38} ${y - 12} ${x + 22} ${y + 4} ${x} ${y + 4}C${x - 22} ${y + 4} ${x - 38} ${y - 12} ${x - 38} ${y - 46}Z`,
    hue,
  );
  pen.fill(oval(x, y - 46, 38, 8), shade(hue, 0.12));
  pen.fill(oval(x, y - 45, 31, 5.5), "#a8683c");
}

function street(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.fill(box(x - 14, y - 14, w + 28, h + 28, 10), colour.woodDeep);
  pen.clip(box(x, y, w, h, 4), () => {
    pen.fill(everything, downwards(y, y + h, "#f2b27c", "#f8d9a6", "#e8d3b4"));
    for (let i = 0; i < 4; i++) {
      const bx = x + i * 150 - 20;
      const hue = ["#d79a74", "#e9cfa4", "#c08670", "#dcb48a"][i] ?? "#d79a74";
      pen.fill(box(bx, y + 40 + (i % 2) * 26, 142, h), hue);
      for (let wx = 14; wx < 130; wx += 32)
        for (let wy = 60; wy < 190; wy += 44)
          pen.fill(
            box(bx + wx, y + wy + (i % 2) * 20, 18, 28, 3),
            (wx + wy) % 3 === 0 ? "#fff0bd" : "#8e7a86",
          );
    }
    tree(pen, x + 140, y + h + 10, 0.8, "#b9803d");
    tree(pen, x + 430, y + h + 14, 0.9, "#cf9748");
    pen.fill(box(x, y + h - 30, w, 40), "#b99c86");
  });
  pen.stroke(`M${x + w / 3} ${y}V${y + h}M${x + (2 * w) / 3} ${y}V${y + h}`, colour.woodDeep, 9);
  pen.text("Кафе", x + w / 2, y + 62, {
    size: 44,
    weight: 700,
    colour: "#fffaf0d9",
    align: "center",
  });
}

function shelves(pen: Pen, x: number, y: number): void {
  for (let row = 0; row < 3; row++) {
    const top = y + 76 + row * 88;
    pen.fill(box(x, top, 420, 14, 4), colour.wood);
    for (let i = 0; i < 7; i++) {
      const hue =
        [colour.felt, colour.sky, colour.sun, colour.pomegranate, colour.mint][(i + row * 2) % 5] ??
        colour.felt;
      const cx = x + 34 + i * 58;
      if ((i + row) % 3 === 0) {
        pen.fill(box(cx - 16, top - 54, 32, 54, 7), hue);
        pen.fill(box(cx - 18, top - 62, 36, 12, 4), colour.woodDeep);
      } else
        pen.fill(
          `M${cx - 20} ${top - 30}H${cx + 20}C${cx + 20} ${top - 6} ${cx + 10} ${top} ${cx} ${top}C${cx - 10} ${top} ${cx - 20} ${top - 6} ${cx - 20} ${top - 30}Z`,
          hue,
        );
    }
  }
}
