import type { Clause, Phrase } from "../grammar/clause.ts";

/** "for" before a thing, which a reading word by word cannot tell the sense of. */
export function isForThings({ predicate, complements }: Clause): boolean {
  const places = "where" in predicate ? [...complements, predicate.where] : complements;
  return places.some(
    ({ phrase, role }) => "after" in role && role.after === "үшін" && !isSomebody(phrase),
  );
}

/** "for" is said by үшін of somebody; of things it is a goal, a time, a price. */
const isSomebody = (phrase: Phrase): boolean =>
  phrase.kind === "pronoun"
    ? !/^(?:бұл|сол)$/.test(phrase.lemma)
    : phrase.name === true || phrase.owner !== undefined;
