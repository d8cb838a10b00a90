import { alphabet } from "./alphabet.ts";

const rankOf = (letter: string): number => {
  const place = alphabet.indexOf(letter.toLowerCase());
  // Signs, digits and Latin come before the alphabet, everything above Cyrillic after it.
  if (place < 0)
    return letter < "\u0400"
      ? -1 / (letter.codePointAt(0) ?? 1)
      : 100 + (letter.codePointAt(0) ?? 0);
  return place;
};

/**
 * Compares two strings in the order of the Kazakh alphabet, for `Array.prototype.sort`. Case counts
 * only between words that are otherwise equal (small letter first), as in the CLDR collation.
 */
export const compareKazakh = (a: string, b: string): number => {
  const left = [...a.normalize("NFC")];
  const right = [...b.normalize("NFC")];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = rankOf(left[i] as string) - rankOf(right[i] as string);
    if (difference) return difference < 0 ? -1 : 1;
  }
  if (left.length !== right.length) return left.length < right.length ? -1 : 1;
  return a === b ? 0 : a > b ? -1 : 1;
};
