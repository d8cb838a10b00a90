import type { Tools } from "../ask.ts";

/** Rarer words that share a meaning are too often known to the dictionary alone. */
const RAREST = 3;
/** What the dictionary has of its own. */
const LISTED = 4;

/**
 * Whether a headword means one thing, in English and in Russian, for which it comes first: наубайхана is a bakery and a
 * bakery is a наубайхана, so that no sense of it can be taken for another. A rare word must be the only one for it.
 */
export function isOneForOne(lemma: string, { glossary }: Tools): boolean {
  const senses = glossary.senses(lemma);
  const [sense] = senses;
  // Апа-сіңлі are sisters of both kinds at once
  if (lemma.includes("-")) return false;
  if (!sense || senses.length > 1 || sense.pos !== "n" || sense.band > LISTED) return false;
  return (["en", "ru"] as const).every((language) => {
    const gloss = sense[language][0];
    if (gloss === undefined) return false;
    const all = glossary.meaning(gloss, language);
    const isAlone = all.length > 0 && all.every(({ kz }) => kz === lemma);
    return isAlone || (sense.band <= RAREST && all[0]?.kz === lemma);
  });
}
