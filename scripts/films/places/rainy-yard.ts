import { colour, shade } from "../drawing/colours.ts";
import { oval, type Pen } from "../drawing/pen.ts";
import { rain } from "./outdoors.ts";
import type { Place } from "./place.ts";
import { yard } from "./yard.ts";

/** The line during which the first drops fall. */
const rainFrom = 8;

/** The yard on a birthday in spring: it begins to rain, and nobody goes in. */
export const rainyYard: Place = {
  back(pen) {
    yard.back(pen);
    balloon(pen, 590, 250, colour.pomegranate);
    balloon(pen, 690, 250, colour.sky);
    balloon(pen, 640, 216, colour.sun);
  },
  before(pen, time, happened) {
    if (happened < rainFrom) return;
    rain(pen, time);
  },
};

/** Tied to the bench below. */
function balloon(pen: Pen, x: number, y: number, hue: string): void {
  pen.stroke(`M${x} ${y + 48}Q${x + 12} ${y + 110} 640 430`, colour.felt, 3);
  pen.fill(oval(x, y, 38, 47), hue);
  pen.fill(`M${x} ${y + 44}l-8 14h16Z`, shade(hue, 0.2));
  pen.fill(oval(x - 13, y - 16, 8, 12), "#ffffff66");
}
