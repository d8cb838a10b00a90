import type { Tools } from "../ask.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import { englishForms } from "./english-forms.ts";
import { russianForms } from "./russian-forms.ts";

const ENGLISH_CLOSED =
  /^(?:i|me|my|you|your|he|she|it|we|us|our|they|them|his|her|their|the|a|an|am|is|are|was|were|be|do|does|did|not|no|to|in|on|at|of|for|from|with|and|or|can|will|would|should|must|have|has|had|there|this|that|please|don't|dont|i'm|let's|what|where|who|how|when|why|very|s)$/;
const RUSSIAN_CLOSED =
  /^(?:я|ты|он|она|оно|мы|вы|они|меня|мне|тебя|тебе|его|ему|ее|ей|нас|нам|вас|вам|их|им|мо[йяеию]|моего|моей|моих|моим|моему|тво[йяеию]|твоего|твоей|твоих|сво[йяеию]|своего|своей|своих|наш[аеиу]?|нашего|нашей|наших|нашему|ваш[аеиу]?|вашего|вашей|ваших|вашему|не|нет|и|а|но|в|во|на|с|со|к|у|о|об|по|за|из|от|до|для|без|под|это|этот|эта|что|кто|где|как|когда|есть|был|была|было|были|буду|будет|хочу|могу|надо|нужно|нужна|нужен|очень|же|ли|бы)$/;

/** A word that every sentence is made of: a pronoun, a particle, a form of "to be". */
export const isClosed = (word: string, language: "en" | "ru"): boolean =>
  (language === "en" ? ENGLISH_CLOSED : RUSSIAN_CLOSED).test(word);

/** Whether a word, in any form, is English or Russian. */
export function isWordOf(word: string, language: "en" | "ru", tools: Tools): boolean {
  if (language === "en") {
    if (ENGLISH_CLOSED.test(word)) return true;
    return englishForms(word).some(({ lemma }) => tools.glossary.knows(lemma, "en"));
  }
  if (RUSSIAN_CLOSED.test(word)) return true;
  return russianForms(word).some(({ lemma }) => tools.glossary.knows(lemma, "ru"));
}

/** Whether a text without Kazakh letters is rather English or Russian than chat Kazakh. */
export function isOwnLanguage(text: string, tools: Tools): boolean {
  if (hasKazakhLetter(text)) return false;
  const words = wordsOf(foldText(text));
  if (words.length === 0) return false;
  const language = hasCyrillic(text) ? "ru" : "en";
  const own = words.filter((word) => isWordOf(word, language, tools)).length;
  if (own === 0) return false;
  const closed = words.some(
    (word) =>
      (language === "en" ? ENGLISH_CLOSED : RUSSIAN_CLOSED).test(word) &&
      !/^(?:а|не|бар|да)$/.test(word),
  );
  if (words.length === 1)
    return language === "en" || tools.glossary.senses(words[0] as string).length === 0;
  // One long word that only this language has settles it
  const telling = words.some(
    (word) =>
      word.length > 4 && isWordOf(word, language, tools) && tools.reader.spell(word) === undefined,
  );
  if (telling && own / words.length >= 0.5) return true;
  const kazakh = words.filter((word) => tools.reader.spell(word) !== undefined).length;
  if (closed && own / words.length >= 0.5 && own >= kazakh - 1) return true;
  return own > kazakh || (own === words.length && language === "en");
}
