import type { Language } from "@tilashar/contracts";

interface Titled {
  title_en: string;
  title_ru: string;
  title_kz: string;
}

/** A lesson's title in the language on screen, English when that one is missing. */
export function lessonTitle(lesson: Titled, language: Language): string {
  const titles = { en: lesson.title_en, ru: lesson.title_ru, kz: lesson.title_kz };
  return titles[language] || titles.en;
}
