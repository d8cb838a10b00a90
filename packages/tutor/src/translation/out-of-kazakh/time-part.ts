import type { Part } from "./meaning.ts";
import { englishNumber, numberOf, russianAge } from "./quantity.ts";
import type { Both } from "./rendering.ts";

const UNITS: Readonly<Record<string, Both>> = {
  сағат: { en: "an hour", ru: "в час" },
  күн: { en: "a day", ru: "в день" },
  апта: { en: "a week", ru: "в неделю" },
  ай: { en: "a month", ru: "в месяц" },
  жыл: { en: "a year", ru: "в год" },
};

/** «Бес жасымда»: at the age of five; «күніне екі рет»: twice a day. Undefined of a part that tells no such time. */
export function timePart({ role, thing }: Part): Both | undefined {
  const { lemma, owner, count, plural, qualities } = thing;
  if (plural || qualities.length > 0) return undefined;
  if (lemma === "жас" && role === "LOC" && count !== undefined) {
    const years = numberOf([count]);
    if (years === undefined) return undefined;
    return { en: `at the age of ${englishNumber(years)}`, ru: `в ${russianAge(years)}` };
  }
  const isPer = role === "DAT" && owner?.person === "3" && owner.lemma === "" && !count;
  return isPer ? UNITS[lemma] : undefined;
}
