import { imageSize } from "image-size";
import type { Picture } from "../own-text.ts";

/** A picture by itself, wherever it stands. */
export type PictureFile = Pick<Picture, "type" | "bytes" | "width" | "height">;

/** Kinds that are pixels and nothing else. A drawing (SVG) is markup, and stays out. */
const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

/** What a file of a book shows, by its bytes; null for what is no picture that we draw. */
export function readPicture(bytes: Uint8Array): PictureFile | null {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    const kind = types[type];
    if (kind === undefined || width === 0 || height === 0) return null;
    return { type: kind, bytes: new Uint8Array(bytes), width, height };
  } catch {
    // It is damaged, or of a kind that nobody knows
    return null;
  }
}
