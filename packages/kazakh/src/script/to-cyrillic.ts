import { fromArabic } from "./from-arabic.ts";
import { fromLatin, type IsWord } from "./from-latin.ts";
import { foldLookAlikes } from "./look-alikes.ts";
import { scriptsIn } from "./script-of.ts";

/**
 * Kazakh text of any script as clean Cyrillic: look-alike letters are mended, then Latin words
 * ({@link fromLatin}) and Arabic words ({@link fromArabic}) are read.
 *
 * @param isWord settles what the other scripts leave open; a lexicon or an analyser.
 */
export const toCyrillic = (text: string, isWord?: IsWord): string => {
  const clean = foldLookAlikes(text);
  const scripts = scriptsIn(clean);
  const read = scripts.includes("latin") ? fromLatin(clean, isWord) : clean;
  return scripts.includes("arabic") ? fromArabic(read, isWord) : read;
};
