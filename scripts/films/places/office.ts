import { colour, shade } from "../drawing/colours.ts";
import { box, oval, type Pen, polygon } from "../drawing/pen.ts";
import { downwards, everything, room } from "./backdrop.ts";
import { plant } from "./furnishings.ts";
import { cloud, mountains } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** The meeting room of an advertising agency above the city. */
export const office: Place = {
  back(pen) {
    room(pen, "#dfe6e6", "#8f9aa0", 590);
    pen.clip(box(30, 60, 520, 400, 8), () => {
      pen.fill(everything, downwards(60, 460, "#8fcbe2", "#e3f2ee"));
      cloud(pen, 180, 140, 0.8, "#fff");
      mountains(pen, 400, 170, "#93b3c5", "#8fbb8b");
      for (let i = 0; i < 8; i++) {
        const h = 60 + ((i * 47) % 90);
        pen.fill(
          box(36 + i * 68, 460 - h, 56, h),
          ["#d9cfc0", "#c6d2d4", "#e0b998"][i % 3] ?? "#ccc",
        );
        for (let wy = 12; wy < h - 8; wy += 18)
          pen.stroke(`M${44 + i * 68} ${460 - h + wy}h40`, "#7c98a6", 6);
      }
    });
    pen.stroke(box(30, 60, 520, 400, 8), colour.felt, 12);
    pen.stroke("M203 60V460M376 60V460", colour.felt, 8);
    poster(pen, 640, 80);
    for (const [x, y, hue] of [
      [990, 96, colour.sunSoft],
      [1070, 110, colour.skyLight],
      [1150, 92, colour.rose],
      [1010, 190, colour.mint],
      [1100, 200, colour.sunSoft],
      [1170, 184, colour.skyLight],
    ] as const) {
      pen.group({ x, y, turn: (x % 7) - 3 }, () => {
        pen.fill(box(2, 4, 66, 66, 2), "#2a244022");
        pen.fill(box(0, 0, 66, 66, 2), hue);
        pen.stroke("M10 20H54M10 34H46M10 48H50", colour.inkSoft, 3);
      });
    }
    plant(pen, 1210, 600, 1.2, colour.pomegranate);
    for (const x of [640, 1000]) {
      pen.fill(box(x - 70, 420, 140, 180, 30), "#4c566b");
      pen.fill(box(x - 60, 430, 120, 160, 24), "#5c6780");
    }
  },
  front(pen) {
    pen.fill("M90 600H1190L1260 650H20Z", "#f3e6cc");
    pen.fill("M20 650H1260V672H20Z", colour.wood);
    pen.fill("M60 672H1220V760H60Z", shade(colour.wood, 0.25));
    for (const x of [250, 1010]) {
      pen.fill(polygon(x - 66, 540, x + 66, 540, x + 72, 618, x - 72, 618), "#56606e");
      pen.fill(oval(x, 580, 10), "#cfd6dc");
      pen.fill(box(x - 84, 614, 168, 12, 5), "#8d97a3");
    }
    pen.fill("M600 604H640C640 636 632 646 620 646C608 646 600 636 600 604Z", colour.pomegranate);
    pen.fill(oval(620, 604, 20, 6), "#6b3f25");
    pen.fill(box(690, 618, 120, 16, 3), "#fff");
    pen.stroke("M702 626H790", colour.sky, 3);
  },
};

/** The advertisement at issue: a price tag with teeth. */
function poster(pen: Pen, x: number, y: number): void {
  pen.fill(box(x + 6, y + 8, 300, 300, 10), "#2a244026");
  pen.fill(box(x, y, 300, 300, 10), "#fffdf7");
  pen.text("Біздің баға", x + 150, y + 52, {
    size: 32,
    weight: 700,
    colour: colour.ink,
    align: "center",
  });
  pen.text("тістемейді!", x + 150, y + 90, {
    size: 32,
    weight: 700,
    colour: colour.pomegranate,
    align: "center",
  });
  pen.group({ x: x + 150, y: y + 196, turn: -6 }, () => {
    pen.fill(
      "M-100-62H62L112 0L62 62H-100C-112 62-116 56-116 46V-46C-116-56-112-62-100-62Z",
      colour.sun,
    );
    pen.fill(oval(84, 0, 11), "#fffdf7");
    pen.fill(oval(-58, -26, 13, 15), "#fffdf7");
    pen.fill(oval(10, -26, 13, 15), "#fffdf7");
    pen.fill(oval(-55, -24, 6), colour.ink);
    pen.fill(oval(13, -24, 6), colour.ink);
    pen.fill("M-84 8H40C36 46-76 46-84 8Z", "#7a2128");
    for (let i = 0; i < 6; i++)
      pen.fill(polygon(-80 + i * 20, 8, -62 + i * 20, 8, -71 + i * 20, 24), "#fffdf7");
    pen.stroke("M-72-46L-46-40M24-46L-2-40", colour.ink, 6);
  });
}
