import { chance } from "../../films/drawing/chance.ts";
import { colour } from "../../films/drawing/colours.ts";
import { box, oval, polygon } from "../../films/drawing/pen.ts";
import { downwards, everything } from "../../films/places/backdrop.ts";
import { cloud, flower, mountains, tree } from "../../films/places/outdoors.ts";
import type { Place } from "../../films/places/place.ts";
import { birch, hills, pine, snowfall, tufts } from "./landforms.ts";

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
