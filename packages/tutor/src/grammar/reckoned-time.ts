import { inflect, numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { amountAt } from "./amount.ts";
import {
  boundOf,
  dayOf,
  inCase,
  type Language,
  seasonOf,
  type TimeExpression,
  unitOf,
} from "./time-words.ts";

/** How far back, how far on, how often, since when, until when. */
export function reckonedAt(
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
  // "Since last week": өткен аптадан бері
  if (first === "since" && second === "last") {
    const unit = unitOf(words[at + 2]) ?? dayOf(words[at + 2]);
    if (unit) return of(`өткен ${inCase(unit, "ABL")} бері`, at + 3);
  }
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
