import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { hornBand, hornCross } from "../../films/drawing/ornament.ts";
import { box, oval, type Pen } from "../../films/drawing/pen.ts";
import { downwards, everything, room } from "../../films/places/backdrop.ts";
import { curtain, pane, pendant, plant } from "../../films/places/furnishings.ts";
import { mountains, tree } from "../../films/places/outdoors.ts";
import type { Place } from "../../films/places/place.ts";

const dayView = (pen: Pen) => {
  pen.fill(everything, downwards(80, 420, "#9bd0e2", "#e8f2ea"));
  mountains(pen, 360, 160, "#9db6c6", "#93b88e");
  tree(pen, 300, 430, 0.8, "#79a86a");
};

function sofa(pen: Pen, x: number, y: number, hue: string): void {
  pen.fill(box(x, y, 520, 220, 50), shade(hue, 0.12));
  pen.fill(box(x + 24, y + 22, 472, 160, 36), hue);
  pen.fill(box(x - 30, y + 80, 90, 170, 36), shade(hue, 0.2));
  pen.fill(box(x + 460, y + 80, 90, 170, 36), shade(hue, 0.2));
  pen.fill(box(x + 34, y + 150, 452, 96, 26), tint(hue, 0.12));
}

function carpetOnWall(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.fill(box(x, y, w, h, 6), colour.pomegranateDeep);
  pen.fill(box(x + 12, y + 12, w - 24, h - 24, 4), colour.pomegranate);
  hornCross(pen, x + w / 2, y + h / 2, Math.min(w, h) / 420, colour.sunSoft, 17);
}

/** A living room by day. */
export const livingRoom: Place = {
  back(pen) {
    room(pen, "#f3ddba", "#b98357", 590);
    pane(pen, 120, 120, 250, 270, colour.felt, () => dayView(pen));
    curtain(pen, 120, 120, 250, 270, colour.sky);
    carpetOnWall(pen, 640, 110, 300, 220);
    pendant(pen, 520, 100, colour.pomegranate);
    sofa(pen, 540, 380, colour.steppe);
    plant(pen, 1200, 620, 1.5, colour.sun);
  },
};

export const bedroom: Place = {
  back(pen) {
    room(pen, "#cfd8e8", "#a98a6a", 590);
    pane(pen, 130, 110, 260, 270, colour.felt, () => {
      pen.fill(everything, downwards(90, 400, "#8fb8dd", "#ffe0a3"));
      pen.fill(oval(260, 330, 56), "#ffcf3f");
      mountains(pen, 400, 120, "#b39ab4", "#a9b387");
    });
    curtain(pen, 130, 110, 260, 270, colour.sun);
    pen.fill(box(560, 250, 640, 190, 40), colour.woodDeep);
    pen.fill(box(580, 268, 600, 170, 30), colour.wood);
    pen.fill(box(540, 420, 680, 250, 30), "#f7f1e4");
    pen.fill(box(600, 370, 230, 110, 40), colour.felt);
    pen.fill(box(930, 370, 230, 110, 40), colour.felt);
    pen.fill(box(530, 490, 700, 240, 30), colour.sky);
    hornBand(
      pen,
      { x: 540, y: 520, width: 680, height: 60 },
      { ground: colour.skyDeep, horn: colour.sunSoft, line: colour.sun },
    );
  },
};

/** A bathroom with a mirror over the basin. */
export const bathroom: Place = {
  back(pen) {
    room(pen, "#d5ebe8", "#9fb8b6", 610);
    for (let x = -200; x < 1480; x += 90) pen.stroke(`M${x} 0V600`, "#bfdcd8", 4);
    for (let y = 0; y < 600; y += 90) pen.stroke(`M-200 ${y}H1480`, "#bfdcd8", 4);
    pen.fill(box(410, 60, 460, 400, 40), colour.wood);
    pen.fill(box(432, 82, 416, 356, 28), {
      line: [432, 82, 848, 438],
      stops: [
        [0, "#f4fbfb"],
        [0.5, "#cfe6ec"],
        [1, "#b5d6e0"],
      ],
    });
    pen.stroke("M480 380L640 140M540 400L700 160", "#ffffffaa", 14);
    pen.fill(box(960, 330, 230, 14, 5), colour.wood);
    for (const [x, hue] of [
      [990, colour.pomegranate],
      [1050, colour.sun],
      [1110, colour.sky],
    ] as const) {
      pen.fill(box(x, 262, 44, 70, 10), hue);
      pen.fill(box(x + 12, 246, 20, 18, 4), colour.felt);
    }
    pen.fill(box(90, 300, 200, 16, 6), "#9aa9ad");
    pen.fill(box(110, 310, 160, 220, 6), colour.sunSoft);
    pen.fill(box(110, 470, 160, 22), colour.pomegranate);
  },
};
