import { createHash } from "node:crypto";
import { type SpeakerName, type SpeechRate, voiceVersion } from "@tilashar/speech/voice";

/** What is to be said, by whom, how fast. */
export interface SpokenRequest {
  text: string;
  voice: SpeakerName;
  rate: SpeechRate;
}

/** Longer than any sentence of the course; a whole text is played sentence by sentence. */
export const maxTextLength = 200;

/** One spelling of a text, so that it has one address and one sound. Null for what is not said at all. */
export function normalText(text: string): string | null {
  const normal = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return normal === "" || normal.length > maxTextLength ? null : normal;
}

/** The name a sound is kept under. `engine` names who spoke. */
export function soundKey({ text, voice, rate }: SpokenRequest, engine: string): string {
  return createHash("sha256")
    .update(JSON.stringify([voiceVersion, engine, voice, rate, text]))
    .digest("hex")
    .slice(0, 40);
}
