import type { BadgeGlyph } from "./badge-glyphs.ts";
import { FELTS } from "./palettes.ts";
import { ramHorn } from "./ram-horn.ts";

/** How far one has come: a rim of felt, of silver, of gold. */
export const BADGE_TIERS = [1, 2, 3] as const;
export type BadgeTier = (typeof BADGE_TIERS)[number];

interface Metal {
  readonly rim: string;
  /** The side the light falls on. */
  readonly shine: string;
  readonly horn: string;
  /** Where horns grow out of the rim, in degrees from the top. */
  readonly horns: readonly number[];
}

const METALS: Readonly<Record<BadgeTier, Metal>> = {
  1: { rim: "#9a6b3c", shine: "#b98a57", horn: "#9a6b3c", horns: [0] },
  2: { rim: "#8b98a8", shine: "#c3ccd6", horn: "#8b98a8", horns: [0, 180] },
  3: { rim: "#d99a00", shine: "#ffd65a", horn: "#d99a00", horns: [0, 90, 180, 270] },
};

const HORN = ramHorn({ stem: 8.5, radius: 4.8, band: 3.2, turns: 1.25 });
const GROUND = ramHorn({ stem: 15, radius: 8.5, band: 4.4, turns: 1.3 });

/**
 * A badge as a complete SVG document of 96 units: a felt roundel with a rim by its tier, ram's horns that
 * grow out of the rim, an ornament pressed into the felt, and the theme's glyph sewn on with a cord.
 */
export function drawBadge({ palette, body }: BadgeGlyph, tier: BadgeTier): string {
  const felts = FELTS[palette];
  const { rim, shine, horn, horns } = METALS[tier];
  const turned = (angle: number, use: string) => `<g transform="rotate(${angle})">${use}</g>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-48 -48 96 96">',
    `<defs><path id="h" d="${HORN.outline}"/><path id="g" d="${GROUND.outline}"/><g id="p">${body}</g></defs>`,
    `<g fill="${horn}">${horns
      .map((angle) =>
        turned(
          angle,
          '<g transform="translate(0 -31)"><use href="#h"/><use href="#h" transform="scale(-1 1)"/></g>',
        ),
      )
      .join("")}</g>`,
    `<circle r="34" fill="${rim}"/><path fill="${shine}" d="M-24-24a34 34 0 0 1 48 0l-3 3a29.7 29.7 0 0 0-42 0z"/>`,
    `<circle r="30" fill="${felts.ground}"/>`,
    `<g fill="${felts.motif}" opacity=".16">${[0, 90, 180, 270]
      .map((angle) => turned(angle, '<use href="#g"/><use href="#g" transform="scale(-1 1)"/>'))
      .join("")}</g>`,
    `<circle r="27.5" fill="none" stroke="${felts.stitch}" stroke-width="1.4" stroke-dasharray="3.6 3.2" stroke-linecap="round"/>`,
    '<g transform="translate(-22 -22)scale(1.375)"><g stroke="#1c2433" stroke-opacity=".2" stroke-width="3.4" stroke-linejoin="round"><use href="#p" y=".9"/></g>',
    '<g stroke="#faf6ef" stroke-width="3" stroke-linejoin="round"><use href="#p"/></g><use href="#p"/></g>',
    "</svg>",
  ].join("");
}
