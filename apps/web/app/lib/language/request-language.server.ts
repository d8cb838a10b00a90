import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@tilashar/contracts";
import { overwriteGetLocale } from "#app/paraglide/runtime.js";

const requestLanguage = new AsyncLocalStorage<Language>();

// Every message asks for its language here: two requests in two languages never mix.
overwriteGetLocale(() => requestLanguage.getStore() ?? "en");

/** Runs `work` so that every message inside it is in `language`. */
export function runInLanguage<T>(language: Language, work: () => T): T {
  return requestLanguage.run(language, work);
}
