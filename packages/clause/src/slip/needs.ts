import type { Parse } from "../parse.ts";
import type { Case, VerbForm } from "../word/reading.ts";

/** What a parsed sentence has, gathered once for all rules. */
export interface Traits {
  /** Its words as they stand, in small letters. */
  readonly words: readonly string[];
  readonly lemmas: readonly string[];
  readonly cases: ReadonlySet<Case | undefined>;
  readonly forms: ReadonlySet<VerbForm | undefined>;
}

/** Whether a sentence has what a rule cannot find anything without. */
export type Need = (has: Traits) => boolean;

/** Gathers what a sentence has. */
export const traitsOf = ({ tokens, words }: Parse): Traits => ({
  words: tokens.map(({ lower }) => lower),
  lemmas: words.map(({ reading }) => reading.lemma),
  cases: new Set(words.map(({ reading }) => reading.case)),
  forms: new Set(words.map(({ reading }) => reading.form)),
});

/** One of these words, as it stands; they are written with spaces between them. */
export function word(list: string): Need {
  const any = new Set(list.split(" "));
  return ({ words }) => words.some((one) => any.has(one));
}

/** A word of this shape. */
export const wordLike =
  (shape: RegExp): Need =>
  ({ words }) =>
    words.some((one) => shape.test(one));

/** A form of one of these words; they are written with spaces between them. */
export function lemma(list: string): Need {
  const any = new Set(list.split(" "));
  return ({ lemmas }) => lemmas.some((one) => any.has(one));
}

/** A word in this case. */
export const inCase =
  (kase: Case): Need =>
  ({ cases }) =>
    cases.has(kase);

/** A verb in this form. */
export const inForm =
  (form: VerbForm): Need =>
  ({ forms }) =>
    forms.has(form);

/** No more words than so many. */
export const atMost =
  (count: number): Need =>
  ({ words }) =>
    words.length <= count;

/** One of several needs. */
export const either =
  (...needs: readonly Need[]): Need =>
  (has) =>
    needs.some((need) => need(has));
