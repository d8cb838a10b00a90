import type { Asked } from "../ask.ts";
import { foldText } from "../text/fold.ts";
import { ownLanguage } from "./shown.ts";

const ENGLISH = /(?<!\p{L})(?:english|inglish|английск\p{L}*|ағылшынша\p{L}*)(?!\p{L})/u;
const RUSSIAN = /(?<!\p{L})(?:russian|русск\p{L}*|орысша\p{L}*)(?!\p{L})/u;
/** The language that a message names, or else the learner's own. */
export function languageAsked(asked: Asked): "en" | "ru" {
  const folded = foldText(asked.whole);
  if (ENGLISH.test(folded)) return "en";
  return RUSSIAN.test(folded) ? "ru" : ownLanguage(asked);
}
