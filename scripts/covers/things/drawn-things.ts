import { chance } from "../../films/drawing/chance.ts";
import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { hornBand, hornCross } from "../../films/drawing/ornament.ts";
import { box, oval, polygon } from "../../films/drawing/pen.ts";
import { drawBarys } from "../../films/film/barys.ts";
import { drawHeld } from "../../films/people/held.ts";
import { plant } from "../../films/places/furnishings.ts";
import { cloud, flower, tree } from "../../films/places/outdoors.ts";
import { birch, pine } from "../places/landforms.ts";
import { hueOf, type Thing } from "./words-and-signs.ts";

const held =
  (name: string, scale: number, y: number): Thing =>
  (pen) =>
    pen.group({ y }, () => drawHeld(pen, name, 0, 0, 1, scale));

const yurt: Thing = (pen) => {
  pen.fill("M-50 0V-34H50V0Z", "#f7efe0");
  pen.fill("M20 0V-34H50V0Z", "#e6d9c2");
  pen.fill("M-55-33C-44-62-18-78-10-80H10C18-78 44-62 55-33Z", "#fbf6ea");
  pen.fill("M8-80C18-78 44-62 55-33H24C22-54 16-70 8-80Z", "#eadfca");
  pen.fill("M-16-80Q0-90 16-80L12-74H-12Z", colour.woodDeep);
  pen.stroke("M-40-36Q-26-66-8-78M40-36Q26-66 8-78", colour.pomegranate, 2.6);
  hornBand(
    pen,
    { x: -52, y: -36, width: 104, height: 10 },
    { ground: colour.pomegranateDeep, horn: colour.sunSoft, line: colour.sun },
  );
  pen.fill(box(-11, -27, 22, 27, 1), colour.woodDeep);
  pen.fill(box(-9, -25, 8.4, 25), colour.sky);
  pen.fill(box(0.6, -25, 8.4, 25), colour.sky);
};

const house: Thing = (pen, _says, hue) => {
  const wall = hueOf(hue, "#fbf3e2");
  pen.fill(box(-42, -62, 84, 62), wall);
  pen.fill(box(12, -62, 30, 62), shade(wall, 0.08));
  pen.fill(polygon(-54, -60, 0, -100, 54, -60), colour.pomegranate);
  pen.fill(polygon(0, -100, 54, -60, 12, -60), colour.pomegranateDeep);
  pen.fill(box(-32, -48, 26, 24, 2), colour.sky);
  pen.stroke("M-19-48v24M-32-36h26", "#ffffff", 2.6);
  pen.fill(box(8, -42, 22, 42, 2), colour.woodDeep);
  pen.fill(oval(25, -20, 2), colour.sun);
};

/** A sheet map with a road and a flag on it. */
const map: Thing = (pen) => {
  for (const [i, hue] of ["#d8e9d3", "#fbe7ae", "#d3e8ee"].entries()) {
    const x = -50 + i * 33.4;
    const dy = i % 2 ? -6 : 0;
    pen.fill(polygon(x, -70 + dy, x + 33.4, -70 - 6 - dy, x + 33.4, -6 - dy, x, dy), hue);
  }
  pen.stroke("M-42-12C-20-30-30-50-6-46S20-26 38-58", colour.pomegranate, 4, [6, 6]);
  pen.stroke("M38-58v-22", colour.ink, 3);
  pen.fill("M38-82l20 7-20 8Z", colour.pomegranate);
  pen.fill(oval(-42, -12, 5), colour.sky);
};

const flag: Thing = (pen) => {
  pen.fill(box(-52, -100, 5, 100, 2), colour.woodDeep);
  pen.fill("M-46-98C-20-108 10-86 48-96V-44C10-34-20-56-46-46Z", "#00a1bd");
  pen.group({ x: 4, y: -74 }, () => {
    for (let i = 0; i < 16; i++)
      pen.group({ turn: i * 22.5 }, () =>
        pen.fill(polygon(-1.6, -10, 1.6, -10, 0, -15), "#ffd23f"),
      );
    pen.fill(oval(0, 0, 9), "#ffd23f");
    pen.fill("M-20 12Q-8 22 0 17Q8 22 20 12Q8 16 0 12Q-8 16-20 12Z", "#ffd23f");
  });
  for (let y = -92; y < -52; y += 9)
    pen.fill(polygon(-42, y, -39, y + 4, -42, y + 8, -45, y + 4), "#ffd23f");
};

const fence: Thing = (pen) => {
  for (let x = -50; x <= 50; x += 20) pen.fill(box(x - 5, -44, 10, 44, 4), "#c79662");
  pen.fill(box(-56, -34, 112, 6, 2), "#b07f4d");
  pen.fill(box(-56, -16, 112, 6, 2), "#b07f4d");
};

const medal: Thing = (pen) => {
  pen.fill("M-30-110H-8L8-60L-8-50ZM30-110H8L-8-60L8-50Z", colour.sky);
  pen.fill(oval(0, -36, 36), colour.sun);
  pen.stroke(oval(0, -36, 28), "#fff3c9", 4);
  pen.text("1", 0, -20, { size: 46, weight: 850, colour: "#8a5a00", align: "center" });
};

const puddle: Thing = (pen) => pen.fill(oval(0, -6, 50, 12), "#8fc6da");

const piggy: Thing = (pen) => {
  const next = chance(3);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 4 - i; j++) {
      const x = -44 + i * 40 + next() * 4;
      pen.fill(oval(x, -7 - j * 10, 20, 7), "#c58f00");
      pen.fill(oval(x, -10 - j * 10, 20, 7), colour.sun);
    }
};

/** A note of paper money in tenge. */
const tenge: Thing = (pen, says) => {
  pen.fill(box(-50, -54, 100, 54, 5), "#8fc1a2");
  pen.stroke(box(-45, -49, 90, 44, 3), "#ffffffaa", 2.4);
  pen.fill(oval(-22, -27, 15), "#d3e9d9");
  hornCross(pen, -22, -27, 0.085, colour.steppe, 20);
  pen.text(says === "" ? "₸" : says, 20, -17, {
    size: 28,
    weight: 800,
    colour: colour.steppeDeep,
    align: "center",
  });
};

/** The ring at the top of a yurt, as on the coat of arms. */
const shanyrak: Thing = (pen) => {
  pen.stroke(oval(0, -50, 46), colour.woodDeep, 10);
  pen.stroke(oval(0, -50, 46), colour.wood, 4);
  pen.clip(oval(0, -50, 44), () => {
    for (const d of [-14, 0, 14]) {
      pen.stroke(`M${d - 12}-104Q${d * 1.6}-50 ${d - 12} 4`, colour.woodDeep, 5);
      pen.stroke(`M-56 ${-50 + d}Q0 ${-50 + d * 1.7} 56 ${-50 + d}`, colour.woodDeep, 5);
    }
  });
};

const stairs: Thing = (pen, _says, hue) => {
  const ground = hueOf(hue, colour.sky);
  for (let i = 0; i < 4; i++)
    pen.fill(box(-50 + i * 25, -25 * (i + 1), 25, 25 * (i + 1), 2), tint(ground, 0.45 - i * 0.13));
};

const knob: Thing = (pen, _says, hue) => {
  pen.fill(oval(0, -50, 50), shade(hueOf(hue, colour.sky), 0.2));
  pen.fill(oval(0, -54, 48), hueOf(hue, colour.sky));
  pen.stroke("M-26-68Q-18-90 4-92", "#ffffff88", 7);
};

/** A box of one colour with a smaller one of another beside it, for what is compared. */
const box3: Thing = (pen, _says, hue) => {
  const ground = hueOf(hue, colour.woodLight);
  pen.fill(box(-50, -86, 100, 86, 6), ground);
  pen.fill(box(-50, -86, 100, 22, 6), tint(ground, 0.3));
  pen.fill(box(-9, -86, 18, 86), shade(ground, 0.16));
};

export const drawnThings: Readonly<Record<string, Thing>> = {
  yurt,
  house,
  map,
  flag,
  fence,
  medal,
  puddle,
  coins: piggy,
  tenge,
  shanyrak,
  stairs,
  ball: knob,
  box: box3,
  barys: (pen) => pen.group({ y: -62, scale: 0.42 }, () => drawBarys(pen, 1)),
  bowl: held("bowl", 1.9, -42),
  apple: held("apple", 2.4, -44),
  yellowApple: held("yellowApple", 2.4, -44),
  greenApple: held("greenApple", 2.4, -44),
  phone: held("phone", 3, -36),
  bag: held("bag", 1.2, -112),
  suitcase: held("suitcase", 1.25, -82),
  tickets: held("tickets", 2, 4),
  paper: held("paper", 1.8, -25),
  notebook: held("notebook", 1.9, -16),
  book: held("book", 1.8, -20),
  openBook: held("openBook", 1.05, -20),
  jug: held("jug", 1.5, -62),
  dombra: held("dombra", 1, -60),
  football: held("ball", 2, -48),
  plant: (pen, _says, hue) => plant(pen, 0, 0, 0.9, hueOf(hue, colour.pomegranate)),
  tree: (pen) => tree(pen, 0, 0, 0.5, "#6fa05c"),
  blossomTree: (pen) => tree(pen, 0, 0, 0.5, "#9cc48a", "#f6c3cc"),
  autumnTree: (pen) => tree(pen, 0, 0, 0.5, "#d98f3a"),
  /** A rail for clothes. */
  rail: (pen) => {
    pen.stroke("M-92 0V-136M92 0V-136M-92-136H92", colour.woodDeep, 5);
    pen.stroke("M-106 0H-78M78 0H106", colour.woodDeep, 6);
    for (const x of [-56, 4, 60])
      pen.stroke(`M${x - 14}-118L${x}-128L${x + 14}-118M${x}-128v-8`, colour.ink, 2.4);
  },
  snowyTree: (pen) => {
    pen.fill("M-7 0C-4-40-5-60-10-84H8C5-60 5-40 8 0Z", colour.woodDeep);
    for (const bough of [
      "M-2-40L-34-78M-2-50L30-88M0-66L-22-112M0-66L22-118M-20-62L-40-66M18-74L40-80",
    ]) {
      pen.stroke(bough, colour.woodDeep, 6);
      pen.group({ y: -4 }, () => pen.stroke(bough, "#fdfdfb", 3));
    }
    pen.fill(oval(0, 0, 30, 5), "#fdfdfb");
  },
  birch: (pen) => pen.group({ scale: 0.3 }, () => birch(pen, 0, 0)),
  pine: (pen) => pine(pen, 0, 0, 0.7),
  cloudShape: (pen) => cloud(pen, 0, -20, 0.5, "#ffffff"),
  blossom: (pen, _says, hue) => flower(pen, 0, -50, 34, hueOf(hue, colour.pomegranate)),
};
