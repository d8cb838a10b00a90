import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Course } from "../course/course.ts";
import { composePictures, type PictureGroup } from "./compose-pictures.ts";
import type { EmojiSet } from "./emoji.ts";
import { MANIFEST_FILE } from "./picture-manifest.ts";

export interface PicturesBuilt {
  readonly pictures: number;
  readonly bytes: number;
  /** Size of the heaviest cover. */
  readonly largestCover: number;
}

/**
 * Writes every picture of the course into a folder as `<name>.<hash>.svg`, with the same compressed
 * beside it (`.svg.br`), then the manifest that tells their addresses, and clears away pictures of
 * earlier builds.
 *
 * @throws when the folder cannot be written, or a cover is heavier than a list page can bear
 */
export function buildPictures(course: Course, set: EmojiSet, folder: string): PicturesBuilt {
  mkdirSync(folder, { recursive: true });
  const manifest: Record<PictureGroup, Record<string, string>> = {
    words: {},
    lessons: {},
    readings: {},
    scenes: {},
  };
  const kept = new Set([MANIFEST_FILE]);
  let bytes = 0;
  let largestCover = 0;
  for (const { group, key, name, svg } of composePictures(course, set)) {
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
    const file = `${name}.${hash}.svg`;
    const path = join(folder, file);
    const compressed = `${path}.br`;
    // The name tells the bytes: what is there already is right. The compressed file comes last, so
    // that its being there means both are.
    if (!existsSync(compressed)) {
      writeFileSync(path, svg);
      writeFileSync(compressed, brotliCompressSync(svg));
    }
    manifest[group][key] = `/assets/${file}`;
    kept.add(file).add(`${file}.br`);
    const size = Buffer.byteLength(svg);
    bytes += size;
    if (group !== "words") largestCover = Math.max(largestCover, size);
  }
  const draft = join(folder, `${MANIFEST_FILE}.draft`);
  writeFileSync(draft, JSON.stringify(manifest));
  renameSync(draft, join(folder, MANIFEST_FILE));
  for (const file of readdirSync(folder)) {
    const ours = /^(word|lesson|reading|scene)-.*\.[0-9a-f]{10}\.svg(\.br)?$/.test(file);
    if (ours && !kept.has(file)) rmSync(join(folder, file));
  }
  return { pictures: (kept.size - 1) / 2, bytes, largestCover };
}
