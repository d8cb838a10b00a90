import type { Language, MeaningLanguage } from "@tilashar/contracts";
import { useSyncExternalStore } from "react";
import { useLanguage } from "./browser-language.ts";
import {
  drawnTexts,
  drawnWords,
  keptForTexts,
  keptForWords,
  subscribeToMeanings,
} from "./kept-meanings.ts";
import { currentLanguage } from "./language.ts";

/**
 * The language that Kazakh is translated into: that of the page. A page in Kazakh has none of its own, so it takes
 * the learner's choice, one for all of its words, sentences and exercises.
 */
export const meaningLanguageOf = (language: Language, chosen: MeaningLanguage): MeaningLanguage =>
  language === "kz" ? chosen : language;

/** The same for the page being drawn, where no component asks: its title. */
export const currentMeaningLanguage = (): MeaningLanguage =>
  meaningLanguageOf(currentLanguage(), drawnWords());

/** The same for the page on screen. */
export function useMeaningLanguage(): MeaningLanguage {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribeToMeanings, keptForWords, drawnWords);
  return meaningLanguageOf(language, chosen);
}

/** The language beside a text. */
export function useTextLanguage(): MeaningLanguage {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribeToMeanings, keptForTexts, drawnTexts);
  return meaningLanguageOf(language, chosen);
}

interface Meaning {
  readonly en: string;
  readonly ru: string;
}

/** A meaning in that language, or in the other one where there is no such. */
export const meaningIn = ({ en, ru }: Meaning, into: MeaningLanguage): string =>
  into === "ru" ? ru || en : en || ru;
