import { inCase, PLURAL } from "../../russian/agreement.ts";
import type { Person, Phrase } from "../clause.ts";
import { PERSONS } from "../russian-doers.ts";
import type { PartOf, VerbPart } from "./parts.ts";
import { has } from "./prepositions.ts";

/** «Я», «мы»: whether a phrase is the person a verb shows. */
export const isPerson = (phrase: Phrase, person: Person): boolean =>
  phrase.kind === "pronoun" && phrase.person === person;

/** Whether a phrase is of a gender, or of several. */
export function agreesInKind(
  { features }: PartOf<"phrase">,
  kind: "m" | "f" | "n" | "p" | undefined,
): boolean {
  if (kind === undefined) return true;
  const nominative = features & inCase("nom");
  return (nominative & (1 << "mfnp".indexOf(kind))) !== 0;
}

/** Whether a phrase may be the subject of a verb: person, number, and gender in the past. */
export function agreesWith(part: PartOf<"phrase">, { reading }: VerbPart): boolean {
  const { phrase, features, counted } = part;
  if (!has(features, "nom")) return false;
  if (reading.kind !== undefined) {
    if (phrase.kind === "pronoun" && /^[12]/.test(phrase.person))
      return phrase.person.endsWith("p") || phrase.person === "2f"
        ? reading.kind === "p"
        : reading.kind !== "p";
    return counted === true || agreesInKind(part, reading.kind);
  }
  const person = phrase.kind === "pronoun" ? phrase.person : "3";
  if (reading.person !== 3)
    return PERSONS[`${reading.person}${reading.plural ? "p" : ""}`] === person;
  if (!person.startsWith("3")) return false;
  if (counted) return true;
  const plural = (features & 0b1111 & PLURAL) !== 0;
  return reading.plural ? plural : (features & 0b0111) !== 0;
}
