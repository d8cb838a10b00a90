import { kz } from "../features/form-text.ts";
import { nearestLaid } from "../table/on-table.ts";
import { meaningsOf } from "../tools/gloss.ts";
import type { Executor } from "./executor.ts";

/** "What was that word again?", "the second word again": a word that was spoken of, with its meaning. */
export const wordAgain: Executor = (asked, read, tools) => {
  if (!read.names("again") || !read.names("act-words") || read.rest.length > 0) return undefined;
  const { place } = read;
  const lemma = nearestLaid(asked, tools, ({ words, word }) =>
    place === undefined ? (word ?? words[0]) : words.length > 1 ? words.at(place) : undefined,
  );
  if (lemma === undefined) return undefined;
  const { language } = asked;
  const senses = tools.glossary.senses(lemma).slice(0, 1);
  const meaning = meaningsOf(senses, language === "ru" ? "ru" : "en");
  return {
    text: meaning === "" ? lemma : `${lemma} — ${meaning}`,
    kazakh: [kz(lemma, lemma)],
    confidence: 0.9,
    intent: "meaning",
    focus: { kind: "word", lemma, pos: senses[0]?.pos ?? "n" },
  };
};
