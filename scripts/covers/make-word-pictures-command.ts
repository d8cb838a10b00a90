import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SvgPen } from "./stage/svg-pen.ts";
import { wordPictures } from "./word-pictures.ts";

/** Writes the words' own pictures as SVG for the course: `node scripts/covers/make-word-pictures-command.ts`. */
const drawn = Object.entries(wordPictures).map(([name, draw]) => {
  const pen = new SvgPen();
  draw(pen);
  // The set's pictures are drawn on a square of 32.
  return [name, { body: `<g transform="scale(.1)">${pen.body}</g>` }] as const;
});
const file = join(
  import.meta.dirname,
  "../../packages/course/src/pictures/drawn-pictures.generated.ts",
);
writeFileSync(
  file,
  `// Written by scripts/covers/make-word-pictures-command.ts
export const DRAWN_PICTURES: Readonly<Record<string, { readonly body: string }>> = ${JSON.stringify(Object.fromEntries(drawn), null, 2)};\n`,
);
for (const [name, { body }] of drawn) console.log(`${name}: ${(body.length / 1024).toFixed(1)} KB`);
