import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { box, oval, type Pen, polygon } from "../../films/drawing/pen.ts";

/** A thing stands on the origin and is 100 wide, unless it says something: then it is as wide as its words. */
export type Thing = (pen: Pen, says: string, hue?: string) => void;

const named: Readonly<Record<string, string>> = {
  sky: colour.sky,
  sun: colour.sun,
  pomegranate: colour.pomegranate,
  steppe: colour.steppe,
  felt: colour.felt,
  wood: colour.wood,
  plum: colour.plum,
  night: colour.dusk,
  white: colour.white,
};

export const hueOf = (name: string | undefined, otherwise: string): string =>
  (name === undefined ? undefined : named[name]) ?? otherwise;

/** Ink on light grounds, white on dark ones. */
function onto(ground: string): string {
  const channel = (at: number) => Number.parseInt(ground.slice(at, at + 2), 16);
  return channel(1) * 0.3 + channel(3) * 0.59 + channel(5) * 0.11 > 150 ? colour.ink : "#ffffff";
}

/** Words over each other, their middle at the origin. */
function words(pen: Pen, says: string, size: number, hue: string): void {
  const lines = says.split("|");
  for (const [i, line] of lines.entries())
    pen.text(line, 0, (i - (lines.length - 1) / 2) * size * 1.06 + size * 0.34, {
      size,
      weight: 750,
      colour: hue,
      align: "center",
    });
}

function extent(pen: Pen, says: string, size: number): { width: number; height: number } {
  const lines = says.split("|");
  const width = Math.max(
    ...lines.map((line) => pen.widthOf(line, { size, weight: 750, colour: "#000" })),
  );
  return { width, height: lines.length * size * 1.06 };
}

/** What somebody says: a bubble whose tail points down to the left, or to the right when flipped. */
const bubble =
  (tail: string): Thing =>
  (pen, says, hue) => {
    const ground = hueOf(hue, "#fffdf8");
    const { width, height } = extent(pen, says, 44);
    const w = width + 52;
    const h = height + 38;
    pen.group({ y: 4, alpha: 0.16 }, () => pen.fill(box(-w / 2, -h / 2, w, h, 30), "#2a2440"));
    pen.fill(box(-w / 2, -h / 2, w, h, 30), ground);
    pen.group({ y: h / 2 }, () => pen.fill(tail, ground));
    words(pen, says, 44, onto(ground));
  };

/** A tile of felt with a letter, a number or a word on it. */
const tile: Thing = (pen, says, hue) => {
  const ground = hueOf(hue, colour.sky);
  const { width } = extent(pen, says, 62);
  const w = Math.max(96, width + 40);
  pen.fill(box(-w / 2, -44, w, 96, 18), shade(ground, 0.28));
  pen.fill(box(-w / 2, -52, w, 96, 18), ground);
  pen.stroke(box(-w / 2 + 7, -45, w - 14, 82, 13), tint(ground, 0.5), 2.4, [7, 6]);
  pen.group({ y: -4 }, () => words(pen, says, 62, onto(ground)));
};

const card: Thing = (pen, says, hue) => {
  const { width, height } = extent(pen, says, 40);
  const w = width + 44;
  const h = height + 34;
  pen.fill(box(-w / 2 + 4, -h / 2 + 6, w, h, 8), "#2a244033");
  pen.fill(box(-w / 2, -h / 2, w, h, 8), hueOf(hue, "#fffdf8"));
  words(pen, says, 40, onto(hueOf(hue, "#fffdf8")));
};

/** A signpost: each line is a board that points left or right in turn. */
const signpost: Thing = (pen, says, hue) => {
  pen.fill(box(-5, -180, 10, 182, 4), colour.woodDeep);
  says.split("|").forEach((line, i) => {
    const ground = [hueOf(hue, colour.sky), colour.pomegranate, colour.steppe][i % 3] ?? colour.sky;
    const w = Math.max(70, pen.widthOf(line, { size: 24, weight: 750, colour: "#000" }) + 30);
    const y = -172 + i * 44;
    pen.group({ y, scaleX: i % 2 ? -1 : 1 }, () =>
      pen.fill(polygon(-w / 2, 0, w / 2, 0, w / 2 + 20, 18, w / 2, 36, -w / 2, 36), ground),
    );
    pen.text(line, 0, y + 26, { size: 24, weight: 750, colour: "#ffffff", align: "center" });
  });
};

/** A clock that shows the time it is told, as "7:30". */
const clock: Thing = (pen, says) => {
  const [hour = 10, minute = 10] = says.split(":").map(Number);
  pen.fill(oval(0, -50, 50), colour.woodDeep);
  pen.fill(oval(0, -50, 44), "#fffdf5");
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    pen.fill(oval(Math.sin(a) * 36, -50 - Math.cos(a) * 36, i % 3 === 0 ? 4 : 2.4), colour.ink);
  }
  const hand = (turn: number, length: number, width: number) =>
    pen.group({ y: -50, turn }, () => pen.stroke(`M0 4V${-length}`, colour.ink, width));
  hand((hour + minute / 60) * 30, 20, 6);
  hand(minute * 6, 31, 4.4);
  pen.fill(oval(0, -50, 5), colour.pomegranate);
};

/** A leaf of a calendar; what it says is its name over a number: "Қаңтар|1". */
const calendar: Thing = (pen, says, hue) => {
  const [name = "", number = ""] = says.split("|");
  pen.fill(box(-48, -100, 100, 100, 10), "#2a244026");
  pen.fill(box(-50, -104, 100, 100, 10), "#fffdf8");
  pen.fill(
    "M-50-72V-94a10 10 0 0 1 10-10H40a10 10 0 0 1 10 10V-72Z",
    hueOf(hue, colour.pomegranate),
  );
  for (const x of [-24, 24]) pen.fill(box(x - 4, -112, 8, 18, 4), colour.ink);
  pen.text(name, 0, -80, { size: 20, weight: 750, colour: "#ffffff", align: "center" });
  pen.text(number, 0, -22, { size: 52, weight: 800, colour: colour.ink, align: "center" });
};

const board: Thing = (pen, says) => {
  const { width, height } = extent(pen, says, 40);
  const w = Math.max(200, width + 60);
  const h = height + 50;
  pen.fill(box(-w / 2 - 9, -h / 2 - 9, w + 18, h + 18, 8), colour.woodDeep);
  pen.fill(box(-w / 2, -h / 2, w, h, 4), "#23584a");
  words(pen, says, 40, "#eef6e8");
};

/** Plain words on the ground, as on a page. */
const letters: Thing = (pen, says, hue) => words(pen, says, 80, hueOf(hue, colour.ink));

const arrow: Thing = (pen, _says, hue) =>
  pen.fill("M-50-30H8V-52L52-14L8 24V2H-50Z", hueOf(hue, colour.sun));

const mark =
  (sign: string): Thing =>
  (pen, _says, hue) => {
    pen.fill(oval(0, -50, 50), hueOf(hue, colour.sun));
    pen.stroke(oval(0, -50, 42), "#ffffff88", 3, [8, 7]);
    pen.text(sign, 0, -26, {
      size: 70,
      weight: 850,
      colour: onto(hueOf(hue, colour.sun)),
      align: "center",
    });
  };

const thought: Thing = (pen, says) => {
  pen.fill(
    "M-90 20C-118 18-118-22-88-24C-92-66-38-78-22-52C2-82 60-66 56-34C92-34 96 14 62 20C40 40-70 40-90 20Z",
    "#fffdf8",
  );
  pen.fill(oval(-62, 52, 12), "#fffdf8");
  pen.fill(oval(-80, 76, 7), "#fffdf8");
  if (says !== "") pen.group({ x: -16, y: -10 }, () => words(pen, says, 40, colour.ink));
};

export const wordsAndSigns: Readonly<Record<string, Thing>> = {
  bubble: bubble("M-40-6L-62 34L-4-6Z"),
  bubbleRight: bubble("M40-6L62 34L4-6Z"),
  tile,
  card,
  signpost,
  clock,
  calendar,
  board,
  letters,
  arrow,
  question: mark("?"),
  exclamation: mark("!"),
  thought,
};
