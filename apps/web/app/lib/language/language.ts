import type { Language } from "@tilashar/contracts";
import { getLocale } from "#app/paraglide/runtime.js";

/** The key in local storage, and the name of the cookie that mirrors it for the server. */
export const languageKey = "language";

/** The key in local storage of the language that pages in Kazakh explain Kazakh in. */
export const meaningLanguageKey = "meaning-language";

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
