import { inflect, numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";

/** Kazakh of a time that starts at a word, and how many words it takes. */
export interface TimeExpression {
  readonly kz: string;
  readonly length: number;
}

type Language = "en" | "ru";

/** Units by every form a phrase may hold them in. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:years?|лет|год[ауы]?)$/, "жыл"],
  [/^(?:months?|месяц(?:а|ев|ы)?)$/, "ай"],
  [/^(?:weeks?|недел[юиья]|недель)$/, "апта"],
  [/^(?:days?|день|дня|дней|дни)$/, "күн"],
  [/^(?:hours?|час(?:а|ов|ы)?)$/, "сағат"],
  [/^(?:minutes?|минут[уыа]?)$/, "минут"],
];
const unitOf = (word: string | undefined): string | undefined =>
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
const dayOf = (word: string | undefined): string | undefined =>
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
const monthOf = (word: string | undefined): string | undefined =>
  MONTHS.find(([pattern]) => pattern.test(word ?? ""))?.[1];

const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:summer|лето|летом|лета)$/, "жаз"],
  [/^(?:winter|зима|зимой|зиму|зимы)$/, "қыс"],
  [/^(?:spring|весна|весной|весну|весны)$/, "көктем"],
  [/^(?:autumn|fall|осень|осенью|осени)$/, "күз"],
];
const seasonOf = (word: string | undefined): string | undefined =>
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
const boundOf = (word: string | undefined, language: Language): string | undefined =>
  BOUNDS.find(([en, ru]) => (language === "en" ? en : ru).test(word ?? ""))?.[2] ?? dayOf(word);

export const inCase = (noun: string, wanted: "DAT" | "ABL" | "LOC"): string | undefined => {
  const [head = "", ...before] = noun.split(" ").reverse();
  const form = inflect(head, `N;${wanted};SG`)[0];
  return form && [...before.reverse(), form].join(" ");
};

export interface Amount {
  /** "екі күн", "жарты сағат". */
  readonly kz: string;
  readonly next: number;
}

/** So much time: two weeks, a month, полгода, час. */
export function amountAt(
  words: readonly string[],
  at: number,
  language: Language,
): Amount | undefined {
  const [first = "", second = "", third = ""] = words.slice(at, at + 3);
  if (first === "half" && /^(?:an|a)$/.test(second) && unitOf(third))
    return { kz: `жарты ${unitOf(third)}`, next: at + 3 };
  if (first === "полчаса") return { kz: "жарты сағат", next: at + 1 };
  if (first === "полгода") return { kz: "жарты жыл", next: at + 1 };
  const several = /^(?:several|несколько)$/.test(first) || (first === "a" && second === "few");
  if (several) {
    const from = second === "few" ? at + 2 : at + 1;
    const unit = unitOf(words[from]);
    return unit === undefined ? undefined : { kz: `бірнеше ${unit}`, next: from + 1 };
  }
  const many = /^(?:many|много)$/.test(first) ? unitOf(second) : undefined;
  if (many) return { kz: `көп ${many}`, next: at + 2 };
  const hundred = /^(?:an?|one)$/.test(first) && second === "hundred" ? unitOf(third) : undefined;
  if (hundred) return { kz: `жүз ${hundred}`, next: at + 3 };
  const one = /^(?:an?|целый|целую|весь|всю)$/.test(first) ? unitOf(second) : undefined;
  if (one && !/^(?:весь|всю)$/.test(first)) return { kz: `бір ${one}`, next: at + 2 };
  const number = spokenNumber(words.slice(at));
  if (number) {
    const unit = unitOf(words[at + number.length]);
    if (unit !== undefined)
      return { kz: `${numberToWords(number.value)} ${unit}`, next: at + number.length + 1 };
    return undefined;
  }
  // "неделю назад": one
  const bare = language === "ru" ? unitOf(first) : undefined;
  return bare && /^(?:год|месяц|неделю|день|час|минуту)$/.test(first)
    ? { kz: `бір ${bare}`, next: at + 1 }
    : undefined;
}

const HALF_HOURS: Readonly<Record<string, number>> = {
  первого: 12,
  второго: 1,
  третьего: 2,
  четвертого: 3,
  пятого: 4,
  шестого: 5,
  седьмого: 6,
  восьмого: 7,
  девятого: 8,
  десятого: 9,
  одиннадцатого: 10,
  двенадцатого: 11,
};
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:am|утра|(?:in the )?morning)$/, "таңғы"],
  [/^(?:pm|вечера|(?:in the )?evening)$/, "кешкі"],
  [/^(?:дня|(?:in the )?afternoon)$/, "түскі"],
];

/** What a clock shows: at seven, at half past six, в шесть часов вечера. */
function clockAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  if (language === "en") {
    if (words[at] !== "at") return undefined;
    const half = words[at + 1] === "half" && words[at + 2] === "past";
    const from = at + (half ? 3 : 1);
    const number = spokenNumber(words.slice(from));
    if (!number || number.value < 1 || number.value > 24) return undefined;
    let next = from + number.length;
    const minutes = !half && spokenNumber(words.slice(next));
    const told = minutes && minutes.value > 0 && minutes.value < 60 ? minutes : undefined;
    if (told) next += told.length;
    if (words[next] === "o" && words[next + 1] === "clock") next += 2;
    else if (/^(?:oclock)$/.test(words[next] ?? "")) next++;
    const part = partAfter(words, next);
    next += part?.length ?? 0;
    // "at three shops" tells no time
    if (next < words.length && /^(?:different|other|people|shops?)$/.test(words[next] ?? ""))
      return undefined;
    return clock(number.value, half ? "half" : told?.value, part?.kz, next - at);
  }
  if (words[at] !== "в" && words[at] !== "во") return undefined;
  if (words[at + 1] === "половине" || words[at + 1] === "пол") {
    const hour = HALF_HOURS[words[at + 2] ?? ""];
    return hour === undefined ? undefined : clock(hour, "half", undefined, 3);
  }
  if (words[at + 1] === "час") {
    const part = partAfter(words, at + 2);
    return clock(1, undefined, part?.kz, 2 + (part?.length ?? 0));
  }
  const number = spokenNumber(words.slice(at + 1));
  if (!number || number.value < 1 || number.value > 24) return undefined;
  let next = at + 1 + number.length;
  const isHour = /^час(?:а|ов)?$/.test(words[next] ?? "");
  if (isHour) next++;
  const minutes = spokenNumber(words.slice(next));
  if (minutes && minutes.value < 60) {
    next += minutes.length;
    if (/^минут/.test(words[next] ?? "")) next++;
  }
  const part = partAfter(words, next);
  next += part?.length ?? 0;
  if (!isHour && !part && next < words.length && !minutes) return undefined;
  return clock(number.value, minutes?.value, part?.kz, next - at);
}

function partAfter(words: readonly string[], at: number): TimeExpression | undefined {
  for (const length of [3, 1]) {
    const text = words.slice(at, at + length).join(" ");
    const found = PARTS.find(([pattern]) => pattern.test(text))?.[1];
    if (found && words.length >= at + length) return { kz: found, length };
  }
  return undefined;
}

function clock(
  hour: number,
  minutes: number | "half" | undefined,
  part: string | undefined,
  length: number,
): TimeExpression | undefined {
  const before = part === undefined ? "" : `${part} `;
  const told = numberToWords(hour);
  const last =
    minutes === "half" || minutes === 30
      ? "жарымда"
      : minutes === undefined
        ? inCase(told, "LOC")
        : inCase(numberToWords(minutes), "LOC");
  if (last === undefined) return undefined;
  const line = minutes === undefined ? last : `${told} ${last}`;
  return { kz: `${before}сағат ${line}`, length };
}

/** How far back, how far on, how often, since when, until when. */
function reckonedAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  const first = words[at] ?? "";
  const second = words[at + 1] ?? "";
  const of = (kz: string | undefined, next: number): TimeExpression | undefined =>
    kz === undefined ? undefined : { kz, length: next - at };
  const amount = amountAt(words, at, language);
  if (amount && /^(?:ago|назад)$/.test(words[amount.next] ?? ""))
    return of(`${amount.kz} бұрын`, amount.next + 1);
  const tail = amountAt(words, at + 1, language);
  if (tail && first === (language === "en" ? "in" : "через"))
    return of(`${inCase(tail.kz, "ABL")} кейін`, tail.next);
  if (tail && first === "за" && language === "ru") return of(inCase(tail.kz, "LOC"), tail.next);
  if (tail && first === "на" && language === "ru") return of(inCase(tail.kz, "DAT"), tail.next);
  if (tail && /^(?:every|кажд(?:ые|ый|ую|ое))$/.test(first) && !/^бір /.test(tail.kz))
    return of(`${tail.kz} сайын`, tail.next);
  const times = spokenNumber(words.slice(at));
  const once = /^(?:once|twice)$/.test(first);
  const count = once ? (first === "once" ? 1 : 2) : times?.value;
  const afterCount = once ? at + 1 : at + (times?.length ?? 0) + 1;
  const isCount = once || (times && /^(?:times?|раз(?:а)?)$/.test(words[afterCount - 1] ?? ""));
  if (isCount && count !== undefined) {
    const unitAt = words[afterCount] === "в" || /^(?:a|per)$/.test(words[afterCount] ?? "");
    const unit = unitAt ? unitOf(words[afterCount + 1]) : undefined;
    const each = unit && inflect(unit, "N;DAT;SG;PSS3")[0];
    if (each) return of(`${each} ${numberToWords(count)} рет`, afterCount + 2);
    return of(`${numberToWords(count)} рет`, afterCount);
  }
  if (first === "раз" && second === "в") {
    const each = unitOf(words[at + 2]);
    const owned = each && inflect(each, "N;DAT;SG;PSS3")[0];
    if (owned) return of(`${owned} бір рет`, at + 3);
  }
  const seasonEach = /^(?:every|кажд(?:ый|ую|ое|ые))$/.test(first)
    ? (seasonOf(second) ?? dayOf(second) ?? unitOf(second) ?? eachPart(second))
    : undefined;
  if (seasonEach) return of(`${seasonEach} сайын`, at + 2);
  if (first === "since" || (language === "ru" && /^(?:с|со)$/.test(first))) {
    const from = boundOf(second, language);
    const day = words[at + 2] === "по" ? dayOf(words[at + 3]) : undefined;
    if (from && day) return of(`${inCase(from, "ABL")} ${inCase(day, "DAT")} дейін`, at + 4);
    const until = until2(words, at + 2, language);
    if (from && until) return of(`${inCase(from, "ABL")} ${until.kz}`, at + 2 + until.length);
    if (from && (first === "since" || from === "бала кез" || /^утра$/.test(second)))
      return of(from === "бала кез" ? "бала кезден" : `${inCase(from, "ABL")} бері`, at + 2);
  }
  if (first === "from" && language === "en") {
    const from = boundOf(second, language);
    const day = words[at + 2] === "to" ? dayOf(words[at + 3]) : undefined;
    if (from && day) return of(`${inCase(from, "ABL")} ${inCase(day, "DAT")} дейін`, at + 4);
    const until = from && until2(words, at + 2, language);
    if (until) return of(`${inCase(from as string, "ABL")} ${until.kz}`, at + 2 + until.length);
  }
  const until = until2(words, at, language);
  if (until) return until;
  return undefined;
}

const eachPart = (word: string): string | undefined =>
  /^(?:evening|вечер)$/.test(word) ? "кеш" : /^(?:night|ночь)$/.test(word) ? "түн" : undefined;

function until2(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  const first = words[at] ?? "";
  if (!(language === "en" ? /^(?:until|till|by|to)$/ : /^(?:до|к)$/).test(first)) return undefined;
  const word = words[at + 1];
  const to = boundOf(word, language) ?? (/^(?:вечеру)$/.test(word ?? "") ? "кеш" : undefined);
  if (to === undefined || (first === "to" && dayOf(word))) return undefined;
  const dative = to === "ертең" ? "ертеңге" : inCase(to, "DAT");
  return dative === undefined ? undefined : { kz: `${dative} дейін`, length: 2 };
}

const WHICH: readonly (readonly [RegExp, string])[] = [
  [/^(?:last|прошл(?:ый|ой|ым|ую|ое|ого))$/, "өткен"],
  [/^(?:next|следующ(?:ий|ей|им|ую|ее|его))$/, "келесі"],
  [/^(?:this|эт(?:от|ой|им|у|о|ого))$/, "осы"],
];

/** Last summer, next Friday, in May, on Saturday morning, по субботам. */
function namedAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  const preposition = (language === "en" ? /^(?:on|in)$/ : /^(?:в|во|на)$/).test(words[at] ?? "");
  const from = preposition ? at + 1 : at;
  const which = WHICH.find(([pattern]) => pattern.test(words[from] ?? ""))?.[1];
  const nounAt = which ? from + 1 : from;
  const noun = words[nounAt];
  const end = nounAt + 1;
  const day = dayOf(noun);
  if (day && which) return { kz: `${which} ${inCase(day, "LOC")}`, length: end - at };
  const season = seasonOf(noun);
  if (season && which) return { kz: `${which} ${inCase(season, "LOC")}`, length: end - at };
  if (day && preposition) {
    const part = dayPart(words[end]);
    const many = language === "en" && /s$/.test(noun ?? "");
    const told = many ? `${day} күндері` : `${day} күні`;
    return part ? { kz: `${told} ${part}`, length: end + 1 - at } : { kz: told, length: end - at };
  }
  if (words[at] === "по" && day && /ам$|ям$/.test(words[at + 1] ?? "")) return undefined;
  const month = monthOf(noun);
  if (month && (preposition || which)) {
    const told = which ? `${which} ${inCase(month, "LOC")}` : inCase(month, "LOC");
    return told === undefined ? undefined : { kz: told, length: end - at };
  }
  return undefined;
}

const dayPart = (word: string | undefined): string | undefined =>
  /^(?:morning|утром)$/.test(word ?? "")
    ? "таңертең"
    : /^(?:evening|вечером)$/.test(word ?? "")
      ? "кешке"
      : undefined;

/** In 1990, в 1990 году; since 2015, с 2015 года. */
function yearAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  const year = /^(?:1[5-9]|20)\d\d$/.test(words[at + 1] ?? "") ? Number(words[at + 1]) : undefined;
  if (year === undefined) return undefined;
  const [first = "", , after = ""] = words.slice(at, at + 3);
  const told = numberToWords(year, "ordinal");
  if (language === "en")
    return first === "in"
      ? { kz: `${told} жылы`, length: 2 }
      : first === "since"
        ? { kz: `${told} жылдан бері`, length: 2 }
        : undefined;
  if (first === "в" && after === "году") return { kz: `${told} жылы`, length: 3 };
  return first === "с" && after === "года" ? { kz: `${told} жылдан бері`, length: 3 } : undefined;
}

/** The time that starts at a word of a folded sentence; undefined when none does. */
export function timeAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  if (language === "ru" && words[at] === "по") {
    const day = dayOf(words[at + 1]);
    if (day) return { kz: `${day} күндері`, length: 2 };
  }
  return (
    yearAt(words, at, language) ??
    clockAt(words, at, language) ??
    reckonedAt(words, at, language) ??
    namedAt(words, at, language)
  );
}

/** Whether a time tells since when something has been so. */
export const isSince = (kz: string): boolean => / бері$/.test(kz);

/** Times in the order they are said: the day, the part of it, the clock, how long. */
export function inOrder(times: readonly string[]): string[] {
  const rank = (kz: string): number =>
    kz === "ерте" || kz === "кеш" || /сағат \S+( \S+)?(?:да|де|та|те)$/.test(kz)
      ? 2
      : / (?:сайын|рет|бойы|бері)$/.test(kz)
        ? 1
        : 0;
  return [...times].sort((a, b) => rank(a) - rank(b));
}
