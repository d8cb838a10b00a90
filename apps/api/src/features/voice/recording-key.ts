import { createHash } from "node:crypto";
import { normalText } from "./spoken-request.ts";

/**
 * What recordings of a text are looked up by. Capitals, quotation marks and a full stop at the end are not
 * heard, so that a word in a list and the same word as a sentence share their recordings; a question mark is.
 * Null for what is not said at all.
 */
export function recordingKey(text: string): string | null {
  const heard = normalText(text)
    ?.toLowerCase()
    .replace(/[«»„“”"]/g, "")
    .replace(/[.…]+$/, "")
    .trim();
  if (heard === undefined || heard === "") return null;
  return createHash("sha256").update(heard).digest("hex").slice(0, 40);
}
