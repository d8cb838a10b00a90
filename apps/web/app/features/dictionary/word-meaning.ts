import type { MeaningLanguage } from "@tilashar/contracts";
import { meaningIn } from "#app/lib/language/meaning-language.ts";

/** A meaning's first senses alone, for titles and lists. */
export const shortMeaning = (
  meaning: { readonly en: string; readonly ru: string },
  into: MeaningLanguage,
): string => meaningIn(meaning, into).split("; ").slice(0, 2).join("; ");
