import { AsyncLocalStorage } from "node:async_hooks";
import type { PageContext } from "@tilashar/contracts";
import { overwriteGetLocale } from "#app/paraglide/runtime.js";
import { drawMeaningsIn } from "./kept-meanings.ts";

type RequestLanguages = Pick<PageContext, "language" | "meanings">;

const requestLanguages = new AsyncLocalStorage<RequestLanguages>();

// Every message asks for its language here: two requests in two languages never mix.
overwriteGetLocale(() => requestLanguages.getStore()?.language ?? "en");
drawMeaningsIn(() => requestLanguages.getStore()?.meanings);

/** Runs `work` so that every message inside it is in its language, and every meaning in that of meanings. */
export function runInLanguages<T>(languages: RequestLanguages, work: () => T): T {
  return requestLanguages.run(languages, work);
}
