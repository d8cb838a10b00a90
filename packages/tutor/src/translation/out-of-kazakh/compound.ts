import type { Tools } from "../../ask.ts";
import { adjectiveForm, agreementOf, nounForm } from "../../russian/inflect.ts";
import { type Both, both, nounRendering, unknownWord } from "./rendering.ts";

/** Кітап сөресі: a compound of two nouns that no list has, by what both mean. */
export function compoundRendering(first: string, second: string, tools: Tools): Both | undefined {
  const as = { isOwned: false, isPlace: false };
  const what = nounRendering(second, as, tools);
  // Қазақ дәстүрі: a Kazakh tradition, and nobody's
  const quality = tools.course.tutor.renderings.adjectives[first];
  const agreement = what && agreementOf(what.ru, false);
  if (quality !== undefined && what && agreement) {
    const { en, ru } = both(quality);
    const form = adjectiveForm(ru, "nom", agreement);
    return form === undefined ? undefined : { en: `${en} ${what.en}`, ru: `${form} ${what.ru}` };
  }
  const of = nounRendering(first, as, tools) ?? unknownWord(first);
  // Twins, glasses: what is said of several is no name of a kind
  if (/[^s]s$/.test(of.en) && !tools.course.tutor.renderings.nouns[first]) return undefined;
  return (
    what && {
      en: `${of.en} ${what.en}`,
      ru: `${what.ru} ${nounForm(of.ru, "gen", false) ?? of.ru}`,
    }
  );
}
