import { hornCross, horns } from "../../films/drawing/ornament.ts";
import type { Pen } from "../../films/drawing/pen.ts";

/** The felts of the product's covers: a ground and the ornament sewn on it. */
const felts = {
  sky: { ground: "#cfe6ed", motif: "#5fb0c6" },
  sun: { ground: "#fbe3a2", motif: "#f3bf3c" },
  pomegranate: { ground: "#f5d6cb", motif: "#dd8a7c" },
  steppe: { ground: "#d3e7cd", motif: "#86bd8f" },
  dusk: { ground: "#39447a", motif: "#7683bb" },
  felt: { ground: "#f0e3cb", motif: "#cfa673" },
} as const;

/** A ground of felt with one large ornament, cropped by the edge: for what has no place of its own. */
export function feltBackdrop(
  pen: Pen,
  palette: keyof typeof felts,
  ornament: "left" | "right" | "middle" | "foot",
): void {
  const { ground, motif } = felts[palette];
  pen.fill("M-300-200H1600V1000H-300Z", ground);
  if (ornament === "middle") {
    hornCross(pen, 640, 400, 3, motif, 17);
    return;
  }
  if (ornament === "foot") {
    for (let x = -200; x <= 1500; x += 250)
      pen.group({ x, y: 690, scale: 1.35 }, () => horns(pen, motif, 17));
    return;
  }
  hornCross(pen, ornament === "left" ? 120 : 1160, 330, 3.1, motif, 17);
}
