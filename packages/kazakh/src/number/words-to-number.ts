import { lowerKazakh } from "../script/letter-case.ts";
import { foldLookAlikes } from "../script/look-alikes.ts";
import { numberToWords } from "./number-to-words.ts";
import { collectiveWords, scaleWords, tenWords, unitWords } from "./words.ts";

/** What number words mean, and how they say it. */
export interface ReadNumber {
  value: number;
  kind: "cardinal" | "ordinal" | "collective" | "fraction" | "decimal";
}

const units = new Map<string, number>(unitWords.map((word, i) => [word, i]));
const tens = new Map<string, number>(tenWords.map((word, i) => [word, i * 10]));
tens.delete("");
const scales = new Map<string, number>(scaleWords.map((word, i) => [word, 1000 ** (i + 1)]));

const ordinals = new Map<string, string>();
for (const word of [...unitWords, ...tens.keys(), "жүз", ...scaleWords]) {
  const value =
    units.get(word) ?? tens.get(word) ?? (word === "жүз" ? 100 : (scales.get(word) as number));
  ordinals.set(numberToWords(value, "ordinal").split(" ").at(-1) as string, word);
}

// Cardinal words in strictly falling order: hundreds, tens, ones under each scale name.
const readCardinal = (words: readonly string[]): number | null => {
  if (words.length === 1 && words[0] === unitWords[0]) return 0;
  let total = 0;
  let group = 0;
  let ceiling = 1000;
  let scaleCeiling = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const unit = units.get(word);
    const ten = tens.get(word);
    const scale = scales.get(word);
    if (unit !== undefined && unit > 0 && ceiling > 1) {
      group += unit;
      ceiling = group < 10 ? 1.5 : 1;
    } else if (ten !== undefined && ceiling > 10) {
      group += ten;
      ceiling = 10;
    } else if (word === "жүз" && (ceiling === 1000 || ceiling === 1.5)) {
      group = (group || 1) * 100;
      ceiling = 100;
    } else if (scale !== undefined && scale < scaleCeiling) {
      total += (group || 1) * scale;
      group = 0;
      ceiling = 1000;
      scaleCeiling = scale;
    } else return null;
  }
  return words.length > 0 ? total + group : null;
};

const denominatorOf = (word: string): string | null => {
  const bare = word.replace(/[днт][ае]н$/, "");
  return bare !== word && readCardinal([bare]) !== null ? bare : null;
};

const readParts = (words: readonly string[]): ReadNumber | null => {
  const whole = readCardinal(words);
  if (whole !== null) return { value: whole, kind: "cardinal" };
  const last = words.at(-1) ?? "";
  const head = words.slice(0, -1);
  const collective = collectiveWords.indexOf(last as (typeof collectiveWords)[number]);
  if (collective >= 0 && head.length === 0) return { value: collective + 1, kind: "collective" };
  if (last === "жарты" && head.length === 0) return { value: 0.5, kind: "fraction" };
  if (last === "жарым") {
    const before = readCardinal(head);
    return before === null ? null : { value: before + 0.5, kind: "fraction" };
  }
  const ordinal = ordinals.get(last);
  if (ordinal) {
    const value = readCardinal([...head, ordinal]);
    return value === null ? null : { value, kind: "ordinal" };
  }
  const point = words.indexOf("бүтін");
  const at = words.findIndex((word, i) => i > point && denominatorOf(word));
  if (at < 0) return null;
  const below = readCardinal([
    ...words.slice(point + 1, at),
    denominatorOf(words[at] as string) as string,
  ]);
  const above = readCardinal(words.slice(at + 1));
  if (!below || above === null) return null;
  if (point < 0) return { value: above / below, kind: "fraction" };
  const before = readCardinal(words.slice(0, point));
  if (before === null || above >= below) return null;
  // Digits rather than a sum, so that 3,14 is exactly 3.14.
  const digits = String(above).padStart(Math.round(Math.log10(below)), "0");
  return { value: Number(`${before}.${digits}`), kind: "decimal" };
};

/**
 * Reads number words of any case, with or without бір before жүз, мың, миллион, written apart or
 * with hyphens: cardinals to 10^15, ordinals, collectives, fractions (үштен бір, бір жарым),
 * decimals, минус. Null for anything else, also for words in an order that names no number (бес он).
 */
export const readNumber = (text: string): ReadNumber | null => {
  if (text.length > 400) return null;
  const words = lowerKazakh(foldLookAlikes(text))
    .trim()
    .split(/[\s\-‐‑]+/);
  const negative = words[0] === "минус";
  const read = readParts(negative ? words.slice(1) : words);
  return read && negative ? { ...read, value: read.value === 0 ? 0 : -read.value } : read;
};

/** The value of number words; null when they are none. See {@link readNumber}. */
export const wordsToNumber = (text: string): number | null => readNumber(text)?.value ?? null;
