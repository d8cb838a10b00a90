import { mix, shade } from "../drawing/colours.ts";
import { oval, type Pen, withAlpha } from "../drawing/pen.ts";
import type { Design } from "./design.ts";
import type { Face, Mouth } from "./pose.ts";

/** The face without hair, 96 wide, its middle at the origin. Features slide with the turn of the head. */
export function drawFace(pen: Pen, design: Design, face: Face): void {
  const { skin } = design;
  const slide = face.turn * 15;
  const drop = face.nod * 6;
  const dark = shade(skin, 0.3);

  for (const side of [-1, 1]) {
    const near = side * face.turn < 0;
    const x = side * 47 - face.turn * (near ? -9 : 5);
    if (!near || Math.abs(face.turn) < 0.9) ear(pen, x, 4 - drop * 0.6, skin, side);
  }
  pen.fill(headShape(face.turn), skin);
  pen.clip(headShape(face.turn), () => {
    // The light comes from the upper left in every film.
    pen.fill("M52-70C30-30 46 40 -6 66L60 70Z", withAlpha(shade(skin, 0.5), 0.13));
    for (const side of [-1, 1]) {
      const x = side * 30 + slide;
      pen.softOval(x, 22 + drop, 17, 12, mix(skin, "#e0473c", 0.75), 0.5);
    }
  });

  for (const side of [-1, 1]) {
    const squeeze = 1 - Math.max(0, side * face.turn) * 0.16;
    const x = side * 21 * squeeze + slide;
    eye(pen, x, 2 + drop, side, face, design);
    brow(pen, x, -20 + drop * 1.1 - face.brows * 5, side, face, design);
  }
  const noseX = slide * 1.3;
  const side = face.turn < -0.05 ? -1 : 1;
  pen.stroke(
    `M${noseX + 1 * side} ${7 + drop}q${7 * side} 9 ${4.5 * side} 13q${-4 * side} 4 ${-9 * side} 1`,
    dark,
    3.2,
  );
  drawMouth(pen, slide * 1.08, 36 + drop * 0.9, face.mouth, face.smile, design);
  if (design.old) wrinkles(pen, slide, drop, dark);
}

const headShape = (turn: number): string => {
  const l = turn < 0 ? 1 : 0;
  const r = turn > 0 ? 1 : 0;
  const bend = Math.abs(turn) * 2.5;
  return `M${-48 + l * bend}-8C${-49}-44-29-63 0-63C29-63 49-44 ${48 - r * bend}-8C${48 - r * bend} 24 31 57 ${turn * 5} 58C-31 57 ${-48 + l * bend} 24 ${-48 + l * bend}-8Z`;
};

function ear(pen: Pen, x: number, y: number, skin: string, side: number): void {
  pen.fill(oval(x, y, 11, 15), skin);
  pen.stroke(`M${x + side * 3} ${y - 7}q${side * 5} 6 ${-side * 1} 13`, shade(skin, 0.22), 2.6);
}

function eye(pen: Pen, x: number, y: number, side: number, face: Face, design: Design): void {
  const lash = "#2b2026";
  const lid = Math.min(1, face.blink + Math.max(0, face.smile - 0.75) * 0.6);
  const w = 11.5;
  if (lid > 0.72) {
    pen.stroke(`M${x - w} ${y}Q${x} ${y + 7} ${x + w} ${y}`, lash, 4);
    if (design.lashes) pen.stroke(`M${x + side * w} ${y}l${side * 4}-1`, lash, 3);
    return;
  }
  const top = 11 * (1 - lid);
  const almond = `M${x - w} ${y + 1}C${x - w + 4} ${y - top} ${x + w - 4} ${y - top - 1} ${x + w} ${y - side * 0.5}C${x + w - 5} ${y + 9} ${x - w + 5} ${y + 9} ${x - w} ${y + 1}Z`;
  pen.fill(almond, "#fffdf8");
  pen.clip(almond, () => {
    const px = x + face.gazeX * 4.5 + face.turn * 1.5;
    const py = y + face.gazeY * 3.5 - 0.5;
    pen.fill(oval(px, py, 7.4, 8.2), design.eyeColour ?? "#3b2620");
    pen.fill(oval(px, py, 4, 4.6), "#150d10");
    pen.fill(oval(px + 2.6, py - 3.2, 2.2), "#ffffff");
  });
  pen.stroke(
    `M${x - w} ${y + 1}C${x - w + 4} ${y - top} ${x + w - 4} ${y - top - 1} ${x + w} ${y - side * 0.5}`,
    lash,
    design.lashes ? 4 : 3.2,
  );
  if (design.lashes) pen.stroke(`M${x + side * w} ${y}l${side * 4.5}-4`, lash, 3);
}

function brow(pen: Pen, x: number, y: number, side: number, face: Face, design: Design): void {
  const worry = Math.max(0, -face.smile) * 5 - Math.max(0, -face.brows) * 7;
  const grey = design.old ? mix(design.hairColour, "#8b8680", 0.35) : shade(design.hairColour, 0.2);
  const inner = x - side * 12;
  const outer = x + side * 13;
  pen.stroke(
    `M${inner} ${y + 1 - worry * 0.9}Q${x + side} ${y - 6} ${outer} ${y + 2.5}`,
    grey,
    design.lashes ? 4 : 5.4,
  );
}

function drawMouth(
  pen: Pen,
  x: number,
  y: number,
  mouth: Mouth,
  smile: number,
  design: Design,
): void {
  const lip = design.lashes
    ? mix(design.skin, "#b5333f", 0.62)
    : shade(mix(design.skin, "#a33a35", 0.5), 0.15);
  const half = 12.5 + mouth.wide * 5 - mouth.round * 7 + Math.max(0, smile) * 3;
  const height = mouth.open * 19;
  const curl = smile * 6 * (1 - mouth.round * 0.6);
  if (height < 2) {
    if (smile > 0.82 && mouth.round < 0.2) {
      const grin = `M${x - half} ${y - 3}Q${x} ${y + 2} ${x + half} ${y - 3}Q${x + half * 0.7} ${y + 12} ${x} ${y + 12}Q${x - half * 0.7} ${y + 12} ${x - half} ${y - 3}Z`;
      pen.fill(grin, "#7a2128");
      pen.clip(grin, () => pen.fill(`M${x - 20} ${y - 6}h40v9q-20 4-40 0Z`, "#fffaf2"));
      return;
    }
    pen.stroke(
      `M${x - half} ${y - curl * 0.5}Q${x} ${y + curl} ${x + half} ${y - curl * 0.5}`,
      lip,
      4.2,
    );
    return;
  }
  const up = height * 0.28 + mouth.round * 2;
  const down = height * 0.86 + mouth.round * 2;
  const c = curl * 0.5;
  const shape = `M${x - half} ${y - c}C${x - half * 0.6} ${y - up} ${x + half * 0.6} ${y - up} ${x + half} ${y - c}C${x + half * 0.8} ${y + down} ${x - half * 0.8} ${y + down} ${x - half} ${y - c}Z`;
  pen.fill(shape, "#6f1d25");
  pen.clip(shape, () => {
    if (mouth.round < 0.55)
      pen.fill(`M${x - 24} ${y - up - 4}h48v${up + 5.5}q-24 3-48 0Z`, "#fffaf2");
    pen.fill(oval(x, y + down * 0.92, half * 0.7, down * 0.42), "#d9706c");
  });
  pen.stroke(shape, lip, mouth.round > 0.4 ? 4.4 : 3);
}

function wrinkles(pen: Pen, slide: number, drop: number, dark: string): void {
  const soft = withAlpha(dark, 0.55);
  for (const side of [-1, 1]) {
    const x = side * 38 + slide * 0.8;
    pen.stroke(`M${x} ${-3 + drop}l${side * 5}-4M${x} ${2 + drop}l${side * 6} 1`, soft, 2);
    pen.stroke(`M${side * 17 + slide} ${24 + drop}q${side * 6} 5 ${side * 5} 12`, soft, 2.4);
  }
  pen.stroke(`M${slide - 16} ${-36 + drop}q16-4 32 0`, soft, 2.2);
}
