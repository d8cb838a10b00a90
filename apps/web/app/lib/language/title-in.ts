import type { Language } from "@tilashar/contracts";

interface Titled {
  title_en: string;
  title_ru: string;
  title_kz: string;
}

/** The title of a lesson, text or film in the language on screen, English when that one is missing. */
export function titleIn({ title_en, title_ru, title_kz }: Titled, language: Language): string {
  return { en: title_en, ru: title_ru, kz: title_kz }[language] || title_en;
}
