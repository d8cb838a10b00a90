import { alphabet } from "./alphabet.ts";

// Every letter of the alphabet as one character of a run in its order; others keep their place.
const sortKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[Ѐ-ӿ]/g, (letter) => {
      const place = alphabet.indexOf(letter);
      return String.fromCharCode(place < 0 ? 0x4ff : 0x400 + place);
    });

/**
 * Compares two strings in the order of the Kazakh alphabet, for `Array.prototype.sort`. Latin comes
 * before Cyrillic. Case counts only between words that are otherwise equal (small letter first), as
 * in the CLDR collation.
 */
export const compareKazakh = (a: string, b: string): number => {
  const left = sortKey(a);
  const right = sortKey(b);
  if (left !== right) return left < right ? -1 : 1;
  return a === b ? 0 : a > b ? -1 : 1;
};
