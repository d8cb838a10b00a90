import type { Link, Meaning } from "./meaning.ts";
import { isState } from "./traits.ts";

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
      return isOnce(meaning)
        ? { ...meaning, tense: "coming", supposed: true }
        : { ...meaning, tense: "past" };
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

/** «Қайтатынын айтты»: what is done once was still to come, what lasts was so. */
const isOnce = ({ predicate, mood, times }: Meaning): boolean =>
  predicate.kind === "deed" &&
  predicate.verb.kind === undefined &&
  predicate.verb.en !== "be" &&
  mood === "plain" &&
  !times.some(({ en }) => /^(?:always|often|usually|every|sometimes)/.test(en));

/** «Ол айтпағанда, білмес едім»: what would have been, had something else been. */
export const isTooLate = ({ supposed, tense, mood, predicate, links }: Meaning): boolean =>
  supposed === true &&
  tense === "coming" &&
  mood === "plain" &&
  predicate.kind === "deed" &&
  links.some(
    ({ kind, meaning }) =>
      kind === "if" && meaning.tense === "before-then" && meaning.predicate.kind === "deed",
  );

/** The tense of a clause that hangs on another: what is still to come after "if" stands in the present. */
export function tenseUnder(kind: Link, meaning: Meaning, outer: Meaning): Meaning["tense"] {
  const isAhead = kind === "if" || kind === "until" || kind === "before";
  const isMissed = meaning.tense === "before-then" && meaning.predicate.kind === "deed";
  if (outer.supposed && isMissed) return "before-then";
  if (outer.supposed || (isAhead && outer.tense === "past")) return "past";
  if (isAhead && meaning.tense !== "past") return "present";
  // «Демалыста болғандықтан»: what is so while the rest is
  const isSo = isState(meaning);
  if (
    kind === "because" &&
    isSo &&
    meaning.tense === "past" &&
    /^(?:present|now)$/.test(outer.tense)
  )
    return "present";
  const isConceded = /^(?:although|however-much|no-matter)$/.test(kind);
  // «Қайда барсаң да, ұмытпа»: what is ordered is no tense
  const isTold = !/^(?:order|let-us|shall-i|wish)$/.test(outer.tense);
  return isConceded && isTold && /^(?:present|coming)$/.test(meaning.tense)
    ? outer.tense
    : meaning.tense;
}
