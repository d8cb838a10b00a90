/**
 * The form in which two answers or glosses are the same: without case, outer and doubled spaces,
 * the remark in brackets, ё for е, accents, or punctuation at the ends.
 */
export function foldGloss(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll("\u2019", "'")
    .replace(/\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[«"“„(]+|[»"”.,!?…)]+$/g, "")
    .trim();
}

/** The form in which two Kazakh headwords are the same word: without case and doubled spaces. */
export function foldHeadword(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,!?…]+$/, "");
}
