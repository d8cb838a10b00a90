import { oval, type Pen } from "../drawing/pen.ts";

const fur = "#b9c0cc";
const furShade = "#9ca6b6";
const cream = "#f7f2e7";
const spot = "#4b5569";
const pink = "#e3a29b";
const ink = "#23262f";

/** The cub's head as everywhere in the product, 240 wide, its middle at the origin. */
export function drawBarys(pen: Pen, waving: number): void {
  pen.group({ x: -120, y: -96 }, () => {
    for (const x of [68, 172]) {
      pen.fill(oval(x, 50, 22, 24), furShade);
      pen.fill(oval(x, 54, 13, 15), pink);
    }
    pen.fill(
      "M120 120C160 120 176 156 178 192C179 214 160 240 120 240C80 240 61 214 62 192C64 156 80 120 120 120Z",
      fur,
    );
    pen.fill(oval(120, 196, 35, 40), cream);
    pen.group({ x: 160, y: 160, turn: Math.sin(waving * 7) * 12 }, () => {
      pen.stroke("M-4 0C24-2 44-22 50-56", furShade, 29);
      pen.stroke("M-4 0C24-2 44-22 50-56", fur, 25);
    });
    pen.fill(
      "M120 36C164 36 190 62 193 92C194 100 202 106 205 113C197 118 189 120 184 123C172 142 148 152 120 152C92 152 68 142 56 123C51 120 43 118 35 113C38 106 46 100 47 92C50 62 76 36 120 36Z",
      fur,
    );
    for (const [x, y, rx, ry] of [
      [120, 48, 4.5, 8],
      [103, 53, 4, 7],
      [137, 53, 4, 7],
      [112, 67, 3, 4.5],
      [128, 67, 3, 4.5],
      [60, 108, 7, 3.5],
      [180, 108, 7, 3.5],
    ] as const)
      pen.fill(oval(x, y, rx, ry), spot);
    pen.fill(
      "M120 104C128 96 152 98 158 116C162 130 146 148 120 148C94 148 78 130 82 116C88 98 112 96 120 104Z",
      cream,
    );
    const blinking = waving % 2.6 < 0.12;
    for (const x of [86, 154]) {
      if (blinking) {
        pen.stroke(`M${x - 13} 90Q${x} 98 ${x + 13} 90`, ink, 5);
        continue;
      }
      pen.fill(oval(x, 90, 15, 17), cream);
      pen.fill(oval(x, 91, 12.5), "#5fb0bd");
      pen.fill(oval(x, 91, 8.5, 10), ink);
      pen.fill(oval(x + 4, 86, 3.8), "#fff");
    }
    pen.fill(
      "M109 108C112 104 128 104 131 108C133 112 125 119 120 119C115 119 107 112 109 108Z",
      pink,
    );
    pen.fill("M106 125Q120 131 134 125Q132 143 120 143Q108 143 106 125Z", ink);
    pen.fill("M112 138Q120 132 128 138Q125 143 120 143Q115 143 112 138Z", pink);
    pen.stroke("M120 118V127M102 122Q108 128 120 127Q132 128 138 122", ink, 3.5);
  });
}
