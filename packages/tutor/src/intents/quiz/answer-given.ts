import { numberToWords, wordsToNumber } from "@tilashar/kazakh";
import type { Asked, Tools } from "../../ask.ts";
import { answerAmong } from "../../practice/answer-among.ts";
import { promptOf, type QuizState, type QuizWord } from "../../practice/quiz.ts";
import { isSpokenInKazakh } from "../../recognise/spoken.ts";
import { foldText, trimEnds } from "../../text/fold.ts";
import { skeleton } from "../../text/skeleton.ts";
import { meaningKey } from "../../words/glossary.ts";
import { isOwnLanguage, isWordOf } from "../../words/own-language.ts";

/**
 * What answers a prompt: the words it may have meant, or the meanings of the word it shows; of a number its words, or its
 * digits.
 *
 * @param round the words that the round asks, where they are known
 */
export function answersTo(
  { prompt, language, ofMeaning }: QuizState,
  tools: Tools,
  round: readonly QuizWord[] = [],
): string[] {
  if (/^\d+$/u.test(prompt)) return [numberToWords(Number(prompt))];
  const number = ofMeaning ? wordsToNumber(prompt) : null;
  if (number !== null) return [String(number)];
  const asked = round
    .filter((word) => promptOf(word, language, ofMeaning) === prompt)
    .flatMap(({ kz, en, ru }) => (ofMeaning ? (language === "ru" ? ru : en).map(plainly) : [kz]));
  return [
    ...asked.map((one) => one.toLowerCase()),
    ...answersOf({ prompt, language, ofMeaning }, tools),
  ];
}

function answersOf(
  {
    prompt,
    language,
    ofMeaning,
  }: Pick<QuizState, "prompt" | "language"> & { ofMeaning: boolean | undefined },
  tools: Tools,
): string[] {
  const gloss = language === "ru" ? "ru" : "en";
  if (ofMeaning)
    return tools.glossary.senses(prompt).flatMap(({ [gloss]: meanings }) => meanings.map(plainly));
  const senses = tools.glossary.meaning(prompt, gloss);
  const taught = senses.filter(
    ({ word }) =>
      word !== undefined &&
      (gloss === "ru" ? word.ru : word.en).some((one) => meaningKey(one) === meaningKey(prompt)),
  );
  return [...taught, ...senses].map((sense) => sense.kz.toLowerCase());
}

/** A meaning as it is typed: without what stands in brackets, and without "to". */
const plainly = (meaning: string): string =>
  meaning
    .replace(/\([^)]*\)/gu, "")
    .replace(/^(?:to|an?|the) /u, "")
    .trim()
    .toLowerCase();

/** A message of so many words of the learner's own language may hold an answer, and is none itself. */
const OWN_TALK = 3;

/** What of a message answers: all of it, or the answer that stands among other words; undefined of what is said of other things. */
export function givenIn(
  { ofMeaning }: QuizState,
  answers: readonly string[],
  asked: Asked,
  tools: Tools,
): string | undefined {
  const whole = trimEnds(foldText(asked.raw));
  const plain = ofMeaning ? plainly(whole) : whole;
  if (answers.includes(plain)) return plain;
  const words = plain.split(/[^\p{L}-]+/u).filter(Boolean);
  const among = answers.find((one) => words.some((word) => skeleton(word) === skeleton(one)));
  const besides = words.filter((word) => among === undefined || skeleton(word) !== skeleton(among));
  // «Наверное мың»: what stands around it is said about it
  if (among !== undefined && (ofMeaning || besides.every((word) => isOwnWord(word, tools))))
    return among;
  const tried = ofMeaning ? undefined : answerAmong(asked, tools);
  if (tried !== undefined) return tried;
  const isOther = ofMeaning ? isSpokenInKazakh(asked, tools) : isOwnLanguage(asked.raw, tools);
  return isOther && words.length >= OWN_TALK ? undefined : plain;
}

const isOwnWord = (word: string, tools: Tools): boolean =>
  isWordOf(word, "en", tools) || isWordOf(word, "ru", tools);
