import type { Language } from "@tilashar/contracts";
import { getLocale } from "#app/paraglide/runtime.js";

/** The key in local storage, and the name of the cookie that mirrors it for the server. */
export const languageKey = "language";

export const languageList: readonly Language[] = ["en", "ru", "kz"];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  kz: "Қазақша",
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (languageList as readonly string[]).includes(value);
}

/** The name HTML and Intl know a language by: `kz` on the wire is `kk` there. */
export function languageTag(language: Language): "en" | "ru" | "kk" {
  return language === "kz" ? "kk" : language;
}

/** The language a document was written in, from its `lang`. */
export function languageOfTag(tag: string): Language {
  const primary = tag.slice(0, 2);
  if (primary === "kk") return "kz";
  return isLanguage(primary) ? primary : "en";
}

/** The language of the page being drawn. */
export function currentLanguage(): Language {
  return getLocale();
}

const aYear = 60 * 60 * 24 * 365;

/** Puts a choice where the server will see it with the next page. */
export function mirrorInCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${name}=${value}; path=/; max-age=${aYear}; samesite=lax`;
}
