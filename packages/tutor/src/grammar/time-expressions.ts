import { clockAt, hourBoundAt } from "./clock-time.ts";
import { namedAt, yearAt } from "./named-time.ts";
import { reckonedAt } from "./reckoned-time.ts";
import { dayOf, type Language, type TimeExpression } from "./time-words.ts";

/** The time that starts at a word of a folded sentence; undefined when none does. */
export function timeAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  if (language === "ru" && words[at] === "по") {
    const day = dayOf(words[at + 1]);
    // «По понедельникам и четвергам»
    const other = words[at + 2] === "и" ? dayOf(words[at + 3]) : undefined;
    if (day && other) return { kz: `${day} және ${other} күндері`, length: 4 };
    if (day) return { kz: `${day} күндері`, length: 2 };
  }
  return (
    yearAt(words, at, language) ??
    clockAt(words, at, language) ??
    (language === "ru" ? hourBoundAt(words, at) : undefined) ??
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
        : // Бүгін тағы: when comes before "again"
          /^(?:тағы|қайтадан|тағы бір рет)$/.test(kz)
          ? 3
          : 0;
  return [...times].sort((a, b) => rank(a) - rank(b));
}
