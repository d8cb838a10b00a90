import type { Meaning } from "./meaning.ts";

/** Шаршаса да: he was tired, rather than he got tired. */
export function resulting(m: Meaning): Meaning {
  const { predicate } = m;
  if (predicate.kind !== "deed" || predicate.verb.result === undefined || m.mood !== "plain")
    return m;
  const quality = { en: predicate.verb.result, ru: "" };
  return { ...m, predicate: { kind: "is-so", lemma: "", quality } };
}

/** What was told in the past: he said that he could not. */
export function backwards(meaning: Meaning): Meaning {
  switch (meaning.tense) {
    case "present":
      return { ...meaning, tense: "past" };
    case "now":
      return { ...meaning, tense: "going" };
    case "coming":
      return { ...meaning, supposed: true };
    case "perfect":
      return { ...meaning, tense: "before-then" };
    default:
      return meaning;
  }
}
