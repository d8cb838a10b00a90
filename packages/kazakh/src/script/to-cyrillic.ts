import { isEndless } from "./endless.ts";
import { fromArabic } from "./from-arabic.ts";
import { fromLatin } from "./from-latin.ts";
import { foldLookAlikes } from "./look-alikes.ts";

/**
 * Kazakh text of any script as clean Cyrillic, by rule: look-alike letters are mended, then Latin
 * words ({@link fromLatin}) and Arabic words ({@link fromArabic}) are read. See toCyrillicByLexicon
 * for what rules cannot decide.
 */
export const toCyrillic = (text: string): string =>
  isEndless(text) ? "" : fromArabic(fromLatin(foldLookAlikes(text)));
