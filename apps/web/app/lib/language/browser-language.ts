import type { Language } from "@tilashar/contracts";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { makeListeners } from "#app/lib/store.ts";
import { getLocale, overwriteGetLocale } from "#app/paraglide/runtime.js";
import { chooseMeaningLanguage, mirrorMeanings, startMeanings } from "./kept-meanings.ts";
import { isLanguage, languageKey, languageOfTag, languageTag, mirrorInCookie } from "./language.ts";

const { subscribe, notify } = makeListeners();
let chosen: Language | undefined;

function publish(language: Language) {
  chosen = language;
  document.documentElement.lang = languageTag(language);
  notify();
}

/**
 * Starts with the language the page was rendered in, so that the first drawing equals the server's.
 * Call once, before hydration.
 */
export function startLanguage(): void {
  chosen = languageOfTag(document.documentElement.lang);
  overwriteGetLocale(() => chosen ?? "en");
  startMeanings();
}

/** Follows the stored choice when the page came in another language (a lost cookie, a shared cache). */
export function followStoredLanguage(): void {
  mirrorMeanings();
  const stored = readStored(languageKey);
  if (!isLanguage(stored)) {
    // A link that names its language is a choice, until the learner makes another.
    if (new URLSearchParams(location.search).has("lang") && chosen !== undefined) {
      chooseLanguage(chosen);
    }
    return;
  }
  mirrorInCookie(languageKey, stored);
  if (stored !== chosen) publish(stored);
}

/** The learner chose a language: keep it, tell the server by cookie, redraw. */
export function chooseLanguage(language: Language): void {
  // Who leaves English for pages in Kazakh goes on reading meanings in English.
  if (language === "kz" && chosen !== undefined && chosen !== "kz") chooseMeaningLanguage(chosen);
  writeStored(languageKey, language);
  mirrorInCookie(languageKey, language);
  publish(language);
}

/** A learner signed in where no language has been chosen yet: the one of their account is. */
export function followAccountLanguage(language: Language): void {
  if (!isLanguage(readStored(languageKey))) chooseLanguage(language);
}

/** The language on screen; a component using it draws again when the learner changes it. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => chosen ?? getLocale(), getLocale);
}
