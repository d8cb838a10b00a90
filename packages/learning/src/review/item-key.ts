/** What is reviewed: a word, a rule of spelling a suffix, two sounds that are mixed up, or a whole sentence. */
export type ItemKind = "word" | "rule" | "sound" | "line";

export function kindOfItem(item: string): ItemKind {
  const kind = item.slice(0, item.indexOf(":"));
  return kind === "rule" || kind === "sound" || kind === "line" ? kind : "word";
}

/**
 * What a word is reviewed under: its dictionary form, however it was met, so that a lesson, a text and a
 * film feed one memory.
 */
export const wordKey = (kz: string): string => `word:${folded(kz)}`;

/** What a sentence is reviewed under: a short name made of it, as it may be longer than a key. */
export const lineKey = (kz: string): string => `line:${nameOf(folded(kz))}`;

const folded = (kz: string): string =>
  kz
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,!?…]+$/, "");

/** 64 bits of FNV-1a in two halves: the same on every device, and two sentences of a learner never meet. */
function nameOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ at, 0x01000193);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
