import { numberToWords, toWhole } from "./number-to-words.ts";
import { withSuffix } from "./suffix.ts";

/**
 * A common fraction: 1/3 "үштен бір", 3/4 "төрттен үш"; the denominator is in the ablative.
 * "" when a part is no whole number, the numerator is negative or the denominator below 1.
 */
export const fractionToWords = (numerator: number, denominator: number): string =>
  toWhole(numerator) === null || !toWhole(denominator) || numerator < 0 || denominator < 1
    ? ""
    : `${withSuffix(numberToWords(denominator), "ablative")} ${numberToWords(numerator)}`;

/** A half: by itself (жарты), of something (жартысы), after a whole number (бір жарым). */
export const halfWords = { alone: "жарты", of: "жартысы", after: "жарым" } as const;

/** A whole number and a half: 2 "екі жарым", 0 "жарты". */
export const andAHalf = (whole: number): string => {
  if (whole === 0) return halfWords.alone;
  const words = numberToWords(whole);
  return words && `${words} ${halfWords.after}`;
};

/**
 * A decimal fraction given as text with a comma or a point: "3,14" "үш бүтін жүзден он төрт".
 * The last digit names the denominator (оннан, жүзден, мыңнан …), at most nine of them; "" otherwise.
 */
export const decimalToWords = (text: string): string => {
  const match = /^([-−–]?)(\d+)[.,](\d{1,9})$/.exec(
    text.trim().replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, ""),
  );
  if (!match) return "";
  const [, sign, whole = "", part = ""] = match;
  const words = numberToWords(whole);
  const scale = withSuffix(numberToWords(10 ** part.length).replace("бір ", ""), "ablative");
  return words && `${sign ? "минус " : ""}${words} бүтін ${scale} ${numberToWords(part)}`;
};
