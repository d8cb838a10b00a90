import { recordingKey } from "../recording-key.ts";

/** The folder of the sounds in a pack. */
export const soundsFolder = "sounds";

/** Where a pack has the sound of a text by one of its speakers; null for what is not said at all. */
export function packedSound(text: string, speaker: number): string | null {
  const key = recordingKey(text);
  return key && `${soundsFolder}/${speaker}/${key}.mp3`;
}

/** Paths of sounds in a pack. */
export const packedSoundPath = /^sounds\/\d{1,4}\/[0-9a-f]{40}\.mp3$/;

/** Whether bytes begin as an MP3 does. */
export const beginsAsMp3 = (head: Uint8Array): boolean =>
  (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2) ||
  (head[0] === 0x49 && head[1] === 0x44 && head[2] === 0x33);
