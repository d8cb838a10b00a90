import { mix, shade, tint } from "../drawing/colours.ts";
import { oval, type Pen } from "../drawing/pen.ts";
import type { Design, Hair } from "./design.ts";

/** What hangs behind the neck and the ears. `turn` as of the face. */
export function drawHairBehind(pen: Pen, design: Design, turn: number): void {
  const { hair, hairColour } = design;
  const dark = shade(hairColour, 0.25);
  const back = -turn * 7;
  pen.group({ x: back }, () => {
    if (hair === "long") {
      pen.fill(
        "M-54-10C-60-58-30-76 0-76C30-76 60-58 54-10C56 30 66 66 58 104C36 116-36 116-58 104C-66 66-56 30-54-10Z",
        dark,
      );
    } else if (hair === "bob") {
      pen.fill(
        "M-56-8C-60-58-30-76 0-76C30-76 60-58 56-8C58 20 62 38 56 52C34 64-34 64-56 52C-62 38-58 20-56-8Z",
        dark,
      );
    } else if (hair === "bun") {
      pen.fill(oval(-turn * 12, -72, 25, 23), hairColour);
      pen.stroke(
        `M${-turn * 12 - 14}-78q14-12 28 0M${-turn * 12 - 8}-66q10 6 18 0`,
        shade(hairColour, 0.3),
        3,
      );
      pen.fill(
        "M-52-4C-58-56-30-72 0-72C30-72 58-56 52-4C48 26 30 40 0 40C-30 40-48 26-52-4Z",
        dark,
      );
    } else if (hair === "ponytail") {
      const x = -turn * 26 + (turn === 0 ? 30 : 0);
      pen.fill(
        `M${x}-62C${x + 52 * tailSide(turn)}-70 ${x + 62 * tailSide(turn)}-6 ${x + 40 * tailSide(turn)} 40C${x + 36 * tailSide(turn)} 10 ${x + 18 * tailSide(turn)}-22 ${x}-40Z`,
        hairColour,
      );
    } else if (hair === "pigtails") {
      for (const side of [-1, 1]) {
        pen.fill(
          `M${side * 44}-30C${side * 82}-52 ${side * 92} 6 ${side * 66} 34C${side * 60} 10 ${side * 54}-4 ${side * 42}-10Z`,
          hairColour,
        );
        pen.fill(oval(side * 48, -20, 8), "#c2413b");
      }
      pen.fill(oval(0, -10, 52, 54), dark);
    } else if (hair === "braids") {
      pen.fill(oval(0, -8, 53, 54), dark);
    } else if (hair === "curls") {
      for (const [x, y, r] of curls) pen.fill(oval(x, y + 3, r + 3), dark);
    } else if (hair !== "none" && hair !== "thin") {
      pen.fill("M-50 6C-58-54-32-72 0-72C32-72 58-54 50 6C42 22-42 22-50 6Z", dark);
    }
  });
}

const tailSide = (turn: number) => (turn > 0 ? -1 : 1);

const curls = [
  [-44, -34, 17],
  [-30, -58, 18],
  [-4, -68, 19],
  [24, -61, 18],
  [43, -38, 17],
  [-50, -12, 13],
  [50, -14, 13],
] as const;

const fringes: Record<Exclude<Hair, "none" | "curls">, string> = {
  crop: "M-50 0C-60-52-34-74 2-74C38-74 60-50 50 0C48-14 46-22 40-30C22-26-16-26-36-36C-44-26-48-14-50 0Z",
  side: "M-51 4C-62-50-38-76 4-76C44-76 60-46 51 4C49-14 46-24 38-32C14-30-8-38-22-48C-30-34-46-24-51 4Z",
  long: "M-53 20C-64-50-34-76 0-76C34-76 64-50 53 20C52-10 40-34 10-50C-8-36-46-28-53 20Z",
  bob: "M-55 30C-66-50-34-77 0-77C34-77 66-50 55 30C54-2 50-18 44-28C20-24-22-24-44-28C-50-18-54-2-55 30Z",
  bun: "M-51 0C-60-54-32-74 0-74C32-74 60-54 51 0C48-22 34-40 4-46C-30-42-47-24-51 0Z",
  braids: "M-51 4C-60-54-32-74 0-74C32-74 60-54 51 4C48-22 36-40 0-52C-36-40-48-22-51 4Z",
  pigtails:
    "M-51 2C-60-52-32-74 0-74C32-74 60-52 51 2C47-16 42-24 36-30C14-24-14-24-36-30C-42-24-47-16-51 2Z",
  ponytail: "M-51 0C-60-54-32-74 0-74C32-74 60-54 51 0C48-22 34-40-8-48C-30-38-47-24-51 0Z",
  thin: "M-51 4C-56-22-54-36-46-44C-46-28-46-20-47-10ZM51 4C56-22 54-36 46-44C46-28 46-20 47-10Z",
};

/** What lies over the brow. */
export function drawHairBefore(pen: Pen, design: Design, turn: number): void {
  const { hair, hairColour } = design;
  if (hair === "none") return;
  const light = mix(hairColour, "#ffe9cf", 0.22);
  pen.group({ x: turn * 4 }, () => {
    if (hair === "curls") {
      for (const [x, y, r] of curls) {
        pen.fill(oval(x, y, r), hairColour);
        pen.stroke(
          `M${x - r * 0.5} ${y - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.8}-${r * 0.3}`,
          light,
          2.5,
        );
      }
      return;
    }
    pen.fill(fringes[hair], hairColour);
    if (hair !== "thin") pen.stroke("M-34-52C-24-62-8-66 8-66", light, 4);
  });
}

/** Braids lie over the shoulders: drawn after the clothes. Origin in the head's middle. */
export function drawBraids(pen: Pen, design: Design, turn: number): void {
  const { hairColour } = design;
  for (const side of [-1, 1]) {
    const x0 = side * 44 - turn * 4;
    for (let i = 0; i < 6; i++) {
      const x = x0 + side * Math.min(i, 2) * 2.4 - (i % 2 === 0 ? 3 : -3);
      const y = 26 + i * 17;
      pen.fill(oval(x, y, 12 - i * 0.5, 12.5), i % 2 === 0 ? hairColour : tint(hairColour, 0.1));
      pen.stroke(`M${x - 6} ${y + 4}q6 5 12 0`, shade(hairColour, 0.35), 2);
    }
    const tie = 26 + 6 * 17;
    pen.fill(oval(x0 + side * 5, tie - 4, 9, 7), "#c2413b");
    pen.fill(`M${x0 + side * 5 - 8} ${tie}q8 26 8 26q8-12 8-26Z`, hairColour);
  }
}
