import type { Tools } from "../ask.ts";
import type { GlossLanguage } from "../words/glossary.ts";

/** Whether the grammar would lose what a text in English or Russian says. */
export const losesSense = (folded: string, language: GlossLanguage, { patterns }: Tools): boolean =>
  patterns.all(`lost-sense.${language}`).some((pattern) => pattern.test(folded));
