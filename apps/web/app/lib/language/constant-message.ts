import { getLocale } from "#app/paraglide/runtime.js";

/** A message without inputs, in the language of the page: what compact-messages.ts makes of most messages. */
export function constantMessage(en: string, ru: string, kz: string): () => string {
  return () => {
    const language = getLocale();
    return language === "ru" ? ru : language === "kz" ? kz : en;
  };
}
