import { createHash } from "node:crypto";
import {
  type Prosody,
  type SpeakerName,
  type SpeechRate,
  voiceVersion,
} from "@tilashar/speech/voice";

/** What is to be said, by whom, how fast. */
export interface SpokenRequest {
  text: string;
  voice: SpeakerName;
  rate: SpeechRate;
  /** "plain": as our voice spoke before, for whoever compares; nobody else says it so. */
  prosody?: Prosody;
}

/** Longer than any sentence of the course; a whole text is played sentence by sentence. */
export const maxTextLength = 200;

/** One spelling of a text, so that it has one address and one sound. Null for what is not said at all. */
export function normalText(text: string): string | null {
  const normal = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return normal === "" || normal.length > maxTextLength ? null : normal;
}

/** The name something is kept under that follows from these parts. */
export const keyOf = (parts: readonly (string | number)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);

/** The name a sound is kept under. `engine` names who spoke. */
export const soundKey = (
  { text, voice, rate, prosody = "full" }: SpokenRequest,
  engine: string,
): string =>
  keyOf([voiceVersion, engine, voice, rate, text, ...(prosody === "full" ? [] : [prosody])]);
