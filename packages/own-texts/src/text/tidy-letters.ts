/** Signs that stand inside of words and are not seen: where a line may break, and marks of an encoding. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;
/** Hyphens that no dictionary writes. */
const hyphens = /[\u2010\u2011]/g;

/** Letters as a dictionary writes them: й is one letter, a hyphen is one sign, nothing unseen parts a word. */
export function tidyLetters(text: string): string {
  return text.normalize("NFC").replace(unseen, "").replace(hyphens, "-");
}
