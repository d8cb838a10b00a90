import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { both } from "../translation/out-of-kazakh/rendering.ts";
import { type ToldText, textOutOfKazakh } from "../translation/out-of-kazakh/whole-text.ts";

/** What a line says in the learner's language; to who learns in Kazakh, in both others. */
export function toldIn(text: string, language: Language, tools: Tools): ToldText | undefined {
  if (language !== "kz") return textOutOfKazakh(text, language, tools);
  const [en, ru] = [textOutOfKazakh(text, "en", tools), textOutOfKazakh(text, "ru", tools)];
  return (
    en &&
    ru && { text: `${en.text} / ${ru.text}`, sure: en.sure && ru.sure, known: en.known && ru.known }
  );
}

/** Kazakh says neither he nor she. */
const SAYS_HE = /(?<![\p{L}])(?:he|him|his|он|его|ему)(?![\p{L}])/iu;

/** Whether a translation chose between he and she where Kazakh does not. */
export const choseHe = (told: ToldText): boolean => !told.known && SAYS_HE.test(told.text);

/** «Балам» is a word of warmth: a line that tells so of the first of a text, where it has one. */
export function warmthOf(text: string, language: Language, tools: Tools): string | undefined {
  const listed = tools.course.tutor.renderings.warm;
  const word = text.match(/\p{L}+/gu)?.find((one) => listed[one.toLowerCase()] !== undefined);
  if (word === undefined) return undefined;
  const says = both(listed[word.toLowerCase()] ?? "|");
  return tools.say("meaning.warm", language, {
    word,
    literally: says[language === "ru" ? "ru" : "en"],
  });
}
