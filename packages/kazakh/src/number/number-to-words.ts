import { suffixFor, withSuffix } from "./suffix.ts";
import {
  collectiveWords,
  hundredWord,
  maxNumber,
  scaleWords,
  tenWords,
  unitWords,
} from "./words.ts";

/**
 * What a number is turned into: бес, бесінші, бесеу, бестей, бестен (five each), оншақты (ten or so).
 */
export type NumberKind =
  | "cardinal"
  | "ordinal"
  | "collective"
  | "approximate"
  | "distributive"
  | "about";

const belowThousand = (value: number, oneHundred: string): string[] => {
  const words: string[] = [];
  const hundreds = Math.floor(value / 100);
  if (hundreds > 1) words.push(unitWords[hundreds] as string, hundredWord);
  else if (hundreds === 1) words.push(...oneHundred.split(" "));
  const ten = tenWords[Math.floor((value % 100) / 10)];
  if (ten) words.push(ten);
  if (value % 10) words.push(unitWords[value % 10] as string);
  return words;
};

const cardinalOf = (
  value: number,
  oneHundred: string,
  oneThousand: string,
  oneMillion: string,
): string => {
  if (value === 0) return unitWords[0];
  const words: string[] = [];
  for (let scale: number = scaleWords.length; scale >= 0; scale--) {
    const group = Math.floor(value / 1000 ** scale) % 1000;
    if (group === 0) continue;
    const name = scaleWords[scale - 1];
    // A bare мың after a larger name would multiply it, so there it keeps its бір.
    if (scale === 1 && group === 1) words.push(words.length > 0 ? "бір мың" : oneThousand);
    else if (scale > 1 && group === 1) words.push(scale > 2 ? `бір ${name}` : oneMillion);
    else words.push(...belowThousand(group, oneHundred), ...(name ? [name] : []));
  }
  return words.join(" ");
};

/** Reads "1 234", "1234", -5, 10n as a whole number; null when it is none or beyond 10^15. */
export const toWhole = (input: string | number | bigint): number | null => {
  const text =
    typeof input === "string"
      ? input
          .trim()
          .replace(/[\s\u00a0\u202f_]/g, "")
          .replace(/^[−–]/, "-")
      : String(input);
  if (!/^[+-]?\d{1,40}$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= maxNumber ? value + 0 : null;
};

// The last word made ordinal. Source: school grammar (реттік сан есім).
const ordinalOf = (cardinal: string): string => {
  if (cardinal.endsWith("жиырма")) return `${cardinal}сыншы`;
  if (cardinal.endsWith("қырық")) return `${cardinal.slice(0, -2)}қыншы`;
  const suffix = suffixFor(cardinal, "ordinal");
  if (/[аыі]$/.test(cardinal)) return `${cardinal}н${suffix}`;
  return `${cardinal}${suffix === "ші" ? "і" : "ы"}н${suffix}`;
};

const formOf = (cardinal: string, value: number, kind: NumberKind): string => {
  switch (kind) {
    case "ordinal":
      return ordinalOf(cardinal);
    case "collective":
      return collectiveWords[value - 1] ?? "";
    case "approximate":
      return withSuffix(cardinal, "approximate");
    case "distributive":
      return withSuffix(cardinal, "ablative");
    case "about":
      return cardinal === "он" ? "оншақты" : `${cardinal} шақты`;
    default:
      return cardinal;
  }
};

/**
 * A whole number in words: -15 "минус он бес". 100 and 1,000 are жүз and мың without бір (жүз, мың
 * жүз), larger names take бір (бір миллион); see {@link numberAlternatives} for what else is right.
 *
 * @param input digits (spaces allowed), a number or a bigint, up to 999,999,999,999,999 either way.
 * @returns "" when the input is no such number, or the kind has no form (collectives end at seven).
 */
export const numberToWords = (
  input: string | number | bigint,
  kind: NumberKind = "cardinal",
): string => numberAlternatives(input, kind)[0] ?? "";

/** Every right way to say a number, the primary first: бір мың, бір жүз, миллион as well. */
export const numberAlternatives = (
  input: string | number | bigint,
  kind: NumberKind = "cardinal",
): string[] => {
  const value = toWhole(input);
  if (value === null) return [];
  const size = Math.abs(value);
  const ways = new Set<string>();
  for (const thousand of ["мың", "бір мың"])
    for (const hundred of [hundredWord, `бір ${hundredWord}`])
      for (const million of ["бір миллион", "миллион"]) {
        const form = formOf(cardinalOf(size, hundred, thousand, million), value, kind);
        if (form) ways.add(value < 0 ? `минус ${form}` : form);
      }
  return [...ways];
};
