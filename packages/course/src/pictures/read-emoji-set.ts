import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { EmojiSet } from "./emoji.ts";
import { OWN_PICTURES } from "./own-pictures.ts";

const require = createRequire(import.meta.url);

/** The Fluent emoji set together with our own drawings of what it lacks. */
export function readEmojiSet(): EmojiSet {
  const path = require.resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as EmojiSet;
  return { ...set, icons: { ...set.icons, ...OWN_PICTURES } };
}
