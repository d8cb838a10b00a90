import type { Language } from "@tilashar/contracts";
import type { LocalItem } from "#app/lib/review/review-store.ts";

/** A word's meaning in the language of the page, or in the other one when there is no such. */
export function meaningOf({ en, ru }: Pick<LocalItem, "en" | "ru">, language: Language): string {
  if (language === "kz") return [en, ru].filter((text) => text !== "").join(" · ");
  const [first, second] = language === "ru" ? [ru, en] : [en, ru];
  return first === "" ? second : first;
}

/** The example's translation beside the Kazakh. */
export function exampleIn(example: NonNullable<LocalItem["example"]>, language: Language): string {
  return language === "en" ? example.en : example.ru;
}
