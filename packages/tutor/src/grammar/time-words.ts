import { inflect } from "@tilashar/kazakh";

/** Kazakh of a time that starts at a word, and how many words it takes. */
export interface TimeExpression {
  readonly kz: string;
  readonly length: number;
}

/** The languages that times are read in. */
export type Language = "en" | "ru";

/** Units by every form a phrase may hold them in. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:years?|лет|год[ауы]?)$/, "жыл"],
  [/^(?:months?|месяц(?:а|ев|ы)?)$/, "ай"],
  [/^(?:weeks?|недел[юиья]|недель)$/, "апта"],
  [/^(?:days?|день|дня|дней|дни)$/, "күн"],
  [/^(?:hours?|час(?:а|ов|ы)?)$/, "сағат"],
  [/^(?:minutes?|минут[уыа]?)$/, "минут"],
];
/** A unit of time that a word names. */
export const unitOf = (word: string | undefined): string | undefined =>
  UNITS.find(([pattern]) => pattern.test(word ?? ""))?.[1];

const DAYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mondays?|понедельник(?:а|у|ам)?)$/, "дүйсенбі"],
  [/^(?:tuesdays?|вторник(?:а|у|ам)?)$/, "сейсенбі"],
  [/^(?:wednesdays?|сред(?:а|у|ы|ам))$/, "сәрсенбі"],
  [/^(?:thursdays?|четверг(?:а|у|ам)?)$/, "бейсенбі"],
  [/^(?:fridays?|пятниц(?:а|у|ы|ам))$/, "жұма"],
  [/^(?:saturdays?|суббот(?:а|у|ы|ам))$/, "сенбі"],
  [/^(?:sundays?|воскресен(?:ье|ья|ьям))$/, "жексенбі"],
];
/** A day of the week. */
export const dayOf = (word: string | undefined): string | undefined =>
  DAYS.find(([pattern]) => pattern.test(word ?? ""))?.[1];

const MONTHS: readonly (readonly [RegExp, string])[] = [
  [/^(?:january|январ[ьяе])$/, "қаңтар"],
  [/^(?:february|феврал[ьяе])$/, "ақпан"],
  [/^(?:march|март[ае]?)$/, "наурыз"],
  [/^(?:april|апрел[ьяе])$/, "сәуір"],
  [/^(?:may|ма[йяе])$/, "мамыр"],
  [/^(?:june|июн[ьяе])$/, "маусым"],
  [/^(?:july|июл[ьяе])$/, "шілде"],
  [/^(?:august|август[ае]?)$/, "тамыз"],
  [/^(?:september|сентябр[ьяе])$/, "қыркүйек"],
  [/^(?:october|октябр[ьяе])$/, "қазан"],
  [/^(?:november|ноябр[ьяе])$/, "қараша"],
  [/^(?:december|декабр[ьяе])$/, "желтоқсан"],
];
/** A month. */
export const monthOf = (word: string | undefined): string | undefined =>
  MONTHS.find(([pattern]) => pattern.test(word ?? ""))?.[1];

const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:summer|лето|летом|лета)$/, "жаз"],
  [/^(?:winter|зима|зимой|зиму|зимы)$/, "қыс"],
  [/^(?:spring|весна|весной|весну|весны)$/, "көктем"],
  [/^(?:autumn|fall|осень|осенью|осени)$/, "күз"],
];
/** A season. */
export const seasonOf = (word: string | undefined): string | undefined =>
  SEASONS.find(([pattern]) => pattern.test(word ?? ""))?.[1];

/** Points of time that something lasts from or up to: noun, with "from" and "until" in each language. */
const BOUNDS: readonly (readonly [en: RegExp, ru: RegExp, kz: string])[] = [
  [/^morning$/, /^утра$/, "таң"],
  [/^(?:evening|night)$/, /^вечера$/, "кеш"],
  [/^yesterday$/, /^вчерашнего$/, "кеше"],
  [/^tomorrow$/, /^завтра$/, "ертең"],
  [/^(?:noon|midday|lunch)$/, /^(?:полудня|обеда)$/, "түс"],
  [/^childhood$/, /^детства$/, "бала кез"],
];
/** A point of time that something lasts from or up to. */
export const boundOf = (word: string | undefined, language: Language): string | undefined =>
  BOUNDS.find(([en, ru]) => (language === "en" ? en : ru).test(word ?? ""))?.[2] ?? dayOf(word);

/** A time of one or more words in a case, its last word inflected. */
export const inCase = (noun: string, wanted: "DAT" | "ABL" | "LOC"): string | undefined => {
  const [head = "", ...before] = noun.split(" ").reverse();
  const form = inflect(head, `N;${wanted};SG`)[0];
  return form && [...before.reverse(), form].join(" ");
};
