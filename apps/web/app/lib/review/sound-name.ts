import { readSound } from "@tilashar/learning/sounds";
import { m } from "#app/paraglide/messages.js";

/** Two sounds as people read them: "Sounds ы and і". */
export function soundName(key: string): string {
  const [one = "", other = ""] = readSound(key)?.letters ?? [];
  return m.review_sound_name({ one, other });
}
