import { colour, shade, tint } from "../drawing/colours.ts";
import { hornBand, horns } from "../drawing/ornament.ts";
import { box, oval, type Pen, withAlpha } from "../drawing/pen.ts";
import type { Build, Design } from "./design.ts";

/** From the shoulders to the hips; the origin is between the hip joints, up is negative. */
export function torsoShape({ torso: T, shoulder: s, hip: h }: Build, flare = 0): string {
  return `M${-s * 0.4} ${-T - 9}C${-s * 0.8} ${-T - 5} ${-s - 4} ${-T + 2} ${-s - 3} ${-T + 32}C${-s + 5} ${-T * 0.55} ${-h - 1} ${-T * 0.4} ${-h - flare} 8Q0 ${16} ${h + flare} 8C${h + 1} ${-T * 0.4} ${s - 5} ${-T * 0.55} ${s + 3} ${-T + 32}C${s + 4} ${-T + 2} ${s * 0.8} ${-T - 5} ${s * 0.4} ${-T - 9}Q0 ${-T + 6} ${-s * 0.4} ${-T - 9}Z`;
}

const long = new Set(["coat", "labCoat", "kamzol"]);

export function drawTorso(pen: Pen, design: Design): void {
  const { build, garment, top, trim } = design;
  const { torso: T, shoulder: s, hip: h } = build;
  const shape = torsoShape(build, long.has(garment) ? 7 : 1);
  pen.fill(shape, top);
  pen.clip(shape, () => {
    pen.fill(
      `M${s * 0.3} ${-T - 12}C${s * 0.5} ${-T * 0.6} ${s * 0.2} ${-T * 0.3} ${h * 0.5} 20H${s + 30}V${-T - 12}Z`,
      withAlpha(shade(top, 0.5), 0.22),
    );
    details[garment]?.(pen, design, { T, s, h });
    if (design.apron) apron(pen, design.apron, { T, s, h });
  });
  collar(pen, garment, trim, top, T, s);
  if (design.tie) {
    pen.fill(`M-7 ${-T + 4}h14l4 10l-5 6l6 48l-12 14l-12-14l6-48l-5-6Z`, design.tie);
    pen.fill(`M-8 ${-T}h16l-4 14h-8Z`, shade(design.tie, 0.2));
  }
  if (design.stethoscope) {
    pen.stroke(
      `M-20 ${-T - 2}C-26 ${-T + 40}-18 ${-T + 60} 0 ${-T + 66}C18 ${-T + 60} 26 ${-T + 40} 20 ${-T - 2}M0 ${-T + 66}v24`,
      colour.skyDeep,
      5,
    );
    pen.fill(oval(0, -T + 96, 9), "#c8d3d8");
    pen.fill(oval(0, -T + 96, 5), colour.inkSoft);
  }
  if (design.scarfColour) {
    pen.fill(
      `M${-s * 0.5} ${-T - 14}C-20 ${-T + 12} 20 ${-T + 12} ${s * 0.5} ${-T - 14}C${s * 0.6} ${-T + 6} 26 ${-T + 24} 0 ${-T + 26}C-26 ${-T + 24} ${-s * 0.6} ${-T + 6} ${-s * 0.5} ${-T - 14}Z`,
      design.scarfColour,
    );
    pen.fill(`M-18 ${-T + 18}l22 2l-4 66l-22-4Z`, shade(design.scarfColour, 0.12));
  }
  if (design.backpack) {
    for (const side of [-1, 1])
      pen.stroke(
        `M${side * s * 0.58} ${-T - 4}C${side * s * 0.8} ${-T + 40} ${side * s * 0.78} ${-T * 0.5} ${side * s * 0.86} ${-T * 0.3}`,
        design.backpack,
        10,
      );
  }
}

interface Sizes {
  T: number;
  s: number;
  h: number;
}

const details: Partial<
  Record<Design["garment"], (pen: Pen, design: Design, sizes: Sizes) => void>
> = {
  tee(pen, { trim }, { T, s }) {
    pen.fill(box(-s, -T * 0.62, s * 2, T * 0.17), trim);
  },
  hoodie(pen, { top, trim }, { T, s, h }) {
    pen.fill(
      `M${-h * 0.62} ${-T * 0.1}L${-h * 0.4} ${-T * 0.4}H${h * 0.4}L${h * 0.62} ${-T * 0.1}Z`,
      shade(top, 0.14),
    );
    pen.stroke(`M-10 ${-T + 14}v34M10 ${-T + 14}v28`, trim, 3.4);
    pen.fill(`M${-s} 0H${s}V20H${-s}Z`, shade(top, 0.2));
  },
  sweater(pen, { top, trim }, { T, s }) {
    hornBand(
      pen,
      { x: -s - 4, y: -T * 0.72, width: s * 2 + 8, height: 30 },
      { ground: trim, horn: top, line: shade(top, 0.2) },
    );
    for (let x = -s; x < s; x += 9) pen.stroke(`M${x}-2v14`, shade(top, 0.22), 3);
  },
  shirt(pen, { top, trim }, { T }) {
    pen.stroke(`M0 ${-T}V20`, shade(top, 0.2), 2.6);
    for (let y = -T + 26; y < 10; y += 26) pen.fill(oval(6, y, 2.8), trim);
    pen.stroke(`M14 ${-T * 0.66}h24v22q-12 6-24 0Z`, shade(top, 0.2), 2.4);
  },
  blouse(pen, { top, trim }, { T, s }) {
    pen.fill(`M${-s * 0.34} ${-T - 10}L0 ${-T + 44}L${s * 0.34} ${-T - 10}Z`, trim);
    pen.stroke(`M${-s * 0.36} ${-T - 8}L0 ${-T + 46}L${s * 0.36} ${-T - 8}`, shade(top, 0.18), 4);
  },
  jacket(pen, { top, trim }, { T, s, h }) {
    pen.fill(`M-17 ${-T - 12}L-12 22H12L17 ${-T - 12}Z`, trim);
    pen.stroke(`M-15 ${-T}L-12 20M15 ${-T}L12 20`, shade(top, 0.3), 3);
    for (const side of [-1, 1])
      pen.stroke(`M${side * s * 0.72} ${-T * 0.6}h${-side * 22}v18`, tint(top, 0.35), 2.4, [4, 4]);
    pen.stroke(`M${-h - 4} 2H${h + 4}`, tint(top, 0.35), 2.4, [5, 5]);
  },
  suit(pen, { top, trim }, { T, s }) {
    pen.fill(`M${-s * 0.36} ${-T - 12}L0 ${-T * 0.36}L${s * 0.36} ${-T - 12}Z`, trim);
    for (const side of [-1, 1]) {
      pen.fill(
        `M${side * s * 0.3} ${-T - 12}L${side * s * 0.62} ${-T + 26}L${side * s * 0.46} ${-T + 34}L${side * s * 0.52} ${-T + 44}L0 ${-T * 0.34}Z`,
        shade(top, 0.2),
      );
    }
    pen.stroke(`M0 ${-T * 0.34}V20`, shade(top, 0.35), 2.6);
    pen.fill(oval(6, -T * 0.2, 3.6), shade(top, 0.45));
  },
  coat(pen, { top, trim }, { T, s }) {
    for (const side of [-1, 1])
      pen.fill(
        `M0 ${-T + 22}L${side * s * 0.3} ${-T - 12}L${side * s * 0.74} ${-T + 14}L${side * s * 0.3} ${-T + 44}Z`,
        shade(top, 0.16),
      );
    pen.stroke(`M0 ${-T + 24}V20`, shade(top, 0.3), 3);
    for (let y = -T + 58; y < 10; y += 30) pen.fill(oval(9, y, 4.4), trim);
  },
  labCoat(pen, { trim }, { T, s, h }) {
    pen.fill(`M${-s * 0.3} ${-T - 12}L-4 ${-T * 0.4}H4L${s * 0.3} ${-T - 12}Z`, trim);
    for (const side of [-1, 1])
      pen.fill(
        `M${side * s * 0.28} ${-T - 12}L${side * s * 0.6} ${-T + 18}L${side * s * 0.3} ${-T + 34}L2 ${-T * 0.38}Z`,
        "#e4e9ea",
      );
    pen.stroke(`M0 ${-T * 0.38}V20`, "#c4cdd0", 3);
    pen.stroke(`M${h * 0.3} ${-T * 0.56}h26v24h-26Z`, "#c4cdd0", 2.6);
    pen.stroke(`M${h * 0.3 + 8} ${-T * 0.56 - 8}v14`, colour.pomegranate, 4);
  },
  puffer(pen, { top }, { T, s }) {
    for (let y = -T + 26; y < 16; y += 24)
      pen.stroke(`M${-s - 6} ${y}Q0 ${y + 8} ${s + 6} ${y}`, shade(top, 0.24), 3);
    pen.stroke(`M0 ${-T}V20`, shade(top, 0.4), 4);
  },
  waistcoat(pen, { top, trim }, { T, s }) {
    pen.fill(
      `M${-s - 6} ${-T + 10}C${-s * 0.5} ${-T + 20} ${-s * 0.6} ${-T * 0.5} ${-s * 0.7} 0H${-s - 10}ZM${s + 6} ${-T + 10}C${s * 0.5} ${-T + 20} ${s * 0.6} ${-T * 0.5} ${s * 0.7} 0H${s + 10}Z`,
      trim,
    );
    pen.fill(`M${-s * 0.36} ${-T - 12}L0 ${-T * 0.5}L${s * 0.36} ${-T - 12}Z`, trim);
    pen.stroke(`M0 ${-T * 0.5}V20`, shade(top, 0.3), 3);
    for (const y of [-T * 0.38, -T * 0.2, -T * 0.02]) pen.fill(oval(7, y, 3.4), colour.sunSoft);
  },
  uniform(pen, { top, trim }, { T, s }) {
    pen.fill(`M${-s * 0.4} ${-T - 12}L-8 ${-T * 0.42}H8L${s * 0.4} ${-T - 12}Z`, trim);
    pen.stroke(
      `M${-s * 0.42} ${-T - 8}L-8 ${-T * 0.42}H8L${s * 0.42} ${-T - 8}`,
      shade(top, 0.3),
      3,
    );
    pen.fill(
      `M-10 ${-T + 10}L-20 ${-T + 2}V${-T + 26}ZM10 ${-T + 10}L20 ${-T + 2}V${-T + 26}Z`,
      colour.pomegranate,
    );
    pen.fill(oval(0, -T + 13, 6), shade(colour.pomegranate, 0.15));
  },
  kamzol(pen, { top, trim }, { T, s, h }) {
    // A fitted velvet waistcoat over a pale dress, edged with a cord and with horns at the breast.
    pen.fill(`M${-s * 0.3} ${-T - 12}L-5 ${-T * 0.55}H5L${s * 0.3} ${-T - 12}Z`, trim);
    pen.stroke(
      `M${-s * 0.36} ${-T - 10}L-7 ${-T * 0.52}V20M${s * 0.36} ${-T - 10}L7 ${-T * 0.52}V20`,
      colour.sun,
      4,
    );
    for (const side of [-1, 1]) {
      pen.group({ x: side * s * 0.48, y: -T * 0.6, scale: 0.19 }, () =>
        horns(pen, colour.sunSoft, 20),
      );
      pen.group({ x: side * h * 0.62, y: -8, scale: 0.19 }, () => horns(pen, colour.sunSoft, 20));
    }
    pen.fill(box(-h - 12, -T * 0.36, h * 2 + 24, 13), shade(top, 0.35));
    pen.fill(oval(0, -T * 0.36 + 6.5, 9), "#d5dbe0");
    pen.fill(oval(0, -T * 0.36 + 6.5, 4), colour.pomegranate);
  },
};

function collar(
  pen: Pen,
  garment: Design["garment"],
  trim: string,
  top: string,
  T: number,
  s: number,
): void {
  if (garment === "hoodie") {
    pen.fill(
      `M${-s * 0.62} ${-T - 6}C-30 ${-T + 22} 30 ${-T + 22} ${s * 0.62} ${-T - 6}C${s * 0.5} ${-T - 26} ${-s * 0.5} ${-T - 26} ${-s * 0.62} ${-T - 6}Z`,
      shade(top, 0.22),
    );
  } else if (garment === "sweater" || garment === "puffer") {
    pen.fill(box(-s * 0.44, -T - 18, s * 0.88, 24, 11), shade(top, 0.16));
  } else if (
    garment === "shirt" ||
    garment === "jacket" ||
    garment === "waistcoat" ||
    garment === "uniform" ||
    garment === "suit"
  ) {
    const hue = garment === "shirt" ? tint(top, 0.3) : trim;
    for (const side of [-1, 1])
      pen.fill(
        `M0 ${-T + 8}L${side * s * 0.4} ${-T - 16}L${side * s * 0.5} ${-T + 2}L${side * s * 0.24} ${-T + 20}Z`,
        hue,
      );
    for (const side of [-1, 1])
      pen.stroke(
        `M0 ${-T + 8}L${side * s * 0.24} ${-T + 20}L${side * s * 0.5} ${-T + 2}`,
        withAlpha(shade(hue, 0.5), 0.45),
        2,
      );
  } else if (garment === "tee") {
    pen.stroke(`M${-s * 0.38} ${-T - 8}Q0 ${-T + 10} ${s * 0.38} ${-T - 8}`, shade(top, 0.25), 6);
  }
}

function apron(pen: Pen, hue: string, { T, s, h }: Sizes): void {
  pen.stroke(
    `M${-s * 0.4} ${-T - 8}L${-s * 0.36} ${-T * 0.66}M${s * 0.4} ${-T - 8}L${s * 0.36} ${-T * 0.66}`,
    shade(hue, 0.2),
    7,
  );
  pen.fill(`M${-s * 0.46} ${-T * 0.7}H${s * 0.46}L${h + 12} 24H${-h - 12}Z`, hue);
  pen.stroke(`M${-s * 0.4} ${-T * 0.64}H${s * 0.4}`, shade(hue, 0.25), 2.4, [5, 6]);
  pen.stroke(`M${-h * 0.5} ${-T * 0.26}H${h * 0.5}V${-4}H${-h * 0.5}Z`, shade(hue, 0.22), 2.6);
}
