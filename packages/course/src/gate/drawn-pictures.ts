import { drawCover } from "../pictures/cover.ts";
import { type EmojiSet, hasEmoji } from "../pictures/emoji.ts";
import type { PictureKnowledge } from "./gate-context.ts";

/** The gate's questions about pictures, answered by drawing them. */
export function drawnPictures(set: EmojiSet): PictureKnowledge {
  return {
    has: (name) => hasEmoji(set, name),
    coverBytes: (cover) =>
      new TextEncoder().encode(drawCover(set, { ...cover, variant: 0 })).length,
  };
}
