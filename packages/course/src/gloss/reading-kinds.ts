import type { Candidate } from "@tilashar/kazakh";
import type { ReadToken } from "./gloss.ts";

export const finite = ({ features }: Candidate) => features.VerbForm === "Fin";
export const converb = ({ features }: Candidate) => features.VerbForm === "Conv";
export const verbal = ({ upos }: Candidate) => upos === "VERB" || upos === "AUX";
export const nominal = ({ upos }: Candidate) =>
  upos === "NOUN" || upos === "PROPN" || upos === "PRON" || upos === "NUM";
export const plainCase = ({ features }: Candidate) =>
  features.Case === undefined || features.Case === "Nom";

/** "Do it!": the bare stem of a verb, negated or with -шы. */
export const isBid = ({ features, suffixes }: Candidate): boolean =>
  features.Mood === "Imp" &&
  features.Polite === "Infm" &&
  features.Number === "Sing" &&
  suffixes.every(({ id }) => id === "neg" || id === "please");

export const mayBe = (token: ReadToken | undefined, is: (one: Candidate) => boolean): boolean =>
  token?.candidates.some(is) ?? false;

export const firstIs = (token: ReadToken | undefined, is: (one: Candidate) => boolean): boolean => {
  const first = token?.candidates[0];
  return first !== undefined && is(first);
};
