import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { hornBand, hornCross } from "../../films/drawing/ornament.ts";
import { box, oval } from "../../films/drawing/pen.ts";
import { drawHeld } from "../../films/people/held.ts";
import { books } from "../../films/places/furnishings.ts";
import { hueOf, type Thing } from "./words-and-signs.ts";

const door: Thing = (pen, _says, hue) => {
  pen.fill(box(-50, -190, 100, 190, 6), colour.woodDeep);
  pen.fill(box(-41, -181, 82, 181, 3), hueOf(hue, colour.sky));
  for (const y of [-168, -82]) pen.stroke(box(-30, y, 60, 70, 4), "#ffffff66", 4);
  pen.fill(oval(30, -92, 6), colour.sun);
};

/** A low round table with tea, fried dough and sweets. */
const dastarkhan: Thing = (pen) => {
  pen.fill(oval(0, -6, 50, 15), colour.woodDeep);
  pen.fill(oval(0, -9, 50, 15), "#fbf3e2");
  pen.stroke(oval(0, -9, 46, 12.6), colour.pomegranate, 1, [3, 2.4]);
  for (const [x, y] of [
    [-32, -9],
    [32, -8],
    [-15, -3],
    [17, -2],
  ] as const)
    pen.group({ x, y, scale: 0.2 }, () => drawHeld(pen, "bowl", 0, 0, 1, 1));
  pen.fill(oval(0, -11, 13, 4), colour.sky);
  for (const [x, y] of [
    [-6, -14],
    [0, -15],
    [6, -14],
    [-3, -18],
    [3, -18],
  ] as const)
    pen.fill(oval(x, y, 4, 3.4), "#d99a3f");
};

const samovar: Thing = (pen) => {
  const brass = "#d9a23c";
  pen.fill("M-26 0H26L16-26H-16Z", shade(brass, 0.25));
  pen.fill("M-46-104C-52-58-36-26 0-24C36-26 52-58 46-104Z", brass);
  pen.fill("M14-104C20-58 12-26 0-24C36-26 52-58 46-104Z", shade(brass, 0.18));
  pen.fill(box(-51, -116, 102, 14, 7), shade(brass, 0.12));
  pen.fill("M-18-116C-16-142 16-142 18-116Z", brass);
  pen.stroke("M-48-88C-74-92-72-62-48-64M42-52h28v12", shade(brass, 0.25), 7);
  pen.stroke("M-30-92C-32-68-28-52-20-42", "#fbe3a2", 6);
};

const window: Thing = (pen, _says, hue) => {
  pen.fill(box(-50, -120, 100, 120, 6), colour.felt);
  pen.fill(box(-42, -112, 84, 104, 3), hueOf(hue, "#9bd0e2"));
  pen.fill(oval(18, -84, 12), colour.sun);
  pen.fill("M-42-30Q-10-66 20-34T42-40V-8H-42Z", colour.steppe);
  pen.stroke("M0-112V-8M-42-62H42", colour.felt, 6);
  pen.fill(box(-58, -6, 116, 10, 4), tint(colour.wood, 0.2));
};

const lamp: Thing = (pen) => {
  pen.softOval(0, -84, 80, 70, "#ffdf8a", 0.6);
  pen.stroke("M0-4V-70", colour.ink, 5);
  pen.fill(oval(0, -4, 26, 6), colour.ink);
  pen.fill("M-22-112H22L40-66H-40Z", colour.sun);
};

const bed: Thing = (pen, _says, hue) => {
  const blanket = hueOf(hue, colour.sky);
  pen.fill(box(-50, -46, 8, 46, 3), colour.woodDeep);
  pen.fill(box(44, -34, 8, 34, 3), colour.woodDeep);
  pen.fill(box(-46, -26, 94, 18, 4), "#f7f1e4");
  pen.fill(box(-42, -36, 28, 14, 7), colour.felt);
  pen.fill(box(-18, -34, 64, 26, 8), blanket);
  pen.fill(box(-18, -34, 14, 26, 6), tint(blanket, 0.4));
};

const umbrella: Thing = (pen, _says, hue) => {
  const cloth = hueOf(hue, colour.pomegranate);
  pen.stroke("M0-66V-10Q0 4-10 2", colour.woodDeep, 4);
  pen.fill("M-52-62C-46-112 46-112 52-62Q40-74 26-62Q13-74 0-62Q-13-74-26-62Q-40-74-52-62Z", cloth);
  pen.fill("M-16-64C-14-92-6-100 0-101C6-100 14-92 16-64Q8-70 0-62Q-8-70-16-64Z", tint(cloth, 0.3));
};

const mirror: Thing = (pen) => {
  pen.fill(oval(0, -66, 46, 62), "#c9a24b");
  pen.fill(oval(0, -66, 38, 54), "#cfe6ec");
  pen.stroke("M-18-56L8-98M-6-46L20-86", "#ffffffcc", 6);
  pen.fill(box(-20, -8, 40, 9, 4), "#c9a24b");
};

/** A felt carpet hung up. */
const carpet: Thing = (pen, _says, hue) => {
  const ground = hueOf(hue, colour.pomegranate);
  pen.fill(box(-70, -100, 140, 100, 4), shade(ground, 0.3));
  pen.fill(box(-64, -94, 128, 88, 3), ground);
  for (const x of [-32, 32]) hornCross(pen, x, -50, 0.19, colour.sunSoft, 18);
  for (let x = -68; x <= 68; x += 8) pen.stroke(`M${x} 0v7`, colour.felt, 2.4);
};

/** A chest of quilts as it stands at the back of a house. */
const quilts: Thing = (pen) => {
  const hues = [colour.pomegranate, colour.sun, colour.sky, colour.plum, colour.steppe];
  pen.fill(box(-50, -34, 100, 34, 4), colour.woodDeep);
  hornBand(
    pen,
    { x: -46, y: -28, width: 92, height: 20 },
    { ground: colour.wood, horn: colour.sunSoft, line: colour.sun },
  );
  hues.forEach((hue, i) => {
    pen.fill(box(-46, -48 - i * 14, 92, 14, 6), hue);
    pen.stroke(`M-38 ${-41 - i * 14}h76`, tint(hue, 0.4), 2, [5, 4]);
  });
};

const bookStack: Thing = (pen) => {
  const hues = [colour.pomegranate, colour.sky, colour.sun, colour.steppe];
  hues.forEach((hue, i) => {
    const x = -50 + (i % 2) * 7;
    pen.fill(box(x, -20 - i * 20, 92 - (i % 3) * 8, 20, 3), hue);
    pen.fill(box(x + 6, -16 - i * 20, 92 - (i % 3) * 8 - 6, 12, 2), colour.felt);
    pen.fill(box(x, -20 - i * 20, 14, 20, 3), shade(hue, 0.2));
  });
};

const shelf: Thing = (pen) => {
  pen.fill(box(-52, -140, 104, 140, 4), colour.woodDeep);
  for (let row = 0; row < 3; row++) {
    pen.fill(box(-46, -134 + row * 45, 92, 40, 2), shade(colour.woodDeep, 0.3));
    books(pen, -44, -96 + row * 45, 86, 32, row + 3);
  }
};

/** Water in its vessel, a stream of it falling from a tap. */
const tap: Thing = (pen) => {
  pen.fill("M-40-96H10C36-96 44-84 44-62H22C22-74 16-76 4-76H-40Z", "#a9b9c2");
  pen.fill(box(-22, -116, 12, 24, 3), "#8fa1ab");
  pen.fill(box(-36, -122, 40, 10, 5), "#8fa1ab");
  pen.fill("M24-58H42L46 0H20Z", "#7cc6dd");
};

/** A cauldron over a fire. */
const cauldron: Thing = (pen) => {
  for (const [x, h] of [
    [-26, 30],
    [-8, 40],
    [12, 34],
    [28, 26],
  ] as const) {
    pen.fill(
      `M${x - 13} 0C${x - 18} ${-h * 0.6} ${x - 2} ${-h * 0.7} ${x} ${-h}C${x + 6} ${-h * 0.6} ${x + 18} ${-h * 0.5} ${x + 13} 0Z`,
      "#e8742c",
    );
    pen.fill(
      `M${x - 6} 0C${x - 8} ${-h * 0.4} ${x} ${-h * 0.5} ${x} ${-h * 0.6}C${x + 4} ${-h * 0.4} ${x + 8} ${-h * 0.3} ${x + 6} 0Z`,
      colour.sun,
    );
  }
  pen.fill("M-50-70H50C52-34 28-12 0-12C-28-12-52-34-50-70Z", "#30343f");
  pen.fill(oval(0, -70, 52, 12), "#444a58");
  pen.fill(oval(0, -70, 45, 9), "#f2dfb2");
  pen.stroke("M-54-58q-12 6-4 18M54-58q12 6 4 18", "#30343f", 6);
};

/** What stands and hangs in a home. */
export const householdThings: Readonly<Record<string, Thing>> = {
  door,
  dastarkhan,
  samovar,
  window,
  lamp,
  bed,
  umbrella,
  mirror,
  carpet,
  quilts,
  bookStack,
  shelf,
  tap,
  cauldron,
};
