import { analyse } from "@tilashar/kazakh";
import type { Person } from "../../grammar/clause.ts";

/** What a finite verb tells of itself. */
export interface FiniteEnd {
  readonly verb: string;
  readonly person: Person;
  readonly negative: boolean;
  readonly time: "past" | "now" | "present";
}

/** The verb that ends a Kazakh sentence, taken apart. */
export function finiteEnd(word: string): FiniteEnd | undefined {
  const finite = analyse(word.toLowerCase()).find(
    ({ upos, features, guessed }) =>
      /^(?:VERB|AUX)$/.test(upos) &&
      !guessed &&
      features.VerbForm === "Fin" &&
      features.Mood === "Ind",
  );
  if (!finite) return undefined;
  const { features, lemma } = finite;
  const time = features.Aspect === "Prog" ? "now" : features.Tense === "Past" ? "past" : "present";
  return {
    verb: lemma,
    person: personIn(features),
    negative: features.Polarity === "Neg",
    time,
  };
}

/** The person that the features of a word tell. */
export function personIn(features: Readonly<Record<string, string | undefined>>): Person {
  const several = features.Number === "Plur";
  if (features.Person === "1") return several ? "1p" : "1s";
  if (features.Person !== "2") return "3";
  const polite = features.Polite === "Form";
  if (several) return polite ? "2pf" : "2p";
  return polite ? "2f" : "2s";
}
