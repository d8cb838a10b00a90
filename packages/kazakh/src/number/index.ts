export {
  dateToDigits,
  dateToWords,
  type KazakhDate,
  months,
  weekdayName,
  weekdays,
  yearToWords,
} from "./calendar.ts";
export { atTime, officialTime, timeToWords } from "./clock.ts";
export { andAHalf, decimalToWords, fractionToWords, halfWords } from "./fraction.ts";
export { type NumberKind, numberAlternatives, numberToWords } from "./number-to-words.ts";
export { numeralSuffix, ordinalDigits } from "./numeral-suffix.ts";
export { priceToWords } from "./price.ts";
export { type NumeralSuffix, suffixFor, withSuffix } from "./suffix.ts";
export { type ReadNumber, readNumber, wordsToNumber } from "./words-to-number.ts";
