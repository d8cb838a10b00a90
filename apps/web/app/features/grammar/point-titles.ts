import type { GrammarSummary, Language } from "@tilashar/contracts";

/** A point's title in the language of the page. */
export function pointTitle(
  point: Pick<GrammarSummary, "title_en" | "title_ru" | "title_kz">,
  language: Language,
): string {
  return { en: point.title_en, ru: point.title_ru, kz: point.title_kz }[language];
}

/** A point in a sentence. */
export function pointSummary(
  point: Pick<GrammarSummary, "summary_en" | "summary_ru" | "summary_kz">,
  language: Language,
): string {
  return { en: point.summary_en, ru: point.summary_ru, kz: point.summary_kz }[language];
}
