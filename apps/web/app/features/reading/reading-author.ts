import type { Language, ReadingSummary } from "@tilashar/contracts";

/** A text's author in the language on screen, English when that one is missing. */
export function readingAuthor(
  {
    author_en,
    author_ru,
    author_kz,
  }: Pick<ReadingSummary, "author_en" | "author_ru" | "author_kz">,
  language: Language,
): string {
  return { en: author_en, ru: author_ru, kz: author_kz }[language] || author_en;
}
