import type { Upos, Weighed } from "./candidate.ts";
import type { SuffixId } from "./suffix-table.ts";

/**
 * Suffixes whose word some dictionaries list as a lemma of its own: екінші beside екі, жүздеген beside
 * жүз, менікі beside мен, қазақша beside қазақ. `of` says of what parts of speech they make such a word.
 */
const LISTED: Partial<Record<SuffixId, { of: readonly Upos[]; makes: Upos }>> = {
  ord: { of: ["NUM"], makes: "ADJ" },
  about: { of: ["NUM"], makes: "NUM" },
  own: { of: ["PRON"], makes: "PRON" },
  manner: { of: ["NOUN", "ADJ", "PROPN", "PRON"], makes: "ADV" },
};

/** What the second lemma costs more than the first: listed with it, never before it. */
const LATER = 1.2;

/**
 * The reading of a derived word by its own lemma beside the reading by its base, and a determiner as the
 * pronoun it is where no noun follows (бұл кім?); none where there is one way only.
 *
 * @param has suffixes that the stem holds already
 * @param stem the stem as suffixes see it
 */
export function secondLemma(
  word: string,
  one: Weighed,
  has: readonly SuffixId[],
  stem: string,
): Weighed | undefined {
  const later = { cost: one.cost + LATER, plain: (one.plain ?? one.cost) + LATER };
  if (one.upos === "DET") return { ...one, ...later, upos: "PRON", features: { Case: "Nom" } };
  if (has[0] === "own") return { ...one, ...later, lemma: stem };
  const at = one.suffixes.findIndex(({ id }) => id in LISTED);
  const found = one.suffixes[at];
  const listed = found && LISTED[found.id];
  if (!found || !listed?.of.includes(one.upos) || one.guessed) return undefined;
  if (found.id === "manner" && (at > 0 || one.suffixes.length > 1)) return undefined;
  const lemma = one.segments
    .slice(0, at + 2)
    .join("")
    .toLowerCase();
  if (!word.startsWith(lemma)) return undefined;
  const features = { ...one.features };
  if (found.id === "manner") for (const name of Object.keys(features)) delete features[name];
  return {
    ...one,
    lemma,
    upos: listed.makes,
    features,
    suffixes: one.suffixes.slice(at + 1),
    segments: [lemma, ...one.segments.slice(at + 2)],
    ...later,
  };
}
