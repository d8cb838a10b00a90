import { isNucleus, spelledWords } from "./spelling.ts";

/** A syllable and where it stands: UTF-16 offsets in the text given. */
export interface Syllable {
  text: string;
  start: number;
  end: number;
}

/**
 * The syllables of a word (or of a text, word by word), by spelling: one vowel one syllable; a single
 * consonant goes right; of several the last goes right, two at most stay left (айт-са, жұрт-қа).
 * ь and ъ stay with their consonant, the glide у counts as a consonant (ауа: а-уа). Parts without a
 * vowel (ҚР) have no syllables.
 */
export const syllableSpans = (text: string): Syllable[] => {
  const found: Syllable[] = [];
  for (const { word, start: offset } of spelledWords(text)) {
    const nuclei: number[] = [];
    for (let i = 0; i < word.length; i++) if (isNucleus(word, i)) nuclei.push(i);
    let start = 0;
    nuclei.forEach((at, order) => {
      const next = nuclei[order + 1];
      let end = word.length;
      if (next !== undefined) {
        const between = word.slice(at + 1, next);
        const left = between.replace(/[ьъ]/g, "").length - 1;
        // A lone consonant with a sign stays left (подъ-езд, буль-он).
        end = /^.[ьъ]$/.test(between) ? next : at + 1 + Math.max(0, Math.min(left, 2));
        while (/[ьъ]/.test(word[end] ?? "")) end++;
      }
      const from = offset + start;
      found.push({ text: text.slice(from, offset + end), start: from, end: offset + end });
      start = end;
    });
  }
  return found;
};

/** The syllables of a word as plain strings: кітап gives ["кі", "тап"]. */
export const syllables = (text: string): string[] =>
  syllableSpans(text).map((syllable) => syllable.text);
