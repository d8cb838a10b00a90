import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

/** The product's typeface (scripts/fonts/build-typeface.py) as plain TrueType, which can be drawn without a browser. */
const file = join(import.meta.dirname, "tilashar.ttf");

export type Weight = 400 | 800;

let faces: Record<Weight, Font> | undefined;

function faceOf(weight: Weight): Font {
  if (faces === undefined) {
    const font = create(readFileSync(file)) as Font;
    faces = { 400: font.getVariation({ wght: 400 }), 800: font.getVariation({ wght: 800 }) };
  }
  return faces[weight];
}

/** A drawn line of text. */
export interface Lettering {
  /** SVG path data; the line starts at 0, 0 on its baseline. */
  readonly path: string;
  /** In the units of `size`. */
  readonly width: number;
}

/** Draws one line as outlines, so that a picture of it needs no font where it is rendered. */
export function letter(text: string, size: number, weight: Weight): Lettering {
  const font = faceOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const parts: string[] = [];
  glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number];
    parts.push(
      glyph.path
        .translate(x + xOffset, yOffset)
        .scale(scale, -scale)
        .toSVG(),
    );
    x += xAdvance;
  });
  return { path: parts.join(""), width: x * scale };
}

/**
 * Breaks a text into lines no wider than `width`, at a size no larger than `size` and as few lines as
 * that needs; what does not fit `maxLines` at the smallest size is cut with an ellipsis.
 */
export function fitLines(
  text: string,
  options: { width: number; size: number; smallest: number; maxLines: number; weight: Weight },
): { lines: Lettering[]; size: number } {
  const { width, smallest, maxLines, weight } = options;
  for (let size = options.size; ; size = Math.max(smallest, size * 0.9)) {
    const lines = breakLines(text, width, size, weight);
    if (lines.length <= maxLines) {
      const drawn = lines.map((line) => letter(line, size, weight));
      if (size === smallest || drawn.every((line) => line.width <= width)) {
        return { lines: drawn, size };
      }
    }
    if (size === smallest) {
      const kept = lines.slice(0, maxLines);
      kept[maxLines - 1] = `${kept[maxLines - 1]}…`;
      return { lines: kept.map((line) => letter(line, size, weight)), size };
    }
  }
}

function breakLines(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && letter(longer, size, weight).width <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
