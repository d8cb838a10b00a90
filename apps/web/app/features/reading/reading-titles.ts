import type { Language, ReadingSummary } from "@tilashar/contracts";

type Named = Pick<
  ReadingSummary,
  "title_en" | "title_ru" | "title_kz" | "author_en" | "author_ru" | "author_kz"
>;

/** A text's title in the language on screen, English when that one is missing. */
export function readingTitle(reading: Named, language: Language): string {
  const titles = { en: reading.title_en, ru: reading.title_ru, kz: reading.title_kz };
  return titles[language] || titles.en;
}

/** Its author, in the same way. */
export function readingAuthor(reading: Named, language: Language): string {
  const authors = { en: reading.author_en, ru: reading.author_ru, kz: reading.author_kz };
  return authors[language] || authors.en;
}
