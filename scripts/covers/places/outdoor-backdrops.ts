import { chance } from "../../films/drawing/chance.ts";
import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { box, oval, type Pen, polygon } from "../../films/drawing/pen.ts";
import { downwards, everything } from "../../films/places/backdrop.ts";
import { cloud, flower, mountains, tree } from "../../films/places/outdoors.ts";
import type { Place } from "../../films/places/place.ts";

function tufts(pen: Pen, from: number, hue: string): void {
  const next = chance(from);
  for (let i = 0; i < 90; i++) {
    const x = next() * 1600 - 160;
    const y = from + next() * 330;
    pen.stroke(`M${x} ${y}q2-14 7-20M${x + 7} ${y}q0-12-3-18`, hue, 3.4);
  }
}

/** Low rounded hills as far as one sees. */
function hills(pen: Pen, y: number, hue: string, height = 60): void {
  let path = `M-200 ${y + 60}V${y}`;
  for (let x = -200; x < 1480; x += 420)
    path += `Q${x + 110} ${y - height} ${x + 210} ${y - height * 0.3}T${x + 420} ${y}`;
  pen.fill(`${path}V920H-200Z`, hue);
}

export const steppe: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 470, "#8ecbe4", "#d9eef0", "#fdf0cf"));
    cloud(pen, 300, 130, 1.2, "#ffffff");
    cloud(pen, 1000, 90, 1.4, "#ffffffdd");
    hills(pen, 420, "#a9c48a", 90);
    hills(pen, 490, "#8fb86a", 60);
    pen.fill("M-200 560Q640 500 1480 570V920H-200Z", downwards(540, 720, "#86b45c", "#5f9150"));
    tufts(pen, 580, "#4d7f44");
  },
};

/** The steppe when tulips bloom in it. */
export const tulipSteppe: Place = {
  back(pen) {
    steppe.back(pen);
    const next = chance(31);
    for (let i = 0; i < 70; i++) {
      const y = 545 + next() * 260;
      const x = next() * 1640 - 180;
      const size = 0.5 + (y - 545) / 260;
      pen.group({ x, y, scale: size }, () => {
        pen.stroke("M0 0V-44M0-8Q16-20 18-36", colour.steppe, 5);
        pen.fill(
          "M-15-44C-20-74-8-82-8-82L0-70L8-82C8-82 20-74 15-44Q0-34-15-44Z",
          i % 3 === 0 ? colour.sun : colour.pomegranate,
        );
      });
    }
  },
};

/** Yellow autumn steppe with a road that runs to the horizon. */
export const road: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 450, "#88c5df", "#e7f1e6", "#fde9bd"));
    cloud(pen, 260, 110, 1.1, "#ffffff");
    cloud(pen, 980, 150, 1.3, "#ffffff");
    mountains(pen, 400, 170, "#9db6c6", "#a5b98a");
    pen.fill("M-200 400H1480V920H-200Z", downwards(400, 720, "#d9c07a", "#bd9a55"));
    pen.fill(polygon(600, 402, 680, 402, 1180, 920, 100, 920), "#6d737c");
    pen.fill(polygon(636, 402, 644, 402, 668, 920, 612, 920), "#f4e6c8");
    tufts(pen, 430, "#a0813f");
  },
};

export const lake: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 400, "#79bfdf", "#dceff1"));
    cloud(pen, 980, 90, 1, "#ffffff");
    mountains(pen, 360, 290, "#7f9fb8", "#5f9068");
    pen.fill("M-200 370H1480V640H-200Z", downwards(370, 640, "#4fb3c4", "#1d8399"));
    for (let i = 0; i < 26; i++)
      pen.stroke(
        `M${(i * 173) % 1400} ${390 + ((i * 61) % 210)}h${40 + (i % 5) * 16}`,
        "#bfe5ea88",
        4,
      );
    for (const [x, y, scale] of [
      [40, 430, 1.3],
      [150, 400, 0.9],
      [1130, 400, 0.95],
      [1250, 440, 1.35],
    ] as const)
      pine(pen, x, y, scale);
    pen.fill(
      "M-200 620Q300 590 640 628T1480 610V920H-200Z",
      downwards(600, 720, "#8fb86a", "#5f9150"),
    );
  },
};

export function pine(pen: Pen, x: number, y: number, scale: number): void {
  pen.group({ x, y, scale }, () => {
    pen.fill("M-9 0V-50H9V0Z", colour.woodDeep);
    for (const [top, w] of [
      [-110, 62],
      [-170, 50],
      [-225, 36],
    ] as const) {
      pen.fill(`M0 ${top - 70}L${w} ${top + 80}Q0 ${top + 60} ${-w} ${top + 80}Z`, colour.steppe);
      pen.fill(
        `M0 ${top - 70}L${w} ${top + 80}Q${w * 0.4} ${top + 66} ${w * 0.1} ${top + 68}Z`,
        colour.steppeDeep,
      );
    }
  });
}

export const forest: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 520, "#d7eccf", "#bcdcae"));
    for (let i = 0; i < 12; i++) pine(pen, -60 + i * 125, 500, 1.25 + (i % 3) * 0.2);
    pen.fill("M-200 480Q640 440 1480 490V920H-200Z", downwards(470, 720, "#86b45c", "#5f9150"));
    for (const [x, y] of [
      [70, 640],
      [1210, 650],
    ] as const)
      birch(pen, x, y);
    tufts(pen, 520, "#4d7f44");
  },
};

export function birch(pen: Pen, x: number, y: number): void {
  pen.group({ x, y }, () => {
    pen.fill("M-20 0L-13-420H13L20 0Z", "#f6f2e8");
    for (let i = 0; i < 9; i++) pen.stroke(`M${i % 2 ? -14 : 2} ${-40 - i * 42}h13`, "#2d3340", 6);
    for (const [cx, cy, r] of [
      [-70, -420, 80],
      [60, -440, 90],
      [0, -520, 100],
    ] as const) {
      pen.fill(oval(cx + 6, cy + 10, r), shade("#9cc46a", 0.16));
      pen.fill(oval(cx, cy, r * 0.95), "#9cc46a");
    }
  });
}

/** A shopping street of a town, its houses in a row. */
export const street: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 440, "#9bd0e2", "#e8f2ea"));
    cloud(pen, 700, 80, 1.1, "#ffffff");
    mountains(pen, 330, 180, "#a3bccb", "#9dbb97");
    const hues = ["#e3b48a", "#d8cfc0", "#c98b73", "#e9d3a5", "#b7c4c0", "#dda08a"];
    hues.forEach((hue, i) => {
      const x = -160 + i * 275;
      const high = 320 + ((i * 53) % 3) * 50;
      pen.fill(box(x, 540 - high, 262, high, 4), hue);
      pen.fill(box(x - 6, 532 - high, 274, 16, 4), shade(hue, 0.25));
      for (let wx = 24; wx < 230; wx += 76)
        for (let wy = 34; wy < high - 150; wy += 84) {
          pen.fill(box(x + wx - 5, 540 - high + wy - 5, 56, 66, 4), colour.felt);
          pen.fill(
            box(x + wx, 540 - high + wy, 46, 56, 2),
            i % 2 ? tint(colour.sky, 0.4) : "#7d9fb3",
          );
        }
      pen.fill(box(x + 16, 426, 230, 114, 4), "#5b6f80");
      pen.fill(box(x + 24, 434, 150, 106, 2), "#cfe4e6");
      const awning =
        [colour.pomegranate, colour.sky, colour.sun, colour.steppe][i % 4] ?? colour.sky;
      for (let stripe = 0; stripe < 6; stripe++)
        pen.fill(box(x + 8 + stripe * 41, 398, 41, 40, 0), stripe % 2 ? colour.felt : awning);
    });
    for (const x of [110, 660, 1220]) tree(pen, x, 560, 0.9, "#79a86a");
    pen.fill("M-200 540H1480V620H-200Z", "#d9d2c4");
    pen.fill("M-200 612H1480V622H-200Z", "#b9b1a2");
    pen.fill("M-200 620H1480V920H-200Z", "#7c828b");
    for (let x = -160; x < 1480; x += 190) pen.fill(box(x, 692, 100, 12, 3), "#f4e6c8");
  },
};

/** A village: a fence, a whitewashed house with blue frames, haystacks. */
export const village: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 440, "#8ecbe4", "#fdf0cf"));
    cloud(pen, 860, 100, 1.2, "#ffffff");
    hills(pen, 410, "#a9c48a", 90);
    pen.fill("M-200 470Q640 440 1480 480V920H-200Z", downwards(450, 720, "#93bc66", "#6b9a52"));
    pen.fill(polygon(60, 300, 430, 300, 370, 200, 120, 200), "#a8523f");
    pen.fill(box(85, 300, 320, 200), "#f7f1e4");
    for (const x of [130, 290]) {
      pen.fill(box(x - 10, 340, 80, 90, 4), colour.sky);
      pen.fill(box(x, 350, 60, 70, 2), "#bfe0ea");
      pen.stroke(`M${x + 30} 350v70M${x} 385h60`, colour.sky, 6);
    }
    for (const [x, scale] of [
      [1010, 1],
      [1160, 0.8],
    ] as const) {
      pen.fill(
        `M${x - 120 * scale} 500C${x - 110 * scale} ${500 - 190 * scale} ${x + 110 * scale} ${500 - 190 * scale} ${x + 120 * scale} 500Z`,
        "#dcb24f",
      );
      pen.stroke(`M${x - 60 * scale} 470q20-70 60-110M${x} 490q10-60 50-90`, "#b98c33", 5);
    }
    tree(pen, 560, 480, 1.2, "#6fa05c");
    for (let x = -180; x < 1480; x += 66) pen.fill(box(x, 488, 18, 104, 8), "#c79662");
    pen.fill(box(-200, 512, 1700, 16, 4), "#b07f4d");
    pen.fill(box(-200, 558, 1700, 16, 4), "#b07f4d");
    tufts(pen, 600, "#4d7f44");
  },
};

/** The same steppe under snow. */
export const winter: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 470, "#8fb3cf", "#dbe8ef", "#f4f1ea"));
    mountains(pen, 380, 230, "#93a9c2", "#c9d9e2");
    for (const [x, y, scale] of [
      [80, 500, 1.4],
      [230, 470, 1],
      [1080, 470, 1.1],
      [1230, 510, 1.5],
    ] as const) {
      pine(pen, x, y, scale);
      pen.group({ x, y, scale }, () => {
        for (const [top, w] of [
          [-110, 40],
          [-170, 34],
          [-225, 24],
        ] as const)
          pen.fill(`M0 ${top - 74}L${w} ${top + 10}Q0 ${top - 14} ${-w} ${top + 10}Z`, "#fdfdfb");
      });
    }
    pen.fill(
      "M-200 480Q300 430 640 470T1480 460V920H-200Z",
      downwards(460, 720, "#f7fafb", "#d5e3ec"),
    );
    pen.fill("M-200 590Q500 530 900 580T1480 560V920H-200Z", "#ffffffaa");
    snowfall(pen, 90);
  },
};

export function snowfall(pen: Pen, count: number): void {
  const next = chance(12);
  for (let i = 0; i < count; i++)
    pen.fill(oval(next() * 1640 - 180, next() * 760 - 40, 4 + next() * 7), "#ffffffdd");
}

/** Rain over a town yard. */
export const rain: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#71869b", "#a9b9c1", "#b9c4b6"));
    for (const [x, y, scale] of [
      [160, 110, 1.7],
      [560, 70, 2],
      [1060, 120, 2],
    ] as const)
      cloud(pen, x, y, scale, "#566a80");
    hills(pen, 470, "#7d9b7a", 60);
    pen.fill("M-200 540H1480V920H-200Z", "#6f8d6a");
    const next = chance(8);
    for (let i = 0; i < 110; i++) {
      const x = next() * 1640 - 160;
      const y = next() * 760;
      pen.stroke(`M${x} ${y}l-14 44`, "#dbe9f0aa", 5);
    }
  },
};

export const night: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 620, "#141d3f", "#2f3f77", "#6f5f94"));
    const next = chance(77);
    for (let i = 0; i < 120; i++)
      pen.fill(oval(next() * 1640 - 180, next() * 480, 1.6 + next() * 3.4), "#fff6d2");
    pen.fill(oval(1030, 150, 74), "#fff1c4");
    pen.fill(oval(1062, 130, 62), "#26346a");
    hills(pen, 520, "#232c52", 80);
    pen.fill("M-200 590Q640 540 1480 600V920H-200Z", "#1b2344");
  },
};

/** The evening sky of a town with lit windows. */
export const evening: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 560, "#2c3a70", "#7a5f98", "#e99a6c"));
    const next = chance(5);
    for (let i = 0; i < 40; i++)
      pen.fill(oval(next() * 1640 - 180, next() * 220, 1.6 + next() * 2.6), "#fff6d2");
    for (let i = 0; i < 11; i++) {
      const h = 190 + ((i * 97) % 210);
      const x = -180 + i * 152;
      pen.fill(box(x, 590 - h, 138, h + 60, 4), i % 2 ? "#2f3761" : "#394273");
      for (let wx = 16; wx < 120; wx += 38)
        for (let wy = 22; wy < h - 20; wy += 46)
          if ((wx + wy + i) % 3 !== 0)
            pen.fill(box(x + wx, 590 - h + wy, 22, 26, 3), colour.sunSoft);
    }
    pen.fill("M-200 590H1480V920H-200Z", "#454b68");
  },
};

export const dawn: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 480, "#8fb8dd", "#f9cfa6", "#ffe9a8"));
    pen.softOval(640, 420, 460, 340, "#ffd75e", 0.8);
    pen.fill(oval(640, 410, 110), "#ffcf3f");
    mountains(pen, 470, 220, "#b39ab4", "#a9b387");
    pen.fill("M-200 470Q640 440 1480 480V920H-200Z", downwards(450, 720, "#9fbf6c", "#6b9a52"));
  },
};

export const space: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#0c1230", "#232b63", "#43306b"));
    const next = chance(99);
    for (let i = 0; i < 170; i++)
      pen.fill(oval(next() * 1640 - 180, next() * 900 - 60, 1.4 + next() * 3.6), "#fff6d2");
    pen.softOval(980, 160, 380, 150, "#9d7be0", 0.35);
    pen.fill(oval(220, 820, 430), "#2c7fa3");
    pen.fill("M-120 610C20 500 180 560 240 640C300 700 420 640 520 700L600 860H-160Z", "#58a06a");
  },
};

/** Earth, cut open. */
export const dig: Place = {
  back(pen) {
    steppe.back(pen);
    pen.fill("M-200 400H1480V920H-200Z", "#b98a55");
    pen.fill("M-200 400H1480V436H-200Z", "#7fa856");
    pen.fill("M-200 520Q400 490 800 524T1480 510V920H-200Z", "#a57545");
    pen.fill("M-200 640Q400 620 800 650T1480 630V920H-200Z", "#8a5f38");
    const next = chance(3);
    for (let i = 0; i < 50; i++)
      pen.fill(
        oval(next() * 1600 - 160, 450 + next() * 380, 5 + next() * 12, 5 + next() * 7),
        "#d3b07d",
      );
  },
};

export const orchard: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 440, "#9bd0e2", "#eef4e2"));
    mountains(pen, 360, 220, "#9db6c6", "#93b88e");
    pen.fill("M-200 420H1480V920H-200Z", downwards(420, 720, "#93bc66", "#6b9a52"));
    for (const [x, y, scale] of [
      [120, 560, 1.5],
      [1170, 560, 1.5],
      [420, 470, 0.8],
      [880, 470, 0.8],
    ] as const) {
      tree(pen, x, y, scale, "#6fa05c");
      const next = chance(x);
      for (let i = 0; i < 16; i++)
        pen.fill(
          oval(
            x + (next() - 0.5) * 150 * scale,
            y - 180 * scale + (next() - 0.5) * 110 * scale,
            11 * scale,
          ),
          colour.pomegranate,
        );
    }
    tufts(pen, 520, "#4d7f44");
    const next = chance(4);
    for (let i = 0; i < 30; i++)
      flower(
        pen,
        next() * 1500 - 100,
        560 + next() * 240,
        7 + next() * 6,
        i % 2 ? "#ffffff" : "#f2b8c0",
      );
  },
};
