import { type Clause, type Person, type Phrase, pronoun } from "./clause.ts";

const phrasesOf = (clause: Clause): Phrase[] => {
  const { predicate } = clause;
  return [
    ...(clause.subject ? [clause.subject] : []),
    ...clause.complements.map(({ phrase }) => phrase),
    ...("what" in predicate ? [predicate.what] : []),
  ];
};

function hasPolite(phrase: Phrase): boolean {
  if (phrase.kind === "pronoun") return phrase.person === "2f";
  return phrase.owner === "2f" || (typeof phrase.owner === "object" && hasPolite(phrase.owner));
}

/** Whether somebody is spoken to or of as «сіз». */
export const isPolite = (clause: Clause): boolean => phrasesOf(clause).some(hasPolite);

/** The clause with сен where it had сіз. */
export function casually(clause: Clause): Clause {
  return replacePerson(clause, "2f", "2s");
}

/** The clause with one person in place of another, as subject, object and owner. */
export function replacePerson(clause: Clause, from: Person, to: Person): Clause {
  const swap = (phrase: Phrase): Phrase => {
    if (phrase.kind === "pronoun") return phrase.person === from ? pronoun(to) : phrase;
    if (phrase.owner === from) return { ...phrase, owner: to };
    if (typeof phrase.owner === "object") return { ...phrase, owner: swap(phrase.owner) };
    return phrase;
  };
  const { predicate } = clause;
  return {
    ...clause,
    ...(clause.subject && { subject: swap(clause.subject) }),
    complements: clause.complements.map((one) => ({ ...one, phrase: swap(one.phrase) })),
    predicate: "what" in predicate ? { ...predicate, what: swap(predicate.what) } : predicate,
  };
}
