const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  один: 1,
  одну: 1,
  два: 2,
  две: 2,
  двух: 2,
  пару: 2,
  пара: 2,
  три: 3,
  трех: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  пятнадцать: 15,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  бір: 1,
  екі: 2,
  үш: 3,
  төрт: 4,
  бес: 5,
  алты: 6,
  сегіз: 8,
  он: 10,
  жиырма: 20,
  отыз: 30,
};

/** Numbers of weeks, months and minutes in words, for a pattern; the longer first. */
export const WRITTEN = Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .map((word) => `(?<!\\p{L})${word}`)
  .join("|");

/** A number in digits or in words. */
export const numberIn = (written: string): number | undefined =>
  /^\d/.test(written) ? Number(written) : NUMBERS[written];
