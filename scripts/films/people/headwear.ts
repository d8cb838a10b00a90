import { colour, shade, tint } from "../drawing/colours.ts";
import { horns } from "../drawing/ornament.ts";
import { oval, type Pen, polygon, withAlpha } from "../drawing/pen.ts";
import type { Design } from "./design.ts";

/** Drawn over hair and face; origin in the head's middle. */
export function drawHeadwear(pen: Pen, design: Design, turn: number): void {
  const hue = design.headwearColour ?? colour.sky;
  const by = { x: turn * 4 };
  switch (design.headwear) {
    case "kimeshek":
      pen.group({ x: turn * 3 }, () => kimeshek(pen, turn));
      break;
    case "scarf":
      pen.group({ x: turn * 3 }, () => scarf(pen, hue, turn));
      break;
    case "takiya":
      pen.group(by, () => takiya(pen, hue));
      break;
    case "kalpak":
      pen.group(by, () => kalpak(pen));
      break;
    case "cap":
      pen.group(by, () => {
        pen.fill("M-53-26C-56-62-32-80 0-80C32-80 56-62 53-26C30-36-30-36-53-26Z", hue);
        pen.fill(
          `M${-46 + turn * 26}-30C-20-44 40-44 ${46 + turn * 26}-30C${40 + turn * 26}-20 ${-36 + turn * 26}-20 ${-46 + turn * 26}-30Z`,
          shade(hue, 0.25),
        );
      });
      break;
    case "beanie":
      pen.group(by, () => {
        pen.fill("M-52-24C-58-66-32-86 0-86C32-86 58-66 52-24Z", hue);
        pen.fill("M-56-40C-30-52 30-52 56-40L54-16C30-28-30-28-54-16Z", tint(hue, 0.35));
        for (let x = -44; x <= 44; x += 11)
          pen.stroke(`M${x} ${-42 - Math.cos(x / 30) * 5}l0 18`, withAlpha(hue, 0.6), 2.4);
        pen.fill(oval(0, -90, 14), tint(hue, 0.5));
      });
      break;
    case "sunHat":
      pen.group(by, () => {
        pen.fill("M-82-26C-50-52 50-52 82-26C50-12-50-12-82-26Z", shade(hue, 0.12));
        pen.fill("M-44-34C-44-76-26-84 0-84C26-84 44-76 44-34C20-26-20-26-44-34Z", hue);
        pen.fill("M-45-44C-20-36 20-36 45-44L44-32C20-24-20-24-44-32Z", colour.pomegranate);
      });
      break;
    default:
  }
}

/** The white headdress of grandmothers: a cloth about the face and breast, a wound turban above. */
function kimeshek(pen: Pen, turn: number): void {
  const cloth = "#fdfaf3";
  const fold = "#ddd3c6";
  const hole = `M${-37 + turn * 3}-8C-40-40-24-46 ${turn * 4}-46C24-46 40-40 ${37 + turn * 3}-8C37 22 26 50 ${turn * 4} 53C-26 50-37 22 ${-37 + turn * 3}-8Z`;
  pen.fill(
    `M0-66C40-66 60-40 58-4C58 30 66 52 80 74C84 110 40 142 0 158C-40 142-84 110-80 74C-66 52-58 30-58-4C-60-40-40-66 0-66Z${hole}`,
    cloth,
    "evenodd",
  );
  pen.fill(
    "M58-4C58 30 66 52 80 74C84 110 40 142 0 158C30 120 56 90 44 40Z",
    withAlpha(fold, 0.55),
  );
  pen.stroke("M-52 44C-50 70-40 92-22 108M50 48C48 74 38 94 20 110M0 66C2 84 2 96 0 112", fold, 3);
  pen.stroke(hole, colour.pomegranate, 5);
  pen.stroke(hole, colour.sun, 2, [1, 7]);
  pen.stroke("M-70 84C-52 112-26 130 0 142C26 130 52 112 70 84", colour.pomegranate, 4, [2, 8]);
  pen.stroke("M-62 78C-46 104-24 120 0 131C24 120 46 104 62 78", colour.sky, 3.4);
  pen.group({ y: 112, scale: 0.15 }, () => horns(pen, colour.pomegranate, 24));
  pen.fill("M-62-34C-72-74-40-104 4-104C46-104 72-74 62-34C44-58-44-58-62-34Z", cloth);
  pen.fill("M62-34C72-74 46-104 20-103C46-92 52-66 44-48Z", withAlpha(fold, 0.55));
  pen.stroke(
    "M-60-46C-30-86 22-92 58-62M-54-66C-28-96 14-100 44-84M-61-36C-36-68 32-74 61-44",
    fold,
    3,
  );
}

function scarf(pen: Pen, hue: string, turn: number): void {
  const hole = `M${-38 + turn * 3}-4C-42-34-26-44 ${turn * 4}-44C26-44 42-34 ${38 + turn * 3}-4C38 24 28 52 ${turn * 4} 55C-28 52-38 24 ${-38 + turn * 3}-4Z`;
  const outer =
    "M0-78C42-78 62-48 58-6C56 26 48 46 36 58C22 72-22 72-36 58C-48 46-56 26-58-6C-62-48-42-78 0-78Z";
  pen.fill(outer + hole, hue, "evenodd");
  for (const [x, y] of [
    [-40, -46],
    [-20, -62],
    [4, -66],
    [28, -58],
    [46, -38],
    [-51, -16],
    [51, -10],
    [-48, 14],
    [47, 20],
    [-38, 40],
    [38, 42],
  ] as const) {
    pen.fill(polygon(x, y - 6, x + 5, y, x, y + 6, x - 5, y), colour.sunSoft);
    pen.fill(oval(x, y, 1.8), colour.pomegranate);
  }
  pen.stroke(hole, shade(hue, 0.3), 3);
  pen.fill(
    "M-14 58C-34 70-30 98-22 108C-10 96-6 80 0 66C6 80 12 96 24 104C32 90 32 70 14 58Z",
    shade(hue, 0.14),
  );
  pen.fill(oval(0, 62, 13, 9), hue);
}

function takiya(pen: Pen, hue: string): void {
  const body = "M-51-28C-52-56-42-74 0-76C42-74 52-56 51-28C28-40-28-40-51-28Z";
  pen.fill(body, hue);
  pen.clip(body, () => {
    for (let x = -40; x <= 40; x += 20) {
      pen.group({ x, y: -48 + Math.abs(x) * 0.12, scale: 0.16 }, () =>
        horns(pen, colour.sunSoft, 26),
      );
    }
    pen.stroke("M-52-31C-28-43 28-43 52-31", colour.sunSoft, 4);
  });
}

function kalpak(pen: Pen): void {
  pen.fill("M-48-34C-44-84-18-116 0-120C18-116 44-84 48-34C20-44-20-44-48-34Z", "#fbf7ef");
  pen.fill("M48-34C44-84 18-116 0-120C22-92 26-60 22-40Z", "#e5dccd");
  pen.stroke("M0-118V-44M-46-38C-30-80-12-106 0-118C12-106 30-80 46-38", colour.ink, 2.6);
  pen.fill("M-62-20C-50-48-24-56 0-56C24-56 50-48 62-20C30-38-30-38-62-20Z", colour.ink);
  pen.stroke("M-54-28C-30-46 30-46 54-28", "#fbf7ef", 2.4, [3, 6]);
  for (const x of [-26, 26])
    pen.group({ x, y: -70, scale: 0.14 }, () => horns(pen, colour.pomegranate, 26));
  pen.fill(oval(0, -120, 5), colour.pomegranate);
}
