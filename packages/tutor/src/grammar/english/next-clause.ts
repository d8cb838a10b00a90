import type { Clause, Phrase } from "../clause.ts";

/** Whether both are one and the same, as far as pronouns tell. */
export const isSame = (one: Phrase | undefined, other: Phrase | undefined): boolean =>
  one?.kind === "pronoun" &&
  other?.kind === "pronoun" &&
  one.person === other.person &&
  one.lemma === other.lemma;

/** Of two that are each something else «ал» tells one from the other. */
export const contrasted = (word: string, one: Clause, other: Clause): string =>
  word === "және" &&
  one.predicate.kind !== "verb" &&
  other.predicate.kind !== "verb" &&
  !isSame(one.subject, other.subject)
    ? "ал"
    : word;

/** What stands beside a clause leaves its subject unsaid where that has told it. */
export const beside = (next: Clause, first: Clause): Clause =>
  isSame(next.subject, first.subject) && next.predicate.kind === "verb" && next.mood === "plain"
    ? { ...next, silent: true }
    : next;
