import { colour, mix, shade, tint } from "../drawing/colours.ts";
import { box, oval, type Pen, withAlpha } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import { cloud, rain } from "./outdoors.ts";
import type { Place } from "./place.ts";

/** The lines from which on the car is clean, clouds come, and it rains. */
const cleanFrom = 8;
const cloudsFrom = 9;
const rainFrom = 11;

/** The steppe in a dry summer: a yurt, a well, and a car under the dust of the road. */
export const steppe: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 430, "#8cc3dc", "#dcebdd", "#f7e3b4"));
    pen.fill("M-200 400Q200 366 560 396T1480 380V920H-200Z", "#d9bd72");
    pen.fill(
      "M-200 452Q340 420 760 452T1480 436V920H-200Z",
      downwards(430, 720, "#d8b964", "#b8924a"),
    );
    pen.fill("M420 720C560 600 520 500 640 440H668C600 520 720 600 800 720Z", "#e8d29b");
    flock(pen);
    yurt(pen, 1110, 470);
    for (let i = 0; i < 60; i++) {
      const x = (i * 173) % 1300;
      const y = 480 + ((i * 89) % 230);
      pen.stroke(`M${x} ${y}l5-16M${x + 8} ${y}l-1-14M${x - 7} ${y}l-5-11`, "#8d8a45", 3);
    }
    for (const [x, y] of [
      [60, 690],
      [350, 700],
      [900, 705],
    ] as const)
      pen.stroke(`M${x - 30} ${y}l24-8l10 9l22-6M${x - 4} ${y - 8}l6-10`, "#8d6d38", 3);
  },
  behind(pen, time, happened) {
    if (happened >= cloudsFrom) {
      const near = Math.min(1, (happened - cloudsFrom + 1) / 3);
      const hue = mix("#aab4c2", "#5d667d", near);
      cloud(pen, 250, 110, 2 + near, withAlpha(hue, 0.9));
      cloud(pen, 640, 80, 2.4 + near, hue);
      cloud(pen, 1040, 120, 2 + near, withAlpha(shade(hue, 0.1), 0.92));
    } else {
      pen.softOval(1080, 110, 150, 150, "#fff3c0", 0.8);
      pen.fill(oval(1080, 110, 56), colour.sunSoft);
    }
    car(pen, 330, 590, happened < cleanFrom);
    if (happened >= cleanFrom && happened < cloudsFrom + 1) shine(pen, time);
  },
  before(pen, time, happened) {
    if (happened >= rainFrom) rain(pen, time);
  },
};

function flock(pen: Pen): void {
  for (let i = 0; i < 9; i++) {
    const x = 690 + ((i * 71) % 250);
    const y = 424 + ((i * 17) % 22);
    pen.stroke(`M${x - 5} ${y + 5}v9M${x + 5} ${y + 5}v9`, "#4a3c34", 2.5);
    pen.fill(oval(x, y, 13, 8), i % 3 === 0 ? "#a98b6c" : colour.felt);
    pen.fill(oval(x + 13, y - 3, 5, 4), "#4a3c34");
  }
}

function yurt(pen: Pen, x: number, y: number): void {
  pen.softOval(x, y + 4, 160, 14, "#2a2440", 0.25);
  pen.fill(`M${x - 140} ${y}L${x - 132} ${y - 92}H${x + 132}L${x + 140} ${y}Z`, colour.felt);
  pen.fill(
    `M${x - 138} ${y - 90}C${x - 110} ${y - 150} ${x - 50} ${y - 176} ${x} ${y - 178}C${x + 50} ${y - 176} ${x + 110} ${y - 150} ${x + 138} ${y - 90}Z`,
    shade(colour.felt, 0.06),
  );
  pen.fill(box(x - 26, y - 184, 52, 14, 6), colour.woodDeep);
  pen.fill(box(x - 136, y - 96, 272, 14), colour.pomegranate);
  for (let i = 0; i < 9; i++)
    pen.stroke(`M${x - 118 + i * 29} ${y - 89}q7-8 14 0`, colour.sunSoft, 3);
  pen.fill(box(x - 30, y - 80, 60, 80, 3), colour.wood);
  pen.fill(box(x - 24, y - 74, 48, 74, 2), colour.skyDeep);
  pen.stroke(
    `M${x - 60} ${y - 168}L${x - 110} ${y - 6}M${x + 60} ${y - 168}L${x + 110} ${y - 6}`,
    "#c9b894",
    4,
  );
}

function car(pen: Pen, x: number, y: number, dusty: boolean): void {
  const body = colour.sky;
  const dust = "#c9ab72";
  pen.softOval(x, y + 62, 250, 20, "#2a2440", 0.4);
  pen.group({ x, y }, () => {
    // The spare wheel and the roof rack of a car for bad roads.
    pen.stroke("M-120-152H96M-120-152v18M96-152v18M-12-152v18", colour.ink, 6);
    pen.fill(
      "M-236 40V-22C-236-44-214-50-190-54L-146-128C-142-136-134-138-126-138H92C106-138 114-132 120-122L152-56C200-52 236-44 238-16V40C238 52 230 56 222 56H-222C-230 56-236 52-236 40Z",
      dusty ? mix(body, dust, 0.45) : body,
    );
    const glass = dusty ? mix("#cfe6ee", dust, 0.5) : "#d9eff6";
    pen.fill("M-168-58L-128-118H-30V-58Z", glass);
    pen.fill("M-14-118H84L114-58H-14Z", glass);
    if (!dusty) {
      pen.stroke("M-140-70L-112-112M10-66L40-112", "#ffffff", 7);
      pen.stroke("M-214-26Q0-40 216-24", tint(body, 0.45), 5);
    }
    pen.stroke("M-22-56V50M-170-50V34M120-50V30", shade(body, 0.3), 3);
    pen.fill(box(-66, -34, 30, 8, 4), colour.felt);
    pen.fill(box(64, -34, 30, 8, 4), colour.felt);
    pen.fill(oval(224, -14, 12, 15), colour.sunSoft);
    pen.fill(oval(-230, -14, 8, 14), colour.pomegranate);
    pen.fill(box(-248, 34, 496, 16, 8), "#4b5563");
    if (dusty) {
      pen.fill(
        "M-236 40V6C-190-18-150 12-90-4C-30-18 20 14 90-6C150-20 200 8 238-4V40C238 52 230 56 222 56H-222C-230 56-236 52-236 40Z",
        withAlpha(dust, 0.85),
      );
      for (let i = 0; i < 26; i++)
        pen.fill(
          oval(-210 + ((i * 61) % 430), -44 + ((i * 23) % 60), 5 + (i % 3) * 2),
          withAlpha(dust, 0.9),
        );
    }
    for (const wheel of [-142, 142]) {
      pen.fill(oval(wheel, 44, 54), shade(body, 0.45));
      pen.fill(oval(wheel, 50, 46), "#2b2b33");
      pen.fill(oval(wheel, 50, 22), "#c6ced4");
      pen.fill(oval(wheel, 50, 8), "#5a6472");
    }
  });
}

/** The car is so clean that it twinkles. */
function shine(pen: Pen, time: number): void {
  for (const [x, y, from] of [
    [180, 500, 0],
    [420, 470, 0.4],
    [520, 560, 0.7],
  ] as const) {
    const r = 22 * Math.abs(Math.sin((Math.floor(time * 6) / 6 + from) * 3));
    pen.fill(
      `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
      "#fffdf0",
    );
  }
}
