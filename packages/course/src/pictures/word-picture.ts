import { EMOJI_SIDE, type EmojiSet, emojiBody } from "./emoji.ts";

/** A word's picture as a complete SVG document on a transparent square. */
export function drawWordPicture(set: EmojiSet, name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 ${EMOJI_SIDE} ${EMOJI_SIDE}">${emojiBody(set, name, "w")}</svg>`;
}
