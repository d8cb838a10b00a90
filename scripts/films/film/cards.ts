import { colour, mix } from "../drawing/colours.ts";
import { hornBand, hornCross } from "../drawing/ornament.ts";
import { box, type Lettering, type Pen } from "../drawing/pen.ts";
import { drawBarys } from "./barys.ts";

/** The colours of a card: those of the scene's cover. */
export interface CardFelts {
  readonly ground: string;
  readonly motif: string;
  readonly cord: string;
}

export interface CardTexts {
  readonly titles: { readonly kz: string; readonly en: string; readonly ru: string };
  /** A, B or C. */
  readonly level: string;
  readonly phrases: readonly { readonly kz: string; readonly en: string; readonly ru: string }[];
}

const ease = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;

function ground(pen: Pen, felts: CardFelts, grown: number): void {
  pen.fill("M0 0H1280V720H0Z", felts.ground);
  const motif = mix(felts.ground, felts.motif, 0.3);
  pen.group({ x: 1120, y: 170, scale: 0.92 + 0.08 * grown, turn: (1 - grown) * -14 }, () =>
    hornCross(pen, 0, 0, 1.75, motif, 15),
  );
  pen.group({ x: 60, y: 660, scale: 0.92 + 0.08 * grown, turn: (1 - grown) * 14 }, () =>
    hornCross(pen, 0, 0, 1.2, motif, 15),
  );
  hornBand(
    pen,
    { x: 0, y: 664, width: 1280, height: 56 },
    { ground: felts.motif, horn: felts.cord, line: felts.cord },
  );
  pen.stroke(box(26, 26, 1228, 616, 26), mix(felts.ground, felts.motif, 0.55), 3, [11, 9]);
}

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 100;

/** The title with its ornament; `time` since it appeared. */
export function drawTitleCard(
  pen: Pen,
  felts: CardFelts,
  { titles, level }: CardTexts,
  time: number,
): void {
  const grown = ease(time / 1.1);
  const ink = isDark(felts.ground) ? "#fff6e3" : colour.ink;
  ground(pen, felts, grown);
  pen.group({ y: (1 - grown) * 22, alpha: Math.max(0.01, grown) }, () => {
    pen.fill(box(110, 196, 64, 46, 23), felts.motif);
    pen.text(level, 142, 229, {
      size: 29,
      weight: 800,
      colour: isDark(felts.ground) ? colour.ink : "#fff",
      align: "center",
    });
    pen.text("Tilashar", 194, 230, { size: 29, weight: 700, colour: ink });
    let size = 84;
    const look = (): Lettering => ({ size, weight: 800, colour: ink });
    while (pen.widthOf(titles.kz, look()) > 900) size -= 3;
    pen.text(titles.kz, 108, 342, look());
    pen.text(titles.en, 112, 408, { size: 36, weight: 500, colour: ink });
    pen.text(titles.ru, 112, 456, { size: 36, weight: 500, colour: ink });
  });
  pen.group({ x: 1080, y: 548 + (1 - ease((time - 0.35) / 0.8)) * 190, scale: 1.02 }, () =>
    pen.clip("M-200-260H200V116H-200Z", () => drawBarys(pen, time)),
  );
}

/** Three phrases to take home; each comes in its turn. */
export function drawEndCard(
  pen: Pen,
  felts: CardFelts,
  { phrases }: CardTexts,
  time: number,
): void {
  ground(pen, felts, 1);
  phrases.forEach(({ kz, en, ru }, i) => {
    const grown = ease((time - 0.25 - i * 0.75) / 0.6);
    if (grown <= 0) return;
    pen.group({ x: (1 - grown) * -40, y: 92 + i * 184, alpha: Math.max(0.01, grown) }, () => {
      pen.fill(box(84, 6, 852, 160, 26), "#1c243326");
      pen.fill(box(84, 0, 852, 160, 26), "#faf6ef");
      pen.stroke(box(93, 9, 834, 142, 19), colour.stitch, 2, [7, 7]);
      pen.fill(
        box(84, 26, 10, 108, 5),
        [colour.sky, colour.pomegranate, colour.steppe][i] ?? colour.sky,
      );
      let size = 46;
      while (pen.widthOf(kz, { size, weight: 800, colour: "" }) > 780) size -= 2;
      pen.text(kz, 124, 60, { size, weight: 800, colour: colour.ink });
      [en, ru].forEach((text, row) => {
        let small = 28;
        while (pen.widthOf(text, { size: small, weight: 500, colour: "" }) > 780) small -= 1;
        pen.text(text, 125, 101 + row * 36, { size: small, weight: 500, colour: colour.inkSoft });
      });
    });
  });
  pen.group({ x: 1098, y: 548, scale: 1.02 }, () =>
    pen.clip("M-200-260H200V116H-200Z", () => drawBarys(pen, time + 1)),
  );
}
