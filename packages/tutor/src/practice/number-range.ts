import type { Word } from "@tilashar/course";
import { numberToWords, wordsToNumber } from "@tilashar/kazakh";
import type { QuizWord } from "./quiz.ts";

/** Numbers from one to another, both of them in it. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

const FROM_TO =
  /(?<![\p{L}\d])(\d{1,4}) ?(?:-|–|to|до|till|through|ден|дан|тен|тан|нен|нан) ?(\d{1,4})(?!\d)/u;
const UP_TO =
  /(?<!\p{L})(?:up to|to|till|до) (\d{1,4})(?!\d)|(?<!\d)(\d{1,4})(?:-?\p{L}{2,3})? дейін/u;

const ABOVE =
  /(?<!\p{L})(?:over|above|beyond|bigger than|more than|from|больше|свыше|выше|более|от) (\d{1,4})(?!\d)|(?<!\d)(\d{1,4})(?:-?\p{L}{2,3})? (?:жоғары|үлкен|көп|асатын)/u;
/** How far a range goes that only begins somewhere. */
const FAR = 9999;

/** "1–20", "only up to 10", "over 100": which numbers are meant; undefined where none are named. */
export function rangeIn(folded: string): NumberRange | undefined {
  const [, from, to] = FROM_TO.exec(folded) ?? [];
  if (from !== undefined && to !== undefined) return { from: Number(from), to: Number(to) };
  const found = UP_TO.exec(folded);
  const most = found?.[1] ?? found?.[2];
  if (most !== undefined) return { from: 1, to: Number(most) };
  const above = ABOVE.exec(folded);
  const least = above?.[1] ?? above?.[2];
  return least === undefined ? undefined : { from: Number(least), to: FAR };
}

/** The numbers among some words that lie in a range. */
export const numbersWithin = (words: readonly Word[], { from, to }: NumberRange): readonly Word[] =>
  words.filter((word) => {
    const value = wordsToNumber(word.kz.toLowerCase());
    return value !== null && value >= from && value <= to;
  });

/** Numbers that are hard to say, where none are named. */
export const HARD: NumberRange = { from: 21, to: 9999 };
/** More numbers than these are not to be chosen from. */
const MOST = 200;
/** Leaps through a long range that meet no pattern of digits. */
const LEAP = 7919;

/** The numbers of a range as a quiz asks for them; of a long one, some from all over it. */
export function numbersToAsk({ from, to }: NumberRange): readonly QuizWord[] {
  const size = Math.max(1, to - from + 1);
  return Array.from({ length: Math.min(size, MOST) }, (_, at) => {
    const value = from + (size <= MOST ? at : (at * LEAP) % size);
    return { kz: numberToWords(value), en: [String(value)], ru: [String(value)] };
  });
}
