import { numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import type { DraftClause } from "./draft-clause.ts";

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:years?|лет|года?)$/, "жыл"],
  [/^(?:months?|месяц(?:а|ев)?)$/, "ай"],
  [/^(?:weeks?|недел[юиь])$/, "апта"],
  [/^(?:days?|день|дня|дней)$/, "күн"],
  [/^(?:hours?|часа?|часов)$/, "сағат"],
  [/^(?:minutes?|минут[уы]?)$/, "минут"],
];
/** Before a number these make something else of it: an age, "in two years", "at two o'clock". */
const OTHERWISE =
  /^(?:мне|тебе|ему|ей|нам|вам|им|в|во|на|за|через|с|со|до|после|к|назад|in|at|after|before|within|ago|old)$/;

/** Takes how long something lasts out of the words; Kazakh says it without a postposition: екі жыл. */
export function takeDuration(
  words: readonly string[],
  language: "en" | "ru",
  draft: DraftClause,
): string[] {
  if (
    words.some((word) => OTHERWISE.test(word) && /^(?:ago|old|назад|мне|тебе|ему|ей)$/.test(word))
  )
    return [...words];
  for (let at = 0; at < words.length; at++) {
    const from = language === "en" ? at + 1 : at;
    if (language === "en" && words[at] !== "for") continue;
    if (language === "ru" && OTHERWISE.test(words[at - 1] ?? "")) continue;
    const number = spokenNumber(words.slice(from));
    if (!number) continue;
    const unit = UNITS.find(([pattern]) => pattern.test(words[from + number.length] ?? ""))?.[1];
    if (unit === undefined) continue;
    draft.times.push(`${numberToWords(number.value)} ${unit}`);
    return [...words.slice(0, at), ...words.slice(from + number.length + 1)];
  }
  return [...words];
}
