import { chance } from "../../films/drawing/chance.ts";
import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { hornBand, hornCross } from "../../films/drawing/ornament.ts";
import { box, oval, polygon } from "../../films/drawing/pen.ts";
import { drawBarys } from "../../films/film/barys.ts";
import { drawHeld } from "../../films/people/held.ts";
import { books, plant } from "../../films/places/furnishings.ts";
import { cloud, flower, tree } from "../../films/places/outdoors.ts";
import { birch, pine } from "../places/outdoor-backdrops.ts";
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

/** A family tree of three generations, seen as felt rounds. */
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

const medal: Thing = (pen) => {
  pen.fill("M-30-110H-8L8-60L-8-50ZM30-110H8L-8-60L8-50Z", colour.sky);
  pen.fill(oval(0, -36, 36), colour.sun);
  pen.stroke(oval(0, -36, 28), "#fff3c9", 4);
  pen.text("1", 0, -20, { size: 46, weight: 850, colour: "#8a5a00", align: "center" });
};

const puddle: Thing = (pen) => pen.fill(oval(0, -6, 50, 12), "#8fc6da");

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
  door,
  dastarkhan,
  samovar,
  window,
  lamp,
  bed,
  umbrella,
  mirror,
  map,
  flag,
  fence,
  carpet,
  quilts,
  bookStack,
  shelf,
  tap,
  medal,
  puddle,
  cauldron,
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
