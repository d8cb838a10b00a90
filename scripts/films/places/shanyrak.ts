import { colour } from "../drawing/colours.ts";
import { oval, type Pen, polygon, withAlpha } from "../drawing/pen.ts";
import { downwards, everything } from "./backdrop.ts";
import type { Place } from "./place.ts";

const cx = 640;
const cy = 330;

/** Looking up through the crown of the yurt at the evening sky. */
export const shanyrak: Place = {
  back(pen) {
    pen.fill(everything, downwards(0, 720, "#3a2a2c", "#5a3a30"));
    for (let i = 0; i < 44; i++) {
      const a = (i / 44) * Math.PI * 2;
      const x = Math.cos(a);
      const y = Math.sin(a) * 0.86;
      pen.stroke(`M${cx + x * 280} ${cy + y * 280}L${cx + x * 900} ${cy + y * 900}`, "#7d2a26", 20);
      pen.stroke(
        `M${cx + x * 280 - 3} ${cy + y * 280}L${cx + x * 900 - 8} ${cy + y * 900}`,
        "#c25548",
        5,
      );
    }
    pen.fill(oval(cx, cy, 306, 264), "#6a3f26");
    pen.stroke(oval(cx, cy, 292, 251), "#a56c41", 12);
    pen.clip(oval(cx, cy, 272, 232), () =>
      pen.fill(everything, downwards(80, 580, "#16224a", "#38508f", "#e59a6a")),
    );
  },
  behind(pen, time) {
    pen.clip(oval(cx, cy, 272, 232), () => {
      for (let i = 0; i < 46; i++) {
        const x = cx - 270 + ((i * 137.5) % 540);
        const y = cy - 225 + ((i * 73.3) % 330);
        const glow = 0.55 + 0.45 * Math.sin(time * 2 + i * 1.7);
        pen.fill(
          oval(x, y, (i % 5 === 0 ? 3.6 : 2) * (0.7 + glow * 0.4)),
          withAlpha("#fff3cf", glow),
        );
      }
      const fall = (time % 3.2) / 3.2;
      if (fall < 0.4) {
        const x = cx - 190 + fall * 900;
        const y = cy - 170 + fall * 320;
        pen.stroke(
          `M${x - 110} ${y - 40}L${x} ${y}`,
          {
            line: [x - 110, y - 40, x, y],
            stops: [
              [0, "#fff3cf00"],
              [1, "#fff3cf"],
            ],
          },
          5,
        );
        pen.fill(
          polygon(
            x,
            y - 9,
            x + 3,
            y - 3,
            x + 9,
            y,
            x + 3,
            y + 3,
            x,
            y + 9,
            x - 3,
            y + 3,
            x - 9,
            y,
            x - 3,
            y - 3,
          ),
          "#fffbe8",
        );
      }
      const flight = ((time * 0.11) % 1) * 700 - 60;
      bird(pen, cx - 330 + flight, cy + 110 - Math.sin(flight / 90) * 22, time);
      bird(pen, cx - 400 + flight, cy + 140 - Math.sin(flight / 90) * 22, time + 0.3);
    });
    for (const dx of [-80, 0, 80]) {
      pen.stroke(
        `M${cx + dx * 1.5} ${cy - 232}Q${cx + dx * 0.5} ${cy} ${cx + dx * 1.5} ${cy + 232}`,
        "#7a4a2c",
        17,
      );
      pen.stroke(
        `M${cx + dx * 1.5 - 4} ${cy - 232}Q${cx + dx * 0.5 - 4} ${cy} ${cx + dx * 1.5 - 4} ${cy + 232}`,
        "#b98352",
        5,
      );
      pen.stroke(
        `M${cx - 268} ${cy + dx * 1.3}Q${cx} ${cy + dx * 0.45} ${cx + 268} ${cy + dx * 1.3}`,
        "#6a3f26",
        17,
      );
      pen.stroke(
        `M${cx - 268} ${cy + dx * 1.3 - 4}Q${cx} ${cy + dx * 0.45 - 4} ${cx + 268} ${cy + dx * 1.3 - 4}`,
        "#a56c41",
        5,
      );
    }
  },
};

function bird(pen: Pen, x: number, y: number, time: number): void {
  const wing = Math.sin(time * 7) * 10;
  pen.stroke(
    `M${x - 20} ${y - wing}Q${x - 9} ${y - 9} ${x} ${y}Q${x + 9} ${y - 9} ${x + 20} ${y - wing}`,
    colour.ink,
    5,
  );
}
