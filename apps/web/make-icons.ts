import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Draws the icons of the installed application from the favicon's horn: `node apps/web/make-icons.ts`,
 * after the drawing has changed. A maskable icon fills its square, its drawing inside the safe circle.
 */
const folder = join(import.meta.dirname, "public/icons");
const drawing = await readFile(join(import.meta.dirname, "public/favicon.svg"), "utf8");
const whole = drawing.replace('rx="14" ', "");
const inCircle = whole.replace("translate(32 17) scale(.29)", "translate(32 21.300) scale(.207)");

await mkdir(folder, { recursive: true });
for (const [name, svg, size] of [
  ["any-192", drawing, 192],
  ["any-512", drawing, 512],
  ["maskable-192", inCircle, 192],
  ["maskable-512", inCircle, 512],
  // Apple rounds the corners itself.
  ["touch-180", whole, 180],
] as const) {
  if (name.startsWith("maskable") && svg === whole) throw new Error("The horn was not found");
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));
}
