/** A line of a pasted list. */
export interface ListedWord {
  readonly kz: string;
  readonly meaning: string;
}

export interface WordList {
  readonly words: ListedWord[];
  /** Lines that could not be read, from 1, with what they say. */
  readonly refused: { readonly line: number; readonly text: string }[];
}

const separator = /\t|;|\s[—–-]\s|,|\s=\s/;
const kazakhWord = /^[\p{Script=Cyrillic}\p{M}\-' ]+$/u;
const maxLength = 60;

/**
 * Reads a list of words with their meanings, one a line, parted by a tab, a semicolon, a dash, an equals
 * sign or a comma: what people copy from notebooks, tables and other programs. Lines that begin with
 * `#` and empty ones are passed over.
 */
export function parseWordList(text: string, mend: (kazakh: string) => string): WordList {
  const words: ListedWord[] = [];
  const refused: WordList["refused"] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\uFEFF/, "").trim();
    if (line === "" || line.startsWith("#")) continue;
    const parts = line.split(separator).map((part) => part.trim().replace(/^"|"$/g, ""));
    const kz = mend(parts[0] ?? "")
      .replace(/\s+/g, " ")
      .trim();
    const meaning = parts.slice(1).find((part) => part !== "") ?? "";
    if (kz === "" || kz.length > maxLength || !kazakhWord.test(kz)) {
      refused.push({ line: index + 1, text: line.slice(0, maxLength) });
    } else words.push({ kz, meaning: meaning.slice(0, 120) });
  }
  return { words, refused };
}
