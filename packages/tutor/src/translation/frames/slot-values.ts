import { type Clause, type Person, type Phrase, PRONOUN } from "../../grammar/clause.ts";

/** What a slot was read as. */
export type SlotValue =
  | { readonly kind: "thing"; readonly phrase: Phrase }
  | { readonly kind: "person"; readonly person: Person }
  | { readonly kind: "deed" | "clause"; readonly clause: Clause }
  /** A time, a number, what something is like: words that never change. */
  | { readonly kind: "words"; readonly kz: string };

export type SlotValues = Readonly<Record<string, SlotValue>>;

/** Names of cases in templates. */
export const CASES = /^(?:NOM|GEN|DAT|ACC|LOC|ABL|INS)$/;

/** The person that a template means: a slot read as one, or the person itself (`2f`). */
export function personNamed(name: string, values: SlotValues): Person | undefined {
  const value = values[name];
  if (value?.kind === "person") return value.person;
  return name in PRONOUN ? (name as Person) : undefined;
}
