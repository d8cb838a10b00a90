import { explainWord } from "@tilashar/kazakh/morphology";

/** What can be added to a word: the plural, "my", and the place. */
export interface Additions {
  many: boolean;
  my: boolean;
  place: boolean;
}

/** The word with what is added, part by part, by the language engine: кітап, тар, ым, да. */
export function grow(word: string, { many, my, place }: Additions): readonly string[] {
  const ids = [
    ...(many ? (["plural"] as const) : []),
    ...(my ? (["pss1s"] as const) : []),
    ...(place ? (["loc"] as const) : []),
  ];
  const { form, suffixes } = explainWord(word, ids);
  const parts: string[] = [];
  let rest = form;
  for (const { surface } of suffixes.toReversed()) {
    parts.unshift(surface);
    rest = rest.slice(0, -surface.length);
  }
  // The stem as it is written in this form: кітаб before -ым.
  return [rest, ...parts];
}
