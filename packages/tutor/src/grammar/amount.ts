import { numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { type Language, unitOf } from "./time-words.ts";

/** So much time, and the word after it. */
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
  // "A year and a half", «полтора года»
  const half = /^(?:полтора|полторы)$/.test(first) ? unitOf(second) : undefined;
  if (half) return { kz: `бір жарым ${half}`, next: at + 2 };
  const isAndHalf = words.slice(at + 2, at + 5).join(" ") === "and a half";
  const whole = /^(?:an?|one)$/.test(first) && isAndHalf ? unitOf(second) : undefined;
  if (whole) return { kz: `бір жарым ${whole}`, next: at + 5 };
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
