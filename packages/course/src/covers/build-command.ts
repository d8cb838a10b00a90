import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import {
  BUILT_COVERS_FILE,
  type BuiltCovers,
  COVER_CROPS,
  coveredBy,
  coverFile,
} from "./cover-files.ts";
import { readCoverManifest } from "./load.ts";

/**
 * Copies the drawn covers to the built assets under names that tell their bytes, with a WebP of the wide one for browsers
 * that know no AVIF, and notes their addresses. A cover's files differ only in the crop: `lesson-1-wide.<hash>.webp`.
 */
const root = join(import.meta.dirname, "../../../..");
const content = process.env.CONTENT_DIR ?? join(root, "content");
const assets = join(root, "build/assets");
mkdirSync(assets, { recursive: true });

const there = new Set(readdirSync(assets));
const needed = new Set<string>();

async function place(name: string, bytes: () => Promise<Buffer> | Buffer): Promise<void> {
  needed.add(name);
  if (there.has(name)) return;
  writeFileSync(join(assets, `.${name}.draft`), await bytes());
  renameSync(join(assets, `.${name}.draft`), join(assets, name));
}

const addresses: BuiltCovers = { lessons: {}, readings: {} };
for (const { of } of readCoverManifest(content).covers) {
  const { what, id } = coveredBy(of);
  const name = what === "lessons" ? `lesson-${id}` : of;
  const pictures = COVER_CROPS.map((crop) => ({
    crop,
    bytes: readFileSync(join(content, "covers", coverFile(of, crop))),
  }));
  const hash = createHash("sha256");
  for (const { bytes } of pictures) hash.update(bytes);
  const mark = hash.digest("hex").slice(0, 10);
  for (const { crop, bytes } of pictures) await place(`${name}-${crop}.${mark}.avif`, () => bytes);
  const wide = `${name}-wide.${mark}.webp`;
  await place(wide, () => sharp(pictures[0]?.bytes).webp({ quality: 72, effort: 4 }).toBuffer());
  addresses[what][id] = `/assets/${wide}`;
}
writeFileSync(join(assets, BUILT_COVERS_FILE), JSON.stringify(addresses));
for (const file of there) {
  if (
    /^(?:lesson|reading)-\d+-(?:wide|square|strip)\.[0-9a-f]{10}\.(?:avif|webp)$/.test(file) &&
    !needed.has(file)
  )
    rmSync(join(assets, file));
}
const count = (covers: object) => Object.keys(covers).length;
console.log(`${count(addresses.lessons) + count(addresses.readings)} drawn covers`);
