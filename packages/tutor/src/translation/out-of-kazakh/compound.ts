import type { Tools } from "../../ask.ts";
import { nounForm } from "../../russian/inflect.ts";
import { type Both, nounRendering, unknownWord } from "./rendering.ts";

/** Кітап сөресі: a compound of two nouns that no list has, by what both mean. */
export function compoundRendering(first: string, second: string, tools: Tools): Both | undefined {
  const as = { isOwned: false, isPlace: false };
  const what = nounRendering(second, as, tools);
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
