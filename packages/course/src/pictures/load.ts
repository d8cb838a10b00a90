import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { BUILT_COVERS_FILE, type BuiltCovers } from "../covers/cover-files.ts";
import { DRAWN_PICTURES } from "./drawn-pictures.generated.ts";
import { type EmojiSet, hasEmoji } from "./emoji.ts";
import { OWN_PICTURES } from "./own-pictures.ts";
import { MANIFEST_FILE, type PictureManifest } from "./picture-manifest.ts";
import { drawWordPicture } from "./word-picture.ts";

const require = createRequire(import.meta.url);

/** The Fluent emoji set together with our own drawings of what it lacks. */
export function loadEmojiSet(): EmojiSet {
  const path = require.resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as EmojiSet;
  return { ...set, icons: { ...set.icons, ...OWN_PICTURES, ...DRAWN_PICTURES } };
}

let emojis: EmojiSet | undefined;

/** One picture of the set as an SVG document of its own; null where it has none of this name. */
export function emojiDocument(name: string): string | null {
  emojis ??= loadEmojiSet();
  return hasEmoji(emojis, name) ? drawWordPicture(emojis, name) : null;
}

/**
 * Reads the addresses of built pictures; a drawn cover stands before the one made of emojis.
 *
 * @param folder the folder of built assets
 * @throws when the pictures have not been built yet
 */
export function loadPictures(folder: string): PictureManifest {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const pictures = read(MANIFEST_FILE) as PictureManifest;
  const { lessons, readings } = read(BUILT_COVERS_FILE) as BuiltCovers;
  return {
    ...pictures,
    lessons: { ...pictures.lessons, ...lessons },
    readings: { ...pictures.readings, ...readings },
  };
}
