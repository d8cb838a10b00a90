import type { MeaningLanguage, MeaningLanguages } from "@tilashar/contracts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { makeListeners } from "#app/lib/store.ts";
import { mirrorInCookie } from "./language.ts";

/** The key in local storage of the language that pages in Kazakh explain Kazakh in. */
const storedKey = "meaning-language";

/** The cookie that mirrors for the server what this browser reads meanings in, chosen or not. */
const cookieName = "meanings";

export const meaningLanguages: readonly MeaningLanguage[] = ["en", "ru"];

const { subscribe, notify } = makeListeners();

export const subscribeToMeanings = subscribe;

const isMeaningLanguage = (value: unknown): value is MeaningLanguage =>
  value === "en" || value === "ru";

/** The specification falls back to English for words and puts Russian beside texts. */
const usual: MeaningLanguages = { words: "en", texts: "ru" };

let drawn: () => MeaningLanguages | undefined = () => undefined;

/** Tells what the page is drawn with: by the server for its request, by the browser for the document it was sent. */
export function drawMeaningsIn(languages: () => MeaningLanguages | undefined): void {
  drawn = languages;
}

export const drawnWords = () => (drawn() ?? usual).words;
export const drawnTexts = () => (drawn() ?? usual).texts;

/** Starts with what the document was drawn with, as it says itself. Call once, before hydration. */
export function startMeanings(): void {
  const [words, texts] = document.documentElement.dataset.meanings?.split(".") ?? [];
  if (!isMeaningLanguage(words) || !isMeaningLanguage(texts)) return;
  drawMeaningsIn(() => ({ words, texts }));
}

/** How the document says what a page in Kazakh was drawn with. */
export const drawnMeanings = (): string => `${drawnWords()}.${drawnTexts()}`;

function storedChoice(): MeaningLanguage | null {
  const stored = readStored(storedKey);
  return isMeaningLanguage(stored) ? stored : null;
}

/** What was chosen; else what the browser asks for first of the two. */
export const keptForWords = (): MeaningLanguage =>
  storedChoice() ??
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isMeaningLanguage) ??
  usual.words;

/** What was chosen; nobody having chosen, the usual one. */
export const keptForTexts = (): MeaningLanguage => storedChoice() ?? usual.texts;

/** Puts what this browser reads meanings in where the server will see it with the next page. */
export function mirrorMeanings(): void {
  mirrorInCookie(cookieName, `${keptForWords()}.${keptForTexts()}`);
}

/** Keeps the language of meanings. */
export function chooseMeaningLanguage(language: MeaningLanguage): void {
  writeStored(storedKey, language);
  mirrorMeanings();
  notify();
}
