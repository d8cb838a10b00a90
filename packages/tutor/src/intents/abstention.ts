import type { Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Language, texts } from "../reply.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";
import { nearestSentence } from "../translation/nearest.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { showPhrases } from "./show-translation.ts";

const T = {
  cannot: texts(
    "I cannot vouch for that whole sentence in Kazakh, so I will not make one up.",
    "За всё это предложение по-казахски поручиться не могу, поэтому выдумывать не стану.",
    "Бұл сөйлемнің қазақшасына толық кепіл бола алмаймын, сондықтан ойдан құрамаймын.",
  ),
  nearest: texts("I can say this one:", "Могу сказать вот так:", "Мынаны айта аламын:"),
  words: texts("Its words:", "Слова из него:", "Оның сөздері:"),
} as const;

const isSameWords = (one: string, other: string): boolean =>
  [one, other]
    .map((text) => wordsOf(foldText(text)).toSorted().join(" "))
    .every((text, _at, [first]) => text === first);

/** Words that mean nothing by themselves, or another thing in every sentence. */
const CLOSED =
  /^(?:the|an|a|to|of|in|on|at|is|are|am|was|were|be|been|being|do|does|did|has|have|had|will|would|should|could|can|may|might|must|it|for|by|with|from|as|that|than|if|so|not|no|and|or|but|each|other|there|right|left|kind|like|mean|get|got|на|в|во|с|со|к|по|о|об|у|из|от|до|за|не|ли|же|бы|а|и|но|что|чтобы|если|чем|тем|есть|был|была|было|были|будет|каком|какой|какая|это|чья|чей|друг|друга|прав|права|правы)$/;
const MAX_WORDS = 12;

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
  if (near && isSameWords(near[gloss], text)) return { ...showPhrases([near], language), language };
  const known = words
    .filter((word) => word.length > 1 && !CLOSED.test(word) && !tools.names.has(word))
    .map((word) => ({ word, headword: byMeaning(word, gloss, tools, false) }))
    .flatMap(({ word, headword }) => (headword?.sense?.word ? [{ word, headword }] : []))
    .slice(0, MAX_WORDS);
  // What nothing is known of may be no sentence at all
  if (!near && (known.length < 2 || (bare && known.length * 2 < words.length))) return undefined;
  const shown = near && showPhrases([near], language);
  return {
    text: [
      T.cannot[language],
      ...(shown ? [T.nearest[language], shown.text] : []),
      ...(known.length > 0 ? ["", T.words[language]] : []),
      ...known.map(({ word, headword }) => `${trimEnds(word)} — ${headword.lemma}`),
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
