import type { Tools } from "../ask.ts";
import { type Clause, type Person, personOf } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { parsedClauses } from "./read-clause.ts";
import { isVouchedAsParsed, lacksDoer } from "./vouch.ts";

/** A clause of a Russian sentence that may be offered by itself. */
export const told = (text: string, tools: Tools): Clause | undefined =>
  parsedClauses(text.trim(), tools).find(
    (one) =>
      one.predicate.kind !== "fragment" &&
      !one.question &&
      !one.ask &&
      !lacksDoer(text, one) &&
      isVouchedAsParsed(text, one, compose(one), tools),
  );

const PRONOUNS: Readonly<Record<Person, readonly string[]>> = {
  "1s": ["я"],
  "2s": ["ты"],
  "2f": ["вы"],
  "3": ["он", "она", "оно"],
  "3p": ["они"],
  "1p": ["мы"],
  "2p": ["вы"],
  "2pf": ["вы"],
};

/** The first pronoun of each person. */
export const RUSSIAN_PRONOUN = Object.fromEntries(
  Object.entries(PRONOUNS).map(([person, words]) => [person, words[0]]),
) as Readonly<Partial<Record<Person, string>>>;

/** A clause that leaves its subject to the one beside it: «… и вернулся домой». The verb tells which pronoun fits. */
export function toldOf(beside: Clause | undefined, text: string, tools: Tools): Clause | undefined {
  const subject = beside?.subject;
  if (!beside || !subject || beside.mood === "order") return undefined;
  const isSeveral = subject.kind === "noun" && (subject.plural || subject.and || subject.count);
  const pronouns = isSeveral ? [...PRONOUNS["3p"], ...PRONOUNS["3"]] : PRONOUNS[personOf(subject)];
  for (const pronoun of pronouns) {
    const clause = told(`${pronoun} ${text.trim()}`, tools);
    const isDone = clause?.predicate.kind === "verb" || clause?.predicate.kind === "is-so";
    if (isDone && clause?.subject?.kind === "pronoun") return { ...clause, subject, silent: true };
  }
  return undefined;
}

/** The same of a pronoun that stands for a noun told elsewhere. */
export const toldWith = (
  pronouns: readonly string[],
  text: string,
  tools: Tools,
): Clause | undefined =>
  pronouns
    .map((pronoun) => told(`${pronoun} ${text.trim()}`, tools))
    .find((clause) => clause?.subject?.kind === "pronoun" && clause.subject.person.startsWith("3"));
