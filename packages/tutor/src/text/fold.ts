/** Text as it is compared: NFC, small letters, ё as е, plain quotes and dashes, single spaces. */
export function foldText(text: string): string {
  const lower = text.normalize("NFC").toLowerCase();
  // Most texts are plain, and one look costs less than each of the changes
  if (!UNFOLDED.test(lower)) return lower;
  return lower
    .replace(/ё/g, "е")
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** What the folding of small letters changes. */
const UNFOLDED = /[ё’‘`´ʼ“”„«»‐‑–—]|[^\S ]| {2}|^ | $/;

/** Words and numbers of a folded text; an apostrophe or hyphen inside a word stays in it. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*/gu) ?? [];
}

/** The text without quotes and punctuation at its ends. */
export function trimEnds(text: string): string {
  return text.replace(/^[^\p{L}\p{M}\d-]+|[^\p{L}\p{M}\d]+$/gu, "");
}

/** Whether the text holds any Cyrillic letter. */
export const hasCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** Whether the text holds any Latin letter. */
export const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Whether the text holds a letter that Kazakh has and Russian has not. */
export const hasKazakhLetter = (text: string): boolean => /[әғқңөұүһі]/i.test(text);
