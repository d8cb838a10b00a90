import type { SoundSource, VoiceName, VoiceSetting } from "./voice-setting.ts";

/** How our own voice moves; "plain" is how it spoke before. */
export type Prosody = "full" | "plain";

/** The server sends an older page on to the address of today's voices. */
const version = "3";

/** A text as the server says it. */
export const spokenText = (text: string): string =>
  text.normalize("NFC").replace(/\s+/g, " ").trim();

/**
 * Where a text can be heard. The address says all that the sound follows from, so that whoever has it
 * keeps it for a while; null for a text that is too long to be said at once.
 */
export function voiceAddress(
  text: string,
  voice: Exclude<VoiceName, "browser">,
  rate: VoiceSetting["rate"],
  prefer: SoundSource,
  prosody: Prosody = "full",
): string | null {
  const normal = spokenText(text);
  if (normal === "" || normal.length > 200) return null;
  const address = `/assets/voice/${version}/${voice}/${rate}.mp3?text=${encodeURIComponent(normal)}`;
  // People are asked first unless the address says otherwise.
  const preferred = prefer === "person" ? address : `${address}&prefer=${prefer}`;
  return prosody === "full" ? preferred : `${preferred}&prosody=${prosody}`;
}
