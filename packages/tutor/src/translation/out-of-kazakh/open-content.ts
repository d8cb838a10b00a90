import type { Meaning } from "./meaning.ts";

/** Айтқаным, істегенің: what was said or done, rather than that somebody did so. */
export const isOpen = ({ predicate, parts, content, negative, mood }: Meaning): boolean =>
  predicate.kind === "deed" &&
  /^(?:say|tell|do|make|give|ask|write|buy|bring|see|think)$/.test(predicate.verb.en) &&
  mood === "plain" &&
  !negative &&
  !content &&
  !parts.some(({ role }) => role === "OBJ");

/** What was said, where nobody is named to whom. */
export function spokenOf(m: Meaning): Meaning {
  const { predicate, parts } = m;
  if (
    predicate.kind !== "deed" ||
    predicate.verb.en !== "tell" ||
    parts.some(({ role }) => role === "DAT")
  )
    return m;
  return { ...m, predicate: { ...predicate, verb: { ...predicate.verb, en: "say" } } };
}
