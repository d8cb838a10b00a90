import type { Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { sentenceIn } from "../tools/translate.ts";
import { contentWords } from "../translation/content-words.ts";
import { nearestSentence } from "../translation/nearest.ts";
import { type SaidPart, saidParts } from "../translation/said-parts.ts";
import { showPhrases } from "./show-translation.ts";

const isSameWords = (one: string, other: string): boolean =>
  [one, other]
    .map((text) => wordsOf(foldText(text)).toSorted().join(" "))
    .every((text, _at, [first]) => text === first);

const MAX_WORDS = 12;

/** The clauses that are sure, and those that are not vouched for. */
function showSaidParts(parts: readonly SaidPart[], language: Language, tools: Tools): Draft {
  const sure = parts.flatMap(({ source, kazakh }) => (kazakh ? [{ source, kazakh }] : []));
  const open = parts.filter(({ kazakh }) => kazakh === undefined);
  return {
    text: [
      tools.say("abstention.part", language),
      ...sure.map(({ source, kazakh }) => `${kazakh} — ${source}`),
      ...(open.length > 0 ? ["", tools.say("abstention.open", language)] : []),
      ...open.map(({ source }) => (language === "en" ? `“${source}”` : `«${source}»`)),
    ].join("\n"),
    translated: { text: null, sure: false, from: "composed" },
    kazakh: sure.map(({ kazakh }) => kz(kazakh)),
    confidence: 0.85,
    language,
  };
}

/** What is known of a sentence that cannot be said: the nearest one of the course, and words. */
export function abstention(
  text: string,
  gloss: "en" | "ru",
  language: Language,
  tools: Tools,
  bare: boolean,
): Draft | undefined {
  const words = [...new Set(wordsOf(foldText(text)))];
  if (words.length < 2 || words.length > 40) return undefined;
  const near = nearestSentence(text, gloss, tools);
  // «Ты откуда?»: the same words in another order
  if (near && isSameWords(near[gloss], text))
    return { ...showPhrases([near], language, tools), language };
  const parts = saidParts(text, gloss, (sentence) => sentenceIn(sentence, gloss, tools));
  if (parts) return showSaidParts(parts, language, tools);
  const known = contentWords(text, gloss, tools).slice(0, MAX_WORDS);
  // What nothing is known of may be no sentence at all
  if (!near && (known.length < 2 || (bare && known.length * 2 < words.length))) return undefined;
  const shown = near && showPhrases([near], language, tools);
  return {
    text: [
      tools.say("abstention.cannot", language),
      ...(shown ? [tools.say("abstention.nearest", language), shown.text] : []),
      ...(known.length > 0 ? ["", tools.say("abstention.words", language)] : []),
      ...known.map(({ word, headword }) => `${word} — ${headword.lemma}`),
    ].join("\n"),
    translated: { text: null, sure: false, from: "composed" },
    kazakh: [
      ...(near ? [kz(near.kz)] : []),
      ...known.map(({ headword }) => kz(headword.lemma, headword.lemma)),
    ],
    confidence: 0.4,
    language,
  };
}
