import { numberToWords, toWhole } from "./number-to-words.ts";
import { type NumeralSuffix, suffixFor } from "./suffix.ts";

/**
 * Digits with a suffix: (2026, "ordinal") "2026-шы", (5, "dative") "5-ке", ("10%", "ablative")
 * "10%-дан". The last word that the number is read with decides, пайыз when a percent sign ends it;
 * a decimal goes by its last digits. "" when the input is no number.
 */
export const numeralSuffix = (input: string | number | bigint, suffix: NumeralSuffix): string => {
  const text = String(input).trim();
  const percent = text.endsWith("%");
  const digits = percent ? text.slice(0, -1).trim() : text;
  const decimal = /^[-−–]?\d+[.,](\d{1,9})$/.exec(digits);
  const whole = toWhole(decimal ? (decimal[1] as string) : digits);
  if (whole === null) return "";
  const word = percent ? "пайыз" : (numberToWords(whole).split(" ").at(-1) as string);
  return `${text}-${suffixFor(word, suffix)}`;
};

/** The ordinal in digits: 5 "5-ші", 40 "40-шы". Roman numerals take no suffix and are not read here. */
export const ordinalDigits = (input: string | number | bigint): string =>
  numeralSuffix(input, "ordinal");
