import { splitSentences } from "@tilashar/kazakh/script";
import { hasSpeech } from "@tilashar/speech/voice";
import { normalText } from "./spoken-request.ts";

/**
 * Every Kazakh text of some content that a page may ask to be said: each whole where it is short enough, and
 * sentence by sentence. In order and without repeats.
 */
export function kazakhTextsOf(content: unknown): string[] {
  const texts = new Set<string>();
  const add = (value: string): void => {
    for (const part of [value, ...splitSentences(value).map(({ text }) => text)]) {
      const text = normalText(part);
      if (text !== null && !/[\r\n]/.test(part) && hasSpeech(text)) texts.add(text);
    }
  };
  const collect = (value: unknown, kazakh: boolean): void => {
    if (typeof value === "string") {
      if (kazakh) add(value);
    } else if (Array.isArray(value)) {
      for (const part of value) collect(part, kazakh);
    } else if (typeof value === "object" && value !== null && !(value instanceof Map)) {
      for (const [key, part] of Object.entries(value))
        collect(part, key === "kz" || (kazakh && key !== "ru" && key !== "en"));
    }
  };
  collect(content, false);
  return [...texts];
}
