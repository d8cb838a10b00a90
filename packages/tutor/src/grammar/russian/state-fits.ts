import type { Noun } from "./copula-meaning.ts";
import type { StatePart } from "./parts.ts";

/** What is so to somebody in Kazakh as well: маған қызық. */
export const FELT =
  /^(?:қызық|қызықты|қиын|оңай|маңызды|ыңғайлы|түсінікті|белгілі|таныс|керек|пайдалы|ұнамды)$/;

/** What clothes are to somebody: маған үлкен. */
export const FITS =
  /^(?:үлкен|кішкентай|кіші|тар|кең|ұзын|қысқа|ауыр|жеңіл|қымбат|таныс|қымбатты)$/;

/** Whether a state may be said of a phrase: gender and number agree. */
export function fits({ phrase, features }: Noun, { gender }: StatePart): boolean {
  if (gender === undefined) return true;
  if (phrase.kind === "pronoun" && /^[12]/.test(phrase.person))
    return /p$|f$/.test(phrase.person) ? gender === "p" : gender === "m" || gender === "f";
  return (features & (1 << "mfnp".indexOf(gender))) !== 0;
}
