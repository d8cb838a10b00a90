import type { VoiceName, VoiceSetting } from "./voice-setting.ts";

/** The server sends an older page on to the address of today's voices. */
const version = "2";

/**
 * Where a text can be heard. The address says all that the sound follows from, so that whoever has it
 * keeps it; null for a text that is too long to be said at once.
 */
export function voiceAddress(
  text: string,
  voice: Exclude<VoiceName, "browser">,
  rate: VoiceSetting["rate"],
): string | null {
  const normal = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (normal === "" || normal.length > 200) return null;
  return `/assets/voice/${version}/${voice}/${rate}.mp3?text=${encodeURIComponent(normal)}`;
}
