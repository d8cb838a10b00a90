import { numberToWords } from "./number-to-words.ts";
import { withSuffix } from "./suffix.ts";

const isTime = (hour: number, minute: number): boolean =>
  Number.isInteger(hour) &&
  Number.isInteger(minute) &&
  hour >= 0 &&
  hour < 24 &&
  minute >= 0 &&
  minute < 60;

const hourWord = (hour: number): string => numberToWords(((hour + 11) % 12) + 1);

/**
 * What the clock says, as people say it, on the twelve-hour dial: 3:00 "сағат үш", 3:10 "үштен он
 * минут кетті" (ablative: ten past), 3:30 "үш жарым", 2:50 "үшке он минут қалды" (dative: ten to).
 * "" for no time of day.
 */
export const timeToWords = (hour: number, minute: number): string => {
  if (!isTime(hour, minute)) return "";
  if (minute === 0) return `сағат ${hourWord(hour)}`;
  if (minute === 30) return `${hourWord(hour)} жарым`;
  if (minute < 30)
    return `${withSuffix(hourWord(hour), "ablative")} ${numberToWords(minute)} минут кетті`;
  return `${withSuffix(hourWord(hour + 1), "dative")} ${numberToWords(60 - minute)} минут қалды`;
};

/**
 * When something happens: "сағат үште", "үш жарымда", "үштен он минут кеткенде", "үшке он минут
 * қалғанда". "" for no time of day.
 */
export const atTime = (hour: number, minute: number): string => {
  const words = timeToWords(hour, minute);
  if (!words) return "";
  if (minute === 0) return withSuffix(words, "locative");
  return words
    .replace(/жарым$/, "жарымда")
    .replace(/кетті$/, "кеткенде")
    .replace(/қалды$/, "қалғанда");
};

/** The time as timetables read it, on twenty-four hours: "сағат он бес отыз бес минут". */
export const officialTime = (hour: number, minute: number): string => {
  if (!isTime(hour, minute)) return "";
  const head = `сағат ${numberToWords(hour)}`;
  return minute === 0 ? head : `${head} ${numberToWords(minute)} минут`;
};
