import { couldBeRight } from "../quiz/distractors.ts";
import { type Random, shuffled } from "../quiz/random.ts";
import type { Choice } from "./item.ts";
import type { Texts, WordMaterial } from "./material.ts";

/** Wrong choices of a word. */
const WRONG = 3;
/** They are drawn from this many of the likeliest, so that sessions differ. */
const LIKELIEST = 6;

/** A choice that is the same in every language of the interface. */
export const sameInAll = (text: string): Texts => ({ en: text, ru: text, kz: text });

const asCandidate = ({ kz, pos, accepted }: WordMaterial) => ({
  kz,
  pos,
  meanings: accepted,
  sameLesson: false,
});

/**
 * Draws three words that are wrong for `word` and unlike each other, from the likeliest.
 *
 * @returns null when there are no three
 */
export function wrongWords(
  word: WordMaterial,
  likeliest: readonly WordMaterial[],
  others: readonly WordMaterial[],
  chance: Random,
): WordMaterial[] | null {
  const drawn: WordMaterial[] = [];
  const pool = [
    ...shuffled(likeliest.slice(0, LIKELIEST), chance),
    ...likeliest.slice(LIKELIEST),
    ...shuffled(others, chance),
  ];
  for (const other of pool) {
    const taken = [word, ...drawn];
    if (
      taken.some(
        (one) => couldBeRight(asCandidate(one), asCandidate(other)) || looksAlike(one, other),
      )
    )
      continue;
    drawn.push(other);
    if (drawn.length === WRONG) return drawn;
  }
  return null;
}

/** Whether the choices of two words would read the same on some page. */
const looksAlike = (one: WordMaterial, other: WordMaterial): boolean =>
  one.meaning.en === other.meaning.en || one.meaning.ru === other.meaning.ru;

/** The choices of a word and three others, in a drawn order. */
export function choicesOf(
  words: readonly WordMaterial[],
  text: (word: WordMaterial) => Texts,
  chance: Random,
): Choice[] {
  return shuffled(words, chance).map((word) => ({ id: String(word.id), text: text(word) }));
}
