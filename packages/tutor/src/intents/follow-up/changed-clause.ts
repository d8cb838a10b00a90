import type { Asked, Draft, Tools } from "../../ask.ts";
import type { Wish } from "../../features/wish.ts";
import { replacePerson } from "../../grammar/another-person.ts";
import { type Clause, type Person, personOf, pronoun } from "../../grammar/clause.ts";
import { compose } from "../../grammar/compose.ts";
import { showClause } from "../show-translation.ts";

/** The sentence said before in another tense, person, or turned into its negative or a question. */
export function changedClause(
  clause: Clause,
  wish: Wish,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  let next: Clause = clause;
  const noun = clause.predicate.kind === "fragment" ? clause.complements[0] : undefined;
  if (noun?.phrase.kind === "noun" && (wish.plural !== undefined || wish.case || wish.owner)) {
    const phrase = {
      ...noun.phrase,
      ...(wish.plural !== undefined && { plural: wish.plural }),
      ...(wish.owner && { owner: wish.owner }),
    };
    const role = wish.case ? { case: wish.case } : noun.role;
    return showClause(
      { ...clause, complements: [{ phrase, role }, ...clause.complements.slice(1)] },
      language,
      tools,
    );
  }
  if (wish.tense) {
    const tense = TENSES[wish.tense];
    if (tense) next = { ...next, tense };
  }
  // "And not?" turns a no into a yes; "we can't" after "she can't" stays one
  const isOfOther = wish.person !== undefined || wish.tense !== undefined;
  if (wish.negative) next = { ...next, negative: isOfOther || !next.negative };
  if (wish.question) next = { ...next, question: true };
  if (wish.person) next = inPerson(next, wish.person);
  if (wish.plural && clause.subject?.kind === "pronoun")
    next = inPerson(next, PLURAL[clause.subject.person]);
  // What does not pass as right is not shown, however right the sentence before it was
  const isOffered = next !== clause && tools.judge.check(compose(next).text).verdict === "right";
  return isOffered ? showClause(next, language, tools) : undefined;
}

const TENSES: Readonly<Record<string, Clause["tense"]>> = {
  PST: "past",
  "PST;PRF": "perfect",
  "PST;HAB": "habitual",
  PRS: "present",
  FUT: "future",
  "PRS;PROG": "now",
};
const PLURAL: Readonly<Record<Person, Person>> = {
  "1s": "1p",
  "2s": "2p",
  "2f": "2pf",
  "3": "3p",
  "3p": "3p",
  "1p": "1p",
  "2p": "2p",
  "2pf": "2pf",
};

function inPerson(clause: Clause, person: Person): Clause {
  if (!clause.subject) return { ...clause, subject: pronoun(person) };
  if (clause.subject.kind === "pronoun")
    return replacePerson(clause, personOf(clause.subject), person);
  return { ...clause, subject: pronoun(person) };
}
