import { colour, shade } from "../drawing/colours.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import type { Place } from "./place.ts";
import { yard } from "./yard.ts";

/** The lines between which the litter disappears, piece by piece. */
const cleaning = { from: 8, until: 10 } as const;

/** Where a piece of litter lies, and what it is. */
const litter = [
  [90, 640, "paper"],
  [180, 560, "bottle"],
  [250, 690, "cup"],
  [300, 600, "paper"],
  [470, 560, "cup"],
  [520, 660, "paper"],
  [560, 700, "bottle"],
  [640, 590, "paper"],
  [820, 700, "cup"],
  [850, 570, "paper"],
  [900, 650, "bottle"],
  [1080, 600, "paper"],
  [1130, 690, "cup"],
  [1220, 620, "bottle"],
] as const;

/** The yard on the morning after a feast, which is cleaned while we look on. */
export const litteredYard: Place = {
  back: (pen) => yard.back(pen),
  behind(pen, _time, happened) {
    const done = (happened - cleaning.from + 1) / (cleaning.until - cleaning.from + 1);
    litter.forEach(([x, y, kind], i) => {
      if (i / litter.length >= done) pieces[kind](pen, x, y);
    });
  },
  // The ball lies still.
  before: (pen, time) => yard.before?.(pen, time, 1),
};

const pieces = {
  paper(pen: Pen, x: number, y: number): void {
    pen.fill(`M${x - 20} ${y}l6-15l13 4l11-8l12 12l-3 13l-16 5l-12-3Z`, "#fdfbf5");
    pen.stroke(`M${x - 10} ${y - 6}l9 5l11-8M${x - 2} ${y + 3}l10-4`, "#c9c2b4", 2.4);
  },
  bottle(pen: Pen, x: number, y: number): void {
    pen.group({ x, y, turn: 78 }, () => {
      pen.fill(box(-9, -18, 18, 44, 6), "#9fd0d8");
      pen.fill(box(-4, -32, 8, 16, 2), "#9fd0d8");
      pen.fill(box(-5, -36, 10, 6, 2), colour.pomegranate);
      pen.fill(box(-9, -4, 18, 14), colour.felt);
    });
  },
  cup(pen: Pen, x: number, y: number): void {
    pen.group({ x, y, turn: -64 }, () => {
      pen.fill("M-14-18H14L10 20H-10Z", colour.pomegranate);
      pen.fill("M-13-8H13L12 4H-12Z", colour.felt);
      pen.fill(oval(0, -18, 14, 5), shade(colour.felt, 0.1));
    });
  },
};
