import { type Person, type Phrase, personOf } from "../clause.ts";

/** Words that say that whoever it is does it without others, with the person they stand for. */
export const ONESELF: Readonly<Record<string, Person>> = {
  myself: "1s",
  yourself: "2f",
  himself: "3",
  herself: "3",
  themselves: "3p",
  ourselves: "1p",
};

/** «Өзі» of each person. */
export const SELF: Readonly<Record<Person, string>> = {
  "1s": "өзім",
  "2s": "өзің",
  "2f": "өзіңіз",
  "3": "өзі",
  "3p": "өздері",
  "1p": "өзіміз",
  "2p": "өздерің",
  "2pf": "өздеріңіз",
};

/** Who does it by themselves, in Kazakh; undefined where the word does not agree with who does it. */
export function selfOf(subject: Phrase | undefined, by: Person): string | undefined {
  if (!subject) return undefined;
  const isSeveral =
    subject.kind === "noun" && (subject.plural === true || subject.and !== undefined);
  const person = isSeveral ? "3p" : personOf(subject);
  const agrees = by.startsWith("2") ? person.startsWith("2") : person === by;
  return agrees ? SELF[person] : undefined;
}
