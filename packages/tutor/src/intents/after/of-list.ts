import type { Asked, Draft, Tools } from "../../ask.ts";
import { asIf } from "../../going-on/as-if.ts";
import { example } from "../../going-on/example.ts";
import { moreWords } from "../../request/more-words.ts";
import { readRequest } from "../../request/read-request.ts";
import { adviceFor } from "../advice.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** Advice on keeping words, as it is asked for in so many words. */
const WORDS_KEPT = {
  en: "how do I memorize words",
  ru: "как запоминать слова",
  kz: "сөздерді қалай жаттаймын",
} as const;

function kept(asked: Asked, tools: Tools): Draft | undefined {
  const draft = adviceFor(asIf(WORDS_KEPT[asked.language], asked), tools);
  return draft && { ...draft, intent: "advice" };
}

/** Words of the topic that were not shown: what is known first stands first in a list. */
function others(asked: Asked, tools: Tools): Draft | undefined {
  const read = readRequest(asked, tools);
  return moreWords(asked, { ...read, rest: [], quoted: [], names: (id) => id === "more" }, tools);
}

/** What is done to a list of words. */
export const OF_LIST: DoneToShown = {
  "of-shown-kept": kept,
  "of-shown-sentences": (asked, tools) => example(asked, undefined, tools),
  "change-harder": others,
};
