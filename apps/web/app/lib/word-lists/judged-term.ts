import type { PlacedWord } from "@tilashar/course/gloss";
import type { ListedTerm } from "@tilashar/own-texts/word-lists";

/**
 * What becomes of a word of a list.
 *
 * - `add`: it is added, under its dictionary form
 * - `unknown`: it is added as it is written, since the dictionary does not have it
 * - `mark`: the other program says that it is known, so that it is noted as known and not asked for
 * - `mine`, `double`: it is there already: among one's words, or above in the list
 * - `ignored`: the other program was told to leave it out
 */
export type TermFate = "add" | "unknown" | "mark" | "mine" | "double" | "ignored";

export interface JudgedTerm extends ListedTerm {
  /** The dictionary form; the word as it is written, where the dictionary does not have it. */
  readonly lemma: string;
  readonly fate: TermFate;
}

/**
 * Says of each word of a list what becomes of it.
 *
 * @param places of each word, in the same order
 * @param mine the reader's words, in small letters
 */
export function judgeTerms(
  terms: readonly ListedTerm[],
  places: readonly (readonly PlacedWord[])[],
  mine: ReadonlySet<string>,
): JudgedTerm[] {
  const seen = new Set<string>();
  return terms.map((term, at) => {
    const found = places[at] ?? [];
    const isKnown = found.length > 0 && found.every(({ kind }) => kind !== "unknown");
    const [only] = found;
    // Of several words each has its own dictionary form, and the whole has none but itself.
    const lemma = isKnown && found.length === 1 && only !== undefined ? only.lemma : term.kz;
    const key = lemma.toLowerCase();
    const fate = fateOf(term, isKnown, seen.has(key), mine.has(key));
    seen.add(key);
    return { ...term, lemma, fate };
  });
}

function fateOf(
  { state }: ListedTerm,
  isKnown: boolean,
  isDouble: boolean,
  isMine: boolean,
): TermFate {
  if (state === "ignored") return "ignored";
  if (isDouble) return "double";
  if (isMine) return "mine";
  if (state === "known" && isKnown) return "mark";
  return isKnown ? "add" : "unknown";
}
