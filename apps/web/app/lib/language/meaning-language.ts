import type { Language } from "@tilashar/contracts";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { makeListeners } from "#app/lib/store.ts";
import { useLanguage } from "./browser-language.ts";
import { meaningLanguageKey } from "./language.ts";

/** A language that Kazakh is explained in. */
export type MeaningLanguage = "en" | "ru";

export const meaningLanguages: readonly MeaningLanguage[] = ["en", "ru"];

const { subscribe, notify } = makeListeners();

const isMeaningLanguage = (value: unknown): value is MeaningLanguage =>
  value === "en" || value === "ru";

/** What the server draws for an interface in Kazakh, as it does not know the choice: the specification falls back to English. */
const usual: MeaningLanguage = "en";

function storedChoice(): MeaningLanguage | null {
  const stored = readStored(meaningLanguageKey);
  return isMeaningLanguage(stored) ? stored : null;
}

/** What was chosen; else what the browser asks for first of the two. */
const kept = (): MeaningLanguage =>
  storedChoice() ??
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isMeaningLanguage) ??
  usual;

/** Keeps the language of meanings; who leaves English for an interface in Kazakh still reads English. */
export function chooseMeaningLanguage(language: MeaningLanguage): void {
  writeStored(meaningLanguageKey, language);
  notify();
}

/**
 * The language that Kazakh is translated into: that of the page. A page in Kazakh has none of its own, so it takes
 * the learner's choice, one for all of its words, sentences and exercises.
 */
export const meaningLanguageOf = (
  language: Language,
  chosen: MeaningLanguage = usual,
): MeaningLanguage => (language === "kz" ? chosen : language);

/** The same for the page on screen. */
export function useMeaningLanguage(): MeaningLanguage {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribe, kept, () => usual);
  return meaningLanguageOf(language, chosen);
}

/** The language beside a text: as long as nobody chose one, the specification puts Russian beside a text on pages in Kazakh. */
export function useTextLanguage(): MeaningLanguage {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribe, storedChoice, () => null);
  return meaningLanguageOf(language, chosen ?? "ru");
}

interface Meaning {
  readonly en: string;
  readonly ru: string;
}

/** A meaning in that language, or in the other one where there is no such. */
export const meaningIn = ({ en, ru }: Meaning, into: MeaningLanguage): string =>
  into === "ru" ? ru || en : en || ru;
