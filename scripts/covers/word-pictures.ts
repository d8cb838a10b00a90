import type { CoverPerson } from "@tilashar/course/covers";
import { colour, shade, tint } from "../films/drawing/colours.ts";
import { box, oval, type Pen, polygon } from "../films/drawing/pen.ts";
import { tree } from "../films/places/outdoors.ts";
import { drawActor } from "./stage/draw-cover.ts";
import { things } from "./things/all-things.ts";

/** People on a square of 320: the middle of the head, and how large. */
const people =
  (...those: readonly CoverPerson[]) =>
  (pen: Pen): void => {
    pen.clip(box(0, 0, 320, 320, 40), () => {
      for (const one of those) drawActor(pen, one, { place: "felt", people: [...those] });
    });
  };

const thing =
  (name: string, size: number, y = 300, hue?: string) =>
  (pen: Pen): void =>
    pen.group({ x: 160, y, scale: size / 100 }, () => things[name]?.(pen, "", hue));

function sofa(pen: Pen): void {
  pen.group({ x: 160, y: 100, scale: 0.54 }, () => {
    const hue = colour.steppe;
    pen.fill(box(-260, 0, 520, 220, 50), shade(hue, 0.12));
    pen.fill(box(-236, 22, 472, 160, 36), hue);
    pen.fill(box(-290, 80, 90, 170, 36), shade(hue, 0.2));
    pen.fill(box(200, 80, 90, 170, 36), shade(hue, 0.2));
    pen.fill(box(-226, 150, 452, 96, 26), tint(hue, 0.12));
    pen.fill(box(-200, 244, 40, 34, 8), colour.woodDeep);
    pen.fill(box(160, 244, 40, 34, 8), colour.woodDeep);
  });
}

/** A wall with a picture and a lamp, a sofa and a carpet: the room, not one thing in it. */
function livingRoom(pen: Pen): void {
  pen.clip(box(4, 20, 312, 280, 30), () => {
    pen.fill("M0 0H320V320H0Z", "#f3ddba");
    pen.fill("M0 232H320V320H0Z", "#b98357");
    pen.group({ x: 250, y: 232, scale: 0.62 }, () => things.lamp?.(pen, ""));
    pen.group({ x: 66, y: 130, scale: 0.62 }, () => things.window?.(pen, ""));
    pen.group({ x: 10, y: 100, scale: 0.72 }, () => sofa(pen));
    pen.fill(oval(150, 290, 130, 18), colour.pomegranate);
  });
}

function furniture(pen: Pen): void {
  pen.stroke("M40 160V290M40 210H116M116 210V290", colour.woodDeep, 16);
  pen.fill(box(32, 90, 18, 130, 8), colour.wood);
  pen.fill(box(32, 196, 96, 22, 8), colour.woodLight);
  pen.stroke("M172 180V290M284 180V290", colour.woodDeep, 16);
  pen.fill(box(146, 150, 164, 28, 10), colour.woodLight);
  pen.fill(box(146, 170, 164, 10, 4), colour.wood);
}

function bedroom(pen: Pen): void {
  pen.clip(box(4, 20, 312, 280, 30), () => {
    pen.fill("M0 0H320V320H0Z", "#cfd8e8");
    pen.fill("M0 240H320V320H0Z", "#a98a6a");
    pen.group({ x: 90, y: 150, scale: 0.9 }, () => things.window?.(pen, "", "night"));
    pen.group({ x: 185, y: 290, scale: 2.3 }, () => things.bed?.(pen, ""));
  });
}

function summer(pen: Pen): void {
  pen.fill(oval(240, 84, 44), colour.sun);
  for (let i = 0; i < 12; i++)
    pen.group({ x: 240, y: 84, turn: i * 30 }, () => pen.stroke("M0-58V-74", colour.sun, 9));
  pen.fill("M0 276Q160 230 320 276V300Q160 320 0 300Z", colour.steppeLight);
  tree(pen, 118, 284, 0.9, "#5d9a4f");
}

/** Brown all over, its nape golden: no bird of other flags. */
function goldenEagle(pen: Pen): void {
  const brown = "#6b4528";
  pen.fill(
    "M150 170C120 110 70 60 10 52C34 74 30 84 22 92C40 96 40 108 34 116C54 120 54 132 50 140C76 150 96 190 140 206Z",
    shade(brown, 0.1),
  );
  pen.fill(
    "M166 168C196 104 246 50 312 46C286 68 292 78 300 86C282 92 284 102 290 112C270 116 270 128 274 136C244 148 226 190 180 206Z",
    brown,
  );
  pen.fill(
    "M128 150C128 116 146 96 162 96C184 96 194 116 194 150C198 200 184 242 160 256C138 242 124 200 128 150Z",
    brown,
  );
  pen.fill("M132 250L118 300L142 286L160 306L178 286L202 300L190 250Z", shade(brown, 0.2));
  pen.fill(
    "M134 116C134 84 148 66 164 66C184 66 196 84 194 114C186 132 144 134 134 116Z",
    "#c98f3c",
  );
  pen.fill("M140 104C140 80 150 70 164 70C180 70 188 82 188 100C176 112 152 114 140 104Z", brown);
  pen.fill(polygon(182, 92, 214, 104, 204, 120, 184, 110), "#f2b92e");
  pen.fill("M202 108L214 104L208 126Z", "#3a2a1e");
  pen.fill(oval(174, 94, 7), "#ffe9a8");
  pen.fill(oval(175, 94, 4), "#20160f");
  pen.stroke("M148 254l-8 22M172 254l8 22", "#f2b92e", 9);
}

function money(pen: Pen): void {
  pen.group({ x: 160, y: 220, scale: 2.6, turn: -8 }, () => things.tenge?.(pen, "₸"));
  pen.group({ x: 150, y: 300, scale: 1.9 }, () => things.coins?.(pen, ""));
}

/**
 * Pictures of words for which the emoji set has none that is right: an ear is no listening, folded hands are no
 * thanks here, and the set's eagle and guard are of other countries. Each is drawn on a square of 320.
 */
export const wordPictures: Readonly<Record<string, (pen: Pen) => void>> = {
  "hand-on-heart": people({
    who: "206.dana",
    x: 160,
    y: 130,
    size: 1.35,
    does: "glad,heart",
    looks: 0.1,
  }),
  "mother-and-child": people(
    { who: "7.zhanar", x: 128, y: 106, size: 1.25, does: "glad", looks: 0.4 },
    { who: "2.aruzhan", x: 222, y: 206, size: 1.2, does: "laugh", looks: -0.4 },
  ),
  "father-and-child": people(
    { who: "4.timur", x: 128, y: 100, size: 1.2, does: "glad", looks: 0.4 },
    { who: "6.ali", x: 226, y: 208, size: 1.2, does: "laugh", looks: -0.4 },
  ),
  grandmother: people({
    who: "1.grandmother",
    x: 160,
    y: 136,
    size: 1.35,
    does: "glad",
    looks: 0.1,
  }),
  grandfather: people({
    who: "passer.grandfather",
    x: 160,
    y: 118,
    size: 1.5,
    does: "glad",
    looks: -0.1,
  }),
  "two-friends": people(
    { who: "6.asan", x: 96, y: 124, size: 1.3, does: "laugh" },
    { who: "206.arman", x: 226, y: 124, size: 1.3, does: "laugh" },
  ),
  "listening-girl": people({
    who: "203.assel",
    x: 166,
    y: 130,
    size: 1.55,
    does: "lookup,calm",
    looks: -0.5,
    right: { out: 0.1, down: -0.36, shape: "open" },
  }),
  "dombra-player": people({
    who: "203.assel",
    x: 122,
    y: 100,
    size: 1.05,
    does: "glad,dombra",
    looks: 0.3,
  }),
  "guard-on-duty": people({
    who: "passer.police",
    x: 160,
    y: 124,
    size: 1.5,
    does: "calm",
    looks: 0,
  }),
  "golden-eagle": goldenEagle,
  tap: thing("tap", 230, 300),
  sofa,
  "living-room": livingRoom,
  furniture,
  "bed-room": bedroom,
  "summer-tree": summer,
  "tenge-money": money,
};
