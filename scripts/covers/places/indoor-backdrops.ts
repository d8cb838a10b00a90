import { chance } from "../../films/drawing/chance.ts";
import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { hornBand } from "../../films/drawing/ornament.ts";
import { box, oval, polygon } from "../../films/drawing/pen.ts";
import { downwards, everything, room } from "../../films/places/backdrop.ts";
import { books } from "../../films/places/furnishings.ts";
import { mountains } from "../../films/places/outdoors.ts";
import type { Place } from "../../films/places/place.ts";

/** A shop with full shelves. */
export const shop: Place = {
  back(pen) {
    room(pen, "#e6edd8", "#b9a58a", 610);
    const hues = [
      colour.pomegranate,
      colour.sun,
      colour.sky,
      colour.steppe,
      colour.mint,
      "#e08a4a",
      colour.plum,
    ];
    for (let row = 0; row < 3; row++) {
      const y = 190 + row * 165;
      const next = chance(row + 5);
      for (let x = -150; x < 1420; x += 62) {
        const h = 70 + next() * 60;
        const hue = hues[Math.floor(next() * hues.length)] ?? colour.sky;
        if (next() > 0.5) {
          pen.fill(box(x, y - h, 48, h, 8), hue);
          pen.fill(box(x, y - h * 0.6, 48, h * 0.26), tint(hue, 0.6));
        } else {
          pen.fill(box(x + 6, y - h + 14, 36, h - 14, 12), hue);
          pen.fill(box(x + 15, y - h, 18, 22, 4), shade(hue, 0.25));
        }
      }
      pen.fill(box(-200, y, 1700, 18, 4), colour.wood);
      pen.fill(box(-200, y + 18, 1700, 20), colour.felt);
    }
  },
};

/** A stage between red curtains. */
export const theatre: Place = {
  back(pen) {
    pen.fill(everything, "#3a1f2c");
    pen.softOval(640, 380, 520, 420, "#ffdf8a", 0.55);
    pen.fill("M-200 590H1480V920H-200Z", colour.wood);
    for (let x = -200; x < 1480; x += 120)
      pen.stroke(`M${x} 592L${x * 1.5 - 320} 920`, shade(colour.wood, 0.25), 4);
    for (const side of [-1, 1] as const)
      pen.group({ x: 640, scaleX: side }, () => {
        pen.fill("M860-200H340C360 120 420 300 560 600H860Z", colour.pomegranateDeep);
        for (const x of [400, 480, 560, 640, 720])
          pen.stroke(
            `M${x} -100C${x + 10} 160 ${x + 60} 340 ${x + 110} 590`,
            colour.pomegranate,
            22,
          );
      });
    for (let x = -160; x < 1480; x += 160)
      pen.fill(
        `M${x} -60H${x + 160}V60Q${x + 80} 150 ${x} 60Z`,
        (x / 160) % 2 ? colour.pomegranate : colour.pomegranateDeep,
      );
  },
};

/** A hall of state: columns, a flag-blue frieze. */
export const hall: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 600, "#f4eee0", "#e2d8c3"));
    hornBand(
      pen,
      { x: -200, y: 50, width: 1700, height: 70 },
      { ground: colour.sky, horn: colour.sunSoft, line: colour.sun },
    );
    for (const x of [-60, 250, 980, 1290]) {
      pen.fill(box(x - 52, 140, 104, 430), "#fbf7ee");
      for (const dx of [-30, 0, 30]) pen.stroke(`M${x + dx} 160V560`, "#e1d7c3", 10);
      pen.fill(box(x - 70, 120, 140, 34, 6), "#e9dfca");
      pen.fill(box(x - 70, 556, 140, 44, 6), "#e9dfca");
    }
    pen.fill("M-200 596H1480V920H-200Z", downwards(590, 720, "#b08a64", "#8d6b4a"));
    pen.fill(polygon(430, 596, 850, 596, 1060, 920, 220, 920), colour.pomegranate);
  },
};

/** A laboratory bench before a wall of glass. */
export const laboratory: Place = {
  back(pen) {
    room(pen, "#dcebef", "#a9b9bd", 610);
    pen.fill(box(80, 90, 420, 300, 10), "#2e6e62");
    pen.fill(box(96, 106, 388, 268, 6), "#37806f");
    pen.stroke("M140 200h120M140 250h220M140 300h160", "#dff2e6", 7);
    pen.stroke(oval(390, 190, 46), "#f7d774", 6);
    pen.stroke("M344 190h92M390 144v92", "#f7d774", 4);
    for (const y of [190, 330]) {
      pen.fill(box(620, y, 560, 14, 4), "#8fa5aa");
      for (let i = 0; i < 6; i++) {
        const x = 660 + i * 90;
        const hue =
          [colour.sky, colour.pomegranate, colour.sun, colour.steppe][(i + y) % 4] ?? colour.sky;
        if (i % 2) {
          pen.fill(`M${x - 12} ${y - 96}h24v40l26 56h-76l26-56Z`, "#ffffffaa");
          pen.fill(`M${x - 24} ${y - 30}h48l14 30h-76Z`, hue);
        } else {
          pen.fill(box(x - 20, y - 84, 40, 84, 10), hue);
          pen.fill(box(x - 14, y - 98, 28, 16, 4), colour.felt);
        }
      }
    }
  },
};

/** A waiting hall of an airport; a plane stands behind the glass. */
export const airport: Place = {
  back(pen) {
    pen.fill(everything, "#e4eaec");
    pen.fill(box(-200, 60, 1700, 460), downwards(60, 520, "#7fc0de", "#e3f1f0"));
    mountains(pen, 440, 150, "#9db6c6", "#a5b98a");
    pen.fill("M-200 440H1480V520H-200Z", "#9aa2a8");
    pen.fill(
      "M240 400C260 340 330 320 420 320H930C1010 320 1070 350 1090 390C1050 430 960 440 900 440H330C290 440 250 430 240 400Z",
      "#ffffff",
    );
    pen.fill("M250 380L180 250H270L360 330Z", colour.sky);
    pen.fill("M520 400L430 500H540L720 400Z", "#c9d3d8");
    pen.fill("M260 400H1090Q1060 432 900 440H330Q270 436 260 400Z", colour.skyLight);
    for (let x = 440; x < 960; x += 46) pen.fill(oval(x, 362, 11, 14), "#4a6a80");
    for (let x = -120; x < 1480; x += 330) pen.fill(box(x, 60, 16, 470), "#6d7a83");
    pen.fill(box(-200, 516, 1700, 20), "#6d7a83");
    pen.fill("M-200 536H1480V920H-200Z", downwards(536, 720, "#cfd3cf", "#aeb4b2"));
  },
};

/** A workshop: tools on the wall. */
export const workshop: Place = {
  back(pen) {
    room(pen, "#e2cba6", "#8f6a48", 610);
    for (let y = 40; y < 600; y += 80) pen.stroke(`M-200 ${y}H1480`, "#cfb488", 5);
    pen.fill(box(180, 90, 920, 330, 10), colour.woodDeep);
    pen.fill(box(196, 106, 888, 298, 6), colour.wood);
    for (const [x, turn] of [
      [300, 0],
      [470, 8],
      [640, -6],
      [810, 4],
      [970, 0],
    ] as const)
      pen.group({ x, y: 150, turn }, () => {
        pen.fill(box(-9, 30, 18, 180, 6), colour.woodLight);
        pen.fill(
          x % 20 === 0 ? box(-52, 0, 104, 40, 8) : polygon(-34, -20, 34, -20, 22, 70, -22, 70),
          "#7d8b94",
        );
      });
  },
};

/** A wall of books from floor to ceiling. */
export const bookWall: Place = {
  back(pen) {
    room(pen, "#8a5f3c", "#6d4a30", 610);
    for (let row = 0; row < 4; row++) {
      for (let x = -180; x < 1400; x += 300) books(pen, x, 150 + row * 150, 280, 116, row * 7 + x);
      pen.fill(box(-200, 150 + row * 150, 1700, 18), colour.woodDeep);
    }
  },
};

/** A gym hall with a wall to climb and rings. */
export const gym: Place = {
  back(pen) {
    room(pen, "#dfe8ea", "#c8935c", 590);
    pen.fill(box(-200, 420, 1700, 170), colour.sky);
    pen.fill(box(-200, 410, 1700, 14), colour.sun);
    for (let x = 60; x < 420; x += 60) pen.stroke(`M${x} 70V410`, colour.woodDeep, 9);
    for (let y = 90; y < 410; y += 44) pen.stroke(`M60 ${y}H360`, colour.wood, 9);
    pen.stroke("M760-60V190M880-60V190", colour.ink, 6);
    pen.stroke(oval(760, 220, 32), colour.woodLight, 11);
    pen.stroke(oval(880, 220, 32), colour.woodLight, 11);
    pen.fill(box(1050, 90, 190, 140, 8), colour.felt);
    pen.stroke(box(1110, 140, 70, 54, 2), colour.pomegranate, 7);
  },
};

/** A museum or gallery: framed pictures on a quiet wall. */
export const gallery: Place = {
  back(pen) {
    room(pen, "#e9e2d3", "#9c7d5f", 610);
    const frames = [
      [30, 110, 280, 220, colour.sky],
      [400, 80, 220, 290, colour.pomegranate],
      [720, 120, 280, 210, colour.steppe],
      [1080, 90, 220, 280, colour.sun],
    ] as const;
    for (const [x, y, w, h, hue] of frames) {
      pen.fill(box(x - 16, y - 16, w + 32, h + 32, 4), "#c9a24b");
      pen.fill(box(x, y, w, h), tint(hue, 0.55));
      pen.clip(box(x, y, w, h), () => {
        pen.fill(
          polygon(
            x,
            y + h,
            x + w * 0.35,
            y + h * 0.35,
            x + w * 0.6,
            y + h * 0.7,
            x + w * 0.78,
            y + h * 0.45,
            x + w,
            y + h,
          ),
          hue,
        );
        pen.fill(oval(x + w * 0.78, y + h * 0.22, w * 0.1), colour.sunSoft);
      });
    }
  },
};

/** A ward or a chemist's: white, green, quiet. */
export const studio: Place = {
  back(pen) {
    room(pen, "#2f3d5f", "#222c47", 610);
    pen.fill(box(90, 70, 1100, 420, 14), "#17203a");
    pen.fill(box(106, 86, 1068, 388, 8), downwards(86, 474, "#1f5f86", "#3d8fa8"));
    pen.clip(box(106, 86, 1068, 388, 8), () => {
      for (let i = 0; i < 6; i++)
        pen.stroke(oval(640, 280, 120 + i * 110, 60 + i * 56), "#ffffff22", 5);
      pen.fill(oval(640, 280, 150), "#ffffff18");
    });
    for (const x of [40, 1240]) {
      pen.softOval(x, 120, 190, 190, "#fff3c9", 0.55);
      pen.fill(oval(x, 60, 50), "#fff6da");
    }
  },
};
