import { numberToWords } from "./number-to-words.ts";

/** Months, January first, in the small letters they have inside a sentence. */
export const months =
  "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан".split(" ");

/** Days of the week, Monday first. */
export const weekdays = "дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі".split(" ");

/** A calendar day; the year may be left out. Months count from 1. */
export interface KazakhDate {
  day: number;
  month: number;
  year?: number;
}

const isDate = ({ day, month, year }: KazakhDate): boolean =>
  Number.isInteger(day) &&
  Number.isInteger(month) &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();

/** A year in words: 2026 "екі мың жиырма алтыншы жыл"; "" for anything below 1. */
export const yearToWords = (year: number): string =>
  Number.isInteger(year) && year > 0 ? `${numberToWords(year, "ordinal")} жыл` : "";

/**
 * A date in words: "жиырма бірінші қараша", with a year "екі мың жиырма алтыншы жылғы жиырма бірінші
 * қараша". "" for a day that no calendar has.
 */
export const dateToWords = (date: KazakhDate): string => {
  if (!isDate(date)) return "";
  const day = `${numberToWords(date.day, "ordinal")} ${months[date.month - 1]}`;
  return date.year === undefined ? day : `${yearToWords(date.year)}ғы ${day}`;
};

/** A date as it is printed: "21 қараша", "2026 жылғы 21 қараша". */
export const dateToDigits = (date: KazakhDate): string => {
  if (!isDate(date)) return "";
  const day = `${date.day} ${months[date.month - 1]}`;
  return date.year === undefined ? day : `${date.year} жылғы ${day}`;
};

/** The name of a weekday of an ISO number, Monday 1 to Sunday 7; "" otherwise. */
export const weekdayName = (isoDay: number): string => weekdays[isoDay - 1] ?? "";
