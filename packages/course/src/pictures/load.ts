import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { EmojiSet } from "./emoji.ts";
import { OWN_PICTURES } from "./own-pictures.ts";
import { MANIFEST_FILE, type PictureManifest } from "./picture-manifest.ts";

const require = createRequire(import.meta.url);

/** The Fluent emoji set together with our own drawings of what it lacks. */
export function loadEmojiSet(): EmojiSet {
  const path = require.resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as EmojiSet;
  return { ...set, icons: { ...set.icons, ...OWN_PICTURES } };
}

/**
 * Reads the addresses of built pictures.
 *
 * @param folder the folder of built assets
 * @throws when the pictures have not been built yet
 */
export function loadPictures(folder: string): PictureManifest {
  return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8")) as PictureManifest;
}
