/** The film palette: the product's tokens in sRGB, and what people and rooms need beside them. */
export const colour = {
  felt: "#faf6ef",
  feltDeep: "#efe6d6",
  stitch: "#dccbb0",
  ink: "#1c2433",
  inkSoft: "#56607a",
  sky: "#08708f",
  skyDeep: "#065468",
  skyLight: "#8cc9d6",
  skyWash: "#dcecef",
  sun: "#f5b700",
  sunSoft: "#f7d774",
  pomegranate: "#c2413b",
  pomegranateDeep: "#8f2b2b",
  rose: "#e39a8b",
  steppe: "#2e7d4f",
  steppeDeep: "#1f5a3a",
  steppeLight: "#8fbf8a",
  night: "#10151f",
  dusk: "#2b3557",
  duskLight: "#5d6a9b",
  wood: "#b57b4a",
  woodDeep: "#8a5733",
  woodLight: "#d9a873",
  brick: "#c98363",
  plum: "#6f4a6f",
  mint: "#bfe0cf",
  white: "#ffffff",
} as const;

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** `part` of 1 is all `other`. Both are `#rrggbb`. */
export function mix(one: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour where the light does not reach: towards a cool ink, never towards grey. */
export const shade = (hex: string, part = 0.16): string => mix(hex, "#2a2440", part);

export const tint = (hex: string, part = 0.25): string => mix(hex, "#fff8ea", part);
