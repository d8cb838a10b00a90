import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { Course } from "../course/course.ts";
import { composePictures, type PictureGroup } from "./compose-pictures.ts";
import type { EmojiSet } from "./emoji.ts";
import { MANIFEST_FILE } from "./picture-manifest.ts";

/** The folder that pictures are built into. */
export interface PictureFolder {
  readonly files: () => readonly string[];
  /** Writes a whole file or nothing. */
  readonly write: (file: string, bytes: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
}

export interface PicturesBuilt {
  readonly pictures: number;
  readonly bytes: number;
  /** Size of the heaviest cover. */
  readonly largestCover: number;
}

/**
 * Writes every picture of the course as `<name>.<hash>.svg`, with the same compressed beside it
 * (`.svg.br`), then the manifest that tells their addresses, and clears away pictures of earlier
 * builds. What is there already is not written again: the name tells the bytes.
 */
export function buildPictures(course: Course, set: EmojiSet, folder: PictureFolder): PicturesBuilt {
  const manifest: Record<PictureGroup, Record<string, string>> = {
    words: {},
    lessons: {},
    readings: {},
    scenes: {},
    badges: {},
  };
  const there = new Set(folder.files());
  const needed = new Set<string>();
  let bytes = 0;
  let largestCover = 0;
  for (const { group, key, name, svg } of composePictures(course, set)) {
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
    const file = `${name}.${hash}.svg`;
    const compressed = `${file}.br`;
    if (!there.has(file)) folder.write(file, svg);
    if (!there.has(compressed)) folder.write(compressed, brotliCompressSync(svg));
    needed.add(file).add(compressed);
    manifest[group][key] = `/assets/${file}`;
    const size = Buffer.byteLength(svg);
    bytes += size;
    if (group !== "words" && group !== "badges") largestCover = Math.max(largestCover, size);
  }
  folder.write(MANIFEST_FILE, JSON.stringify(manifest));
  for (const file of there) {
    const ours = /^(?:word|lesson|reading|scene|badge)-.*\.[0-9a-f]{10}\.svg(?:\.br)?$/.test(file);
    if (ours && !needed.has(file)) folder.remove(file);
  }
  return { pictures: needed.size / 2, bytes, largestCover };
}
