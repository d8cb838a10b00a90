import type { Language } from "@tilashar/contracts";
import { languageTag } from "./language.ts";

/*
 * Browsers are built without Kazakh dates (Chromium says "M11 21"), so those are written here. So are whole days in
 * the other languages, as the first date of `Intl` takes a slow phone a tenth of a second; it does the rest.
 */

const kazakhMonths = [
  "қаңтар",
  "ақпан",
  "наурыз",
  "сәуір",
  "мамыр",
  "маусым",
  "шілде",
  "тамыз",
  "қыркүйек",
  "қазан",
  "қараша",
  "желтоқсан",
];
/** In English as `Intl` says them, in Russian in the genitive that stands behind a number. */
const monthsOfDays = {
  en: "January February March April May June July August September October November December",
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
};
const kazakhShortMonths = kazakhMonths.map((name) => (name.length > 5 ? name.slice(0, 3) : name));

/** From Monday. */
const kazakhWeekdays = [
  "дүйсенбі",
  "сейсенбі",
  "сәрсенбі",
  "бейсенбі",
  "жұма",
  "сенбі",
  "жексенбі",
];
const kazakhShortWeekdays = ["Дс", "Сс", "Ср", "Бс", "Жм", "Сб", "Жс"];

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const inUtc = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(language), { timeZone: "UTC", ...options });

/**
 * A calendar day as people say it: "21 November 2026", "21 қараша".
 *
 * @param day as `2026-11-21`
 */
export function dayText(day: string, language: Language, { year = true } = {}): string {
  const [years = "", month = "1", date = "1"] = day.split("-");
  const at = Number(month) - 1;
  if (language === "kz") {
    const text = `${Number(date)} ${kazakhMonths[at]}`;
    return year ? `${years} жылғы ${text}` : text;
  }
  const name = monthsOfDays[language].split(" ")[at];
  if (language === "ru") return `${Number(date)} ${name}${year ? ` ${years} г.` : ""}`;
  return `${name} ${Number(date)}${year ? `, ${years}` : ""}`;
}

/** The month a day lies in: "November", or short "Nov". */
export function monthText(day: string, language: Language, style: "long" | "short"): string {
  if (language === "kz") {
    const month = Number(day.slice(5, 7)) - 1;
    return (style === "long" ? kazakhMonths : kazakhShortMonths)[month] ?? "";
  }
  return inUtc(language, { month: style }).format(noonOf(day));
}

/** The weekday of a day: "Monday", or short "Mon". */
export function weekdayText(day: string, language: Language, style: "long" | "short"): string {
  if (language === "kz") {
    const sinceMonday = (noonOf(day).getUTCDay() + 6) % 7;
    return (style === "long" ? kazakhWeekdays : kazakhShortWeekdays)[sinceMonday] ?? "";
  }
  return inUtc(language, { weekday: style }).format(noonOf(day));
}

/** The month a day lies in with its year: "November 2026". */
export function monthOfYearText(day: string, language: Language): string {
  if (language === "kz") return `${day.slice(0, 4)} ж. ${monthText(day, language, "long")}`;
  return inUtc(language, { month: "long", year: "numeric" }).format(noonOf(day));
}

/** The day a moment falls on by the clock of this browser, as `2026-11-21`. */
export function localDayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day of an instant by the clock of this browser, as people say it. */
export const localDayText = (instant: string, language: Language): string =>
  dayText(localDayOf(new Date(instant)), language);

/** The day and the minute of an instant by the clock of this browser: "21 November 2026, 14:05". */
export function momentText(instant: string, language: Language): string {
  const moment = new Date(instant);
  const time = `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, "0")}`;
  return `${dayText(localDayOf(moment), language)}, ${time}`;
}
