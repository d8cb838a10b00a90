import { sayingsOnTable } from "../further/sayings.ts";
import { nearestPhrases, phrasesFor, phrasesNamed, phraseTopics } from "../intents/phrases.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";

/** "At the door, what?", «а на прощание?»: phrases of the further situation, or of the one before ranked by what is now said. */
export const phrases: GoingOn = (asked, about, tools) => {
  const before = asked.exchange(0)?.message ?? "";
  const own = about === undefined ? asked : asIf(about, asked);
  const both = asIf(`${before} ${asked.raw}`, asked);
  const draft =
    (asked.exchange(0)?.reply.intent === "culture" && about === undefined
      ? sayingsOnTable(asked, "phrases", tools)
      : undefined) ??
    phrasesNamed(own, tools) ??
    phrasesFor(own, tools) ??
    phrasesFor(asked, tools) ??
    sayingsOnTable(asked, "phrases", tools) ??
    phrasesFor(both, tools) ??
    nearestPhrases(asked, tools) ??
    nearestPhrases(both, tools) ??
    ANSWER_BY_KIND.culture?.(asked, tools) ??
    phraseTopics(asked, tools);
  return { ...draft, intent: "phrases" };
};
