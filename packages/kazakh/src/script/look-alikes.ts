import { scriptOf, scriptOfLetter } from "./script-of.ts";

// Pairs "foreign letter, Kazakh letter". Capital Y and H take the letter they are drawn like (Ү, Н),
// not the one their lower case would suggest.
const pairs =
  "aаeеoоpрcсxхyуkкiіhһəәɵөѳөöөäәüүğғñңşшıіҥңңңӊңӈңҳһҡқҝқӄқӷғҕғӯұїіӏі" +
  "AАEЕOОPРCСXХYҮKКIІHНMМTТBВƏӘƟӨѲӨÖӨÄӘÜҮĞҒÑҢŞШİІҤҢӉҢӇҢҲҺҠҚҞҚӃҚӶҒҔҒӮҰЇІӀІ";

const twins = new Map<string, string>();
for (let i = 0; i < pairs.length; i += 2) twins.set(pairs[i] as string, pairs[i + 1] as string);

// A plain letter plus a stroke or a tail, as some keyboards and PDF files write ғ ө қ ң.
const composed: Record<string, string> = {
  г: "ғ",
  Г: "Ғ",
  о: "ө",
  О: "Ө",
  к: "қ",
  К: "Қ",
  н: "ң",
  Н: "Ң",
};

/** The Kazakh letter that a foreign letter stands in for inside a Cyrillic word, or null. */
export const twinOf = (letter: string): string | null => {
  const twin = twins.get(letter);
  return twin && twin !== letter ? twin : null;
};

/**
 * Mends Cyrillic words written with letters of other alphabets that look the same (Latin ə i c h
 * o a e p x y k, Cyrillic ҥ ҳ ҡ), with combining strokes and tails, and brings text to NFC.
 * Words without any Cyrillic letter are left alone.
 */
export const foldLookAlikes = (text: string): string =>
  text
    .normalize("NFC")
    .replace(
      /([гокнГОКН])[\u0321\u0322\u0326-\u0329\u0335-\u0338]/g,
      (_, letter: string) => composed[letter] ?? letter,
    )
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      scriptOf(word) === "cyrillic"
        ? word.replace(/\p{L}/gu, (letter) => twinOf(letter) ?? letter)
        : word,
    );

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
  const main = scriptOf(word);
  const found: ForeignLetter[] = [];
  for (const match of word.matchAll(/\p{L}/gu)) {
    const letter = match[0];
    const meant = main === "cyrillic" ? twinOf(letter) : null;
    if (meant || scriptOfLetter(letter) !== main) found.push({ index: match.index, letter, meant });
  }
  return found;
};
