import { foldLookAlikes, typeAid } from "@tilashar/kazakh/script";

/** What typed letters mean in Kazakh: Latin ones turned when the typing aid is on, look-alikes mended. */
export function meantInKazakh(typed: string, aid: boolean): string {
  return foldLookAlikes(aid ? typeAid(typed) : typed);
}

/**
 * Puts a letter where the caret is, in place of what is selected.
 *
 * @param most longest text the field takes
 * @returns the text and the new place of the caret; null when there is no room
 */
export function insertLetter(
  text: string,
  { start, end }: { start: number; end: number },
  letter: string,
  most = Number.POSITIVE_INFINITY,
): { text: string; caret: number } | null {
  if (text.length - (end - start) + letter.length > most) return null;
  return { text: text.slice(0, start) + letter + text.slice(end), caret: start + letter.length };
}
