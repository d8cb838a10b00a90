import type { Language } from "@tilashar/contracts";

interface Meaning {
  readonly en: string;
  readonly ru: string;
}

/** A meaning in the language of the page; in Kazakh both, as its readers know either. */
export function wordMeaning({ en, ru }: Meaning, language: Language): string {
  const both = [en, ru].filter((text) => text !== "").join(" · ");
  if (language === "kz") return both;
  return (language === "ru" ? ru : en) || both;
}

/** The same with the first senses alone, for titles. */
export const shortMeaning = (meaning: Meaning, language: Language): string =>
  wordMeaning(meaning, language).split("; ").slice(0, 2).join("; ");
