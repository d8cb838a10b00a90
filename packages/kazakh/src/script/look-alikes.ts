import { letterTable } from "./letter-table.ts";
import { scriptOf } from "./script-of.ts";

const foreign = "aeopcxykihəɵѳöäüğñşıҥӊӈҳҡҝӄӷҕӯїӏ";
const meant = "аеорсхукіһәөөөәүғңшіңңңһқққғғұіі";
// Capitals with another twin than their small letter, as they are drawn (Y is Ү, H is Н).
const capitalTwins = "YHMTBİ";
const twins = /* @__PURE__ */ letterTable(
  `${foreign + foreign.toUpperCase()}${capitalTwins}`,
  `${meant + meant.toUpperCase()}ҮНМТВІ`,
);
// Nearly all words of a book have none of these, so that its letters need not be looked at one by one.
const suspect = /* @__PURE__ */ new RegExp(
  `[${foreign + foreign.toUpperCase()}${capitalTwins}]`,
  "u",
);

// A plain letter plus a stroke or a tail, as some keyboards and PDF files write ғ ө қ ң.
const composed = /* @__PURE__ */ letterTable("гокнГОКН", "ғөқңҒӨҚҢ");

/**
 * Mends Cyrillic words written with letters of other alphabets that look the same (Latin ə i c h
 * o a e p x y k, Cyrillic ҥ ҳ ҡ), with combining strokes and tails, and brings text to NFC.
 * Words without any Cyrillic letter are left alone.
 */
export function foldLookAlikes(text: string): string {
  const whole = text
    .normalize("NFC")
    .replace(
      /([гокнГОКН])[\u0321\u0322\u0326-\u0329\u0335-\u0338]/g,
      (_, letter: string) => composed[letter] ?? letter,
    );
  if (!suspect.test(whole)) return whole;
  return whole.replace(/[\p{L}\p{M}]+/gu, (word) =>
    suspect.test(word) && scriptOf(word) === "cyrillic"
      ? word.replace(/\p{L}/gu, (letter) => twins[letter] ?? letter)
      : word,
  );
}

/** Nearly every word: none of its letters needs to be looked at. */
const ALL_KAZAKH = /^[а-яёәғқңөұүһі]+$/iu;

/** One letter that does not belong: its UTF-16 index and the Kazakh letter meant, if known. */
export interface ForeignLetter {
  index: number;
  letter: string;
  meant: string | null;
}

/**
 * The letters of a word that are not of its main script (Cyrillic wins over Latin, Latin over
 * Arabic), plus Cyrillic look-alikes of other languages. Empty when the word is clean.
 */
export const detectMixedScript = (word: string): ForeignLetter[] => {
  if (ALL_KAZAKH.test(word)) return [];
  const main = scriptOf(word);
  const found: ForeignLetter[] = [];
  for (const match of word.matchAll(/\p{L}/gu)) {
    const letter = match[0];
    const meant = main === "cyrillic" ? (twins[letter] ?? null) : null;
    if (meant || scriptOf(letter) !== main) found.push({ index: match.index, letter, meant });
  }
  return found;
};
