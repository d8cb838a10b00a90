import type { Tools } from "../ask.ts";

/** Rarer words are too often known to the dictionary alone. */
const RAREST = 3;

/**
 * Whether a headword means one thing that nothing else is called, in English and in Russian: наубайхана is a bakery and
 * a bakery is a наубайхана, so that no sense of it can be taken for another.
 */
export function isOneForOne(lemma: string, { glossary }: Tools): boolean {
  const senses = glossary.senses(lemma);
  const [sense] = senses;
  // Апа-сіңлі are sisters of both kinds at once
  if (lemma.includes("-")) return false;
  if (!sense || senses.length > 1 || sense.pos !== "n" || sense.band > RAREST) return false;
  return (["en", "ru"] as const).every((language) => {
    const gloss = sense[language][0];
    if (gloss === undefined) return false;
    const all = glossary.meaning(gloss, language);
    return all.length > 0 && all.every(({ kz }) => kz === lemma);
  });
}
