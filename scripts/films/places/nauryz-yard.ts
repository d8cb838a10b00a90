import { colour, mix, shade } from "../drawing/colours.ts";
import { hornBand } from "../drawing/ornament.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { steam } from "./furnishings.ts";
import { bunting, cloud, flower, mountains, tree } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** Nauryz: the great cauldron in the yard, apple trees in blossom, a white yurt put up for the day. */
export const nauryzYard: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 420, "#8ccbe4", "#d8eef0", "#fdf0d5"));
    cloud(pen, 340, 84, 1, "#fff");
    cloud(pen, 1010, 110, 0.8, "#fff");
    mountains(pen, 330, 210, "#8fb3c8", "#9cc38a");
    pen.fill("M-200 410Q500 372 1480 410V920H-200Z", downwards(400, 720, "#a8cf7c", "#76ab58"));
    outsideYurt(pen, 1010, 470);
    tree(pen, 130, 500, 1.25, "#a9c98a", "#fbd9dd");
    tree(pen, 720, 440, 0.7, "#b4d08f", "#fdeef0");
    bunting(pen, 160, 190, 840, 170, 34);
    for (let i = 0; i < 36; i++) {
      const x = (i * 197) % 1280;
      const y = 470 + ((i * 71) % 230);
      pen.stroke(`M${x} ${y + 16}V${y}`, colour.steppe, 3);
      flower(pen, x, y, 6, i % 3 === 0 ? colour.pomegranate : i % 3 === 1 ? "#fff" : colour.sun);
    }
  },
  front(pen) {
    pen.softOval(620, 706, 230, 26, "#2a2440", 0.45);
    for (const [x, turn] of [
      [530, 14],
      [600, -10],
      [660, 8],
      [720, -16],
    ] as const)
      pen.group({ x, y: 704, turn }, () =>
        pen.fill(
          box(-60, -12, 120, 24, 10),
          turn > 0 ? colour.woodDeep : shade(colour.woodDeep, 0.2),
        ),
      );
    for (const x of [470, 770])
      pen.stroke(`M${x} 720L${x + (x < 600 ? 30 : -30)} 610`, colour.ink, 13);
    pen.fill("M440 560H800C806 650 740 690 620 690C500 690 434 650 440 560Z", "#343a48");
    pen.fill("M640 560H800C806 650 740 690 620 690C700 680 690 620 640 560Z", "#272c39");
    pen.fill(oval(620, 560, 182, 34), "#4b5364");
    pen.fill(oval(620, 562, 164, 26), "#f3ead6");
    for (const [x, y] of [
      [520, 560],
      [570, 572],
      [640, 556],
      [700, 568],
      [600, 552],
      [670, 576],
      [740, 560],
    ] as const)
      pen.fill(oval(x, y, 7, 4), "#d9a35a");
  },
  before(pen, time) {
    for (let i = 0; i < 5; i++) {
      const h = 26 + Math.sin(time * 9 + i * 2.1) * 10;
      const x = 540 + i * 40;
      pen.fill(
        `M${x - 16} 706C${x - 18} ${690} ${x - 4} ${694 - h * 0.4} ${x} ${700 - h}C${x + 6} ${692 - h * 0.3} ${x + 18} 690 ${x + 16} 706Z`,
        i % 2 === 0 ? "#ee7b2f" : colour.sun,
      );
    }
    steam(pen, 560, 510, time, 1.2);
    steam(pen, 680, 506, time + 1.4, 1.2);
    for (let i = 0; i < 3; i++) {
      const part = (time * 0.07 + i / 3) % 1;
      pen.group(
        {
          x: 40 + ((i * 190 + part * 260) % 1240),
          y: part * 640,
          turn: time * 60 + i * 50,
          alpha: 0.9,
        },
        () => pen.fill("M0-7C6-5 6 5 0 7C-6 5-6-5 0-7Z", "#fbd9dd"),
      );
    }
  },
};

function outsideYurt(pen: Pen, x: number, y: number): void {
  const felt = "#faf4e6";
  pen.softOval(x, y + 8, 250, 26, "#2a2440", 0.3);
  pen.fill(`M${x - 210} ${y}V${y - 130}H${x + 210}V${y}Q${x} ${y + 18} ${x - 210} ${y}Z`, felt);
  pen.fill(
    `M${x + 80} ${y - 130}H${x + 210}V${y}Q${x + 150} ${y + 12} ${x + 80} ${y + 10}Z`,
    shade(felt, 0.1),
  );
  pen.fill(
    `M${x - 222} ${y - 126}C${x - 190} ${y - 200} ${x - 90} ${y - 258} ${x - 40} ${y - 266}H${x + 40}C${x + 90} ${y - 258} ${x + 190} ${y - 200} ${x + 222} ${y - 126}Z`,
    mix(felt, "#ffffff", 0.4),
  );
  pen.fill(
    `M${x + 30} ${y - 266}H${x + 40}C${x + 90} ${y - 258} ${x + 190} ${y - 200} ${x + 222} ${y - 126}H${x + 90}C${x + 90} ${y - 190} ${x + 60} ${y - 240} ${x + 30} ${y - 266}Z`,
    shade(felt, 0.1),
  );
  pen.fill(
    `M${x - 44} ${y - 262}C${x - 30} ${y - 286} ${x + 30} ${y - 286} ${x + 44} ${y - 262}Z`,
    colour.pomegranate,
  );
  hornBand(
    pen,
    { x: x - 220, y: y - 140, width: 440, height: 38 },
    { ground: colour.sky, horn: colour.sunSoft, line: colour.sun },
  );
  pen.stroke(
    `M${x - 150} ${y - 140}C${x - 130} ${y - 200} ${x - 70} ${y - 244} ${x - 30} ${y - 264}M${x + 150} ${y - 140}C${x + 130} ${y - 200} ${x + 70} ${y - 244} ${x + 30} ${y - 264}`,
    colour.pomegranate,
    7,
  );
  pen.fill(box(x - 46, y - 102, 92, 112, 4), colour.pomegranateDeep);
  pen.stroke(box(x - 38, y - 94, 76, 100, 3), colour.sun, 4);
  pen.stroke(`M${x} ${y - 94}V${y + 6}`, colour.sun, 4);
}
