import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { meaningsOf } from "../tools/gloss.ts";

/** Words by what they mean. */
export function glossedRows(
  list: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  if (list.length === 0) return undefined;
  return {
    text: list
      .map((word) => {
        const senses = tools.glossary.senses(word).slice(0, 1);
        const gloss = meaningsOf(senses, language === "ru" ? "ru" : "en");
        return `${word} — ${gloss.split(/[;,]/u)[0]}`;
      })
      .join("\n"),
    kazakh: list.map((word) => kz(word, word)),
    confidence: 0.9,
  };
}
