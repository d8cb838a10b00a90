import type { Palette } from "../schema/common-fields.ts";
import { EMOJI_SIDE, type EmojiSet, emojiBody } from "./emoji.ts";
import { FELTS, type Felts } from "./palettes.ts";
import { type HalfMotif, ramHorn } from "./ram-horn.ts";

const COVER_WIDTH = 320;
const COVER_HEIGHT = 200;

export interface CoverDesign {
  /** The hero first. */
  readonly pictures: readonly string[];
  readonly palette: Palette;
  /** Chooses among the compositions, so that neighbours differ. */
  readonly variant: number;
}

interface Layout {
  readonly ornament: (felts: Felts) => string;
  /** Where the group of pictures stands: the middle of its foot. */
  readonly x: number;
  readonly y: number;
}

/** A cover as a complete SVG document. */
export function drawCover(set: EmojiSet, design: CoverDesign): string {
  const felts = FELTS[design.palette];
  const layout = LAYOUTS[design.variant % LAYOUTS.length] as Layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">`,
    `<path fill="${felts.ground}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    layout.ornament(felts),
    group(set, design.pictures, layout.x, layout.y),
    "</svg>",
  ].join("");
}

/** A figure of two mirrored halves, sewn to the ground at each of the places (SVG transforms). */
function sewn(half: HalfMotif, places: readonly string[], felts: Felts, cord: number): string {
  const whole = `<g id="o">${mirrored(`<path id="b" d="${half.outline}"/>`, "b")}</g>`;
  const seams = `<g id="s" fill="none" stroke="${felts.stitch}" stroke-width="1.6" stroke-dasharray="5 5" stroke-linecap="round">${mirrored(`<path id="t" d="${half.seam}"/>`, "t")}</g>`;
  const edge = `stroke="${felts.cord}" stroke-width="${2 * cord}" stroke-linejoin="round"`;
  return [
    `<defs>${whole}${seams}</defs>`,
    `<g fill="${felts.motif}">`,
    ...places.map(
      (place) =>
        `<g transform="${place}"><use href="#o" ${edge}/><use href="#o"/><use href="#s"/></g>`,
    ),
    "</g>",
  ].join("");
}

function mirrored(element: string, id: string): string {
  return `${element}<use href="#${id}" transform="scale(-1 1)"/>`;
}

const BIG = ramHorn({ stem: 92, radius: 60, band: 30, turns: 1.42 });
const CREST = ramHorn({ stem: 96, radius: 64, band: 30, turns: 1.42 });
const SMALL = ramHorn({ stem: 27, radius: 15.5, band: 8.5, turns: 1.3 });

const big = (place: string) => (felts: Felts) => sewn(BIG, [place], felts, 2.5);
const border = [0, 80, 160, 240, 320].map((x) => `translate(${x} 203)`);

/** Six, so that in a grid of two, three or four columns no neighbour has the same one. */
const LAYOUTS: readonly Layout[] = [
  // Horns rising behind the pictures.
  { ornament: (felts) => sewn(CREST, ["translate(160 208)"], felts, 2.5), x: 160, y: 174 },
  // Horns reaching in from the right.
  { ornament: big("translate(334 100)rotate(-90)"), x: 110, y: 168 },
  // A carpet's border at the foot.
  { ornament: (felts) => sewn(SMALL, border, felts, 2), x: 160, y: 150 },
  // Horns growing out of the corner on the left.
  { ornament: big("translate(-8 208)rotate(45)"), x: 210, y: 170 },
  // Horns reaching in from the left.
  { ornament: big("translate(-14 100)rotate(90)"), x: 210, y: 168 },
  // Horns growing out of the corner on the right.
  { ornament: big("translate(328 208)rotate(-45)"), x: 110, y: 170 },
];

function group(set: EmojiSet, pictures: readonly string[], x: number, y: number): string {
  const [hero = "", ...others] = pictures;
  const parts = [put(set, hero, x, y, others.length === 0 ? 128 : 116, "h")];
  others.forEach((name, place) => {
    parts.push(put(set, name, place === 0 ? x + 66 : x - 66, y + 6, 64, `s${place}`));
  });
  return parts.join("");
}

function put(
  set: EmojiSet,
  name: string,
  x: number,
  foot: number,
  side: number,
  id: string,
): string {
  const scale = side / EMOJI_SIDE;
  const cord = 4 / scale;
  return `<g transform="translate(${x - side / 2} ${foot - side})scale(${scale})"><g stroke-linejoin="round"><use href="#${id}" y="${1.5 / scale}" stroke="#1c2433" stroke-opacity=".18" stroke-width="${2 * cord}"/><use href="#${id}" stroke="#faf6ef" stroke-width="${2 * cord}"/></g><g id="${id}">${emojiBody(set, name, id)}</g></g>`;
}
