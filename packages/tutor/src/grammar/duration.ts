import { russianForms } from "../words/russian-forms.ts";
import { amountAt } from "./amount.ts";
import type { DraftClause } from "./draft-clause.ts";
import { inCase } from "./time-words.ts";

/** Before an amount of time these make something else of it: an age, "in two years", "at two o'clock". */
const OTHERWISE =
  /^(?:мне|тебе|ему|ей|нам|вам|им|в|во|на|за|через|с|со|до|после|к|назад|in|at|after|before|within|ago|old)$/;
/** English tells by its tense, Russian by a word, that it is still so. */
const STILL: Readonly<Record<"en" | "ru", RegExp>> = {
  en: /^(?:have|has)$/,
  ru: /^(?:уже|вот)$/,
};

/** Whether a sentence tells of something that goes on. */
export const goesOn = (words: readonly string[], language: "en" | "ru"): boolean =>
  words.some((word) => STILL[language].test(word));

const isPresent = (word: string): boolean =>
  russianForms(word).some(({ pos, tense, person }) => pos === "v" && tense === "present" && person);

/** Takes how long something lasts out of the words; Kazakh says it without a postposition: екі жыл. */
export function takeDuration(
  words: readonly string[],
  language: "en" | "ru",
  draft: DraftClause,
  isStill: boolean,
): string[] {
  if (words.some((word) => /^(?:ago|old|назад|мне|тебе|ему|ей)$/.test(word))) return [...words];
  for (let at = 0; at < words.length; at++) {
    const from = language === "en" ? at + 1 : at;
    if (language === "en" && words[at] !== "for") continue;
    if (language === "ru" && OTHERWISE.test(words[at - 1] ?? "")) continue;
    const amount = amountAt(words, from, language);
    if (!amount) continue;
    // «Учу два года» goes on; «сплю восемь часов» is a habit
    const lasts =
      isStill ||
      (language === "ru" &&
        /(?:жыл|ай|апта)$/u.test(amount.kz) &&
        words.some(isPresent) &&
        !words.some((word) => word.startsWith("буд")));
    draft.times.push(lasts ? `${inCase(amount.kz, "ABL")} бері` : amount.kz);
    return [...words.slice(0, at), ...words.slice(amount.next)];
  }
  return [...words];
}
