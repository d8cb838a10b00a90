import type { Palette } from "../schema/common-fields.ts";

/** The felts a cover is sewn from. */
export interface Felts {
  /** The ground. */
  readonly ground: string;
  /** The ornament laid on it. */
  readonly motif: string;
  /** The cord sewn along the ornament's edge. */
  readonly cord: string;
  /** The stitches along its middle. */
  readonly stitch: string;
}

export const FELTS: Readonly<Record<Palette, Felts>> = {
  sky: { ground: "#d3e8ee", motif: "#08708f", cord: "#faf6ef", stitch: "#5fb0c6" },
  sun: { ground: "#fbe7ae", motif: "#f0a800", cord: "#fffaf0", stitch: "#ffd766" },
  pomegranate: { ground: "#f6dcd3", motif: "#b83a35", cord: "#faf6ef", stitch: "#e58a7d" },
  steppe: { ground: "#d8e9d3", motif: "#2e7d4f", cord: "#faf6ef", stitch: "#7dba8e" },
  dusk: { ground: "#2c3763", motif: "#e9a93a", cord: "#faf6ef", stitch: "#ffd98a" },
  felt: { ground: "#f0e5d0", motif: "#9a6b3c", cord: "#faf6ef", stitch: "#cfa673" },
};
