import type { Language, WatchingSummary } from "@tilashar/contracts";

/** A film's title in the language on screen, English when that one is missing. */
export function filmTitle(
  film: Pick<WatchingSummary, "title_en" | "title_ru" | "title_kz">,
  language: Language,
): string {
  const titles = { en: film.title_en, ru: film.title_ru, kz: film.title_kz };
  return titles[language] || titles.en;
}

/** `1:06`: seconds that have begun do not count, as in the clock of every browser's player. */
export function filmLength(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
