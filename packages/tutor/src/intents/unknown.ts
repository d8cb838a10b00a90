import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { hasCyrillic } from "../text/fold.ts";
import { contentWords } from "../translation/content-words.ts";

/** What may be asked instead, by names of texts. */
const CHIPS = ["unknown.askSay", "unknown.askExplain", "next.quiz"] as const;

const MOST_WORDS = 4;

/** An honest "I do not know", with what is nearest to what was asked. */
export function unknown({ raw, language }: Asked, tools: Tools): Draft {
  const known = contentWords(raw, hasCyrillic(raw) ? "ru" : "en", tools).slice(0, MOST_WORDS);
  const lines: string[] = [tools.say("unknown.sorry", language)];
  if (known.length > 0 && language !== "kz")
    lines.push(
      `${tools.say("unknown.near", language)} ${known.map(({ word, headword }) => `${word} — ${headword.lemma}`).join(", ")}`,
    );
  return {
    text: lines.join("\n"),
    kazakh: known.map(({ headword }) => kz(headword.lemma, headword.lemma)),
    chips: CHIPS.map((name) => tools.say(name, language)),
    confidence: 0.1,
  };
}
