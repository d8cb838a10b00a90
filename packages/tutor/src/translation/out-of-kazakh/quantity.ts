import { wordsToNumber } from "@tilashar/kazakh";
import type { SentenceWords } from "./sentence-words.ts";

/** The number that a word ends with all that stands under it: жиырма бес. */
export function countAt(place: number, words: SentenceWords): number | undefined {
  const branch = words.branch(place);
  if (branch.some((one) => words.seen.has(one))) return undefined;
  const number = numberOf(branch.map((one) => words.lower(one)));
  if (number === undefined) return undefined;
  for (const one of branch) words.seen.add(one);
  return number;
}

/** A number in figures or in words. */
export function numberOf(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  if (/^\d{1,4}$/.test(text)) return Number(text);
  return wordsToNumber(text) ?? undefined;
}

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number in English: in words up to a thousand, and where it is a round one. */
export function englishNumber(value: number): string {
  if (value === 100) return "a hundred";
  if (value === 1000) return "a thousand";
  const [great, name] = value % 1e6 === 0 ? [1e6, "million"] : [1000, "thousand"];
  if (value >= 1000 && value % great === 0) {
    const many = value / great;
    return `${many === 1 ? "a" : englishNumber(many)} ${name}`;
  }
  if (value > 1000) return value.toString();
  if (value > 100) {
    const [hundreds, rest] = [UNITS[Math.floor(value / 100)], value % 100];
    return `${hundreds} hundred${rest === 0 ? "" : ` and ${englishNumber(rest)}`}`;
  }
  if (value < 20) return UNITS[value] ?? "";
  const [ten, unit] = [TENS[Math.floor(value / 10) - 2] ?? "", value % 10];
  return unit === 0 ? ten : `${ten}-${UNITS[unit]}`;
}

const RUSSIAN =
  "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать".split(
    " ",
  );
const RUSSIAN_TENS =
  "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split(" ");

const HUNDREDS = "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split(
  " ",
);
const THOUSANDS = { one: "тысяча", few: "тысячи", many: "тысяч" };
const MILLIONS = { one: "миллион", few: "миллиона", many: "миллионов" };

/** A number in Russian as it stands before what is counted, in the nominative or as an object. */
export function russianNumber(value: number, gender: "m" | "f" | "n", isObject = false): string {
  if (value === 100) return "сто";
  if (value === 1000) return isObject ? "тысячу" : "тысяча";
  if (value % 1e6 === 0)
    return `${russianNumber(value / 1e6, "m")} ${MILLIONS[countedAs(value / 1e6)]}`;
  if (value > 1000 && value % 1000 === 0)
    return `${russianNumber(value / 1000, "f", isObject)} ${THOUSANDS[countedAs(value / 1000)]}`;
  if (value > 1000) return value.toString();
  if (value > 100) {
    const rest = value % 100;
    return [HUNDREDS[Math.floor(value / 100) - 1], rest && russianNumber(rest, gender, isObject)]
      .filter(Boolean)
      .join(" ");
  }
  const ten = value < 20 ? "" : (RUSSIAN_TENS[Math.floor(value / 10) - 2] ?? "");
  const unit = value < 20 ? value : value % 10;
  const one = { m: "один", f: isObject ? "одну" : "одна", n: "одно" }[gender];
  const word =
    unit === 1
      ? one
      : unit === 2
        ? gender === "f"
          ? "две"
          : "два"
        : ten && unit === 0
          ? ""
          : RUSSIAN[unit];
  return [ten, word].filter(Boolean).join(" ");
}

/** How the counted noun stands in Russian after a number: один день, два дня, пять дней. */
export function countedAs(value: number): "one" | "few" | "many" {
  const [unit, last] = [value % 10, value % 100];
  if (last > 10 && last < 20) return "many";
  return unit === 1 ? "one" : unit > 1 && unit < 5 ? "few" : "many";
}

const AGES = {
  year: { one: "год", few: "года", many: "лет" },
  month: { one: "месяц", few: "месяца", many: "месяцев" },
};

/** Девять месяцев: how old somebody is, in Russian. */
export const russianAge = (value: number, unit: keyof typeof AGES = "year"): string =>
  `${russianNumber(value, "m")} ${AGES[unit][countedAs(value)]}`;

/** Two to ten in the genitive, dative, instrumental. */
const IN_CASE: Readonly<Record<string, readonly [gen: string, dat: string, ins: string]>> = {
  екі: ["двух", "двум", "двумя"],
  үш: ["трёх", "трём", "тремя"],
  төрт: ["четырёх", "четырём", "четырьмя"],
  бес: ["пяти", "пяти", "пятью"],
  алты: ["шести", "шести", "шестью"],
  жеті: ["семи", "семи", "семью"],
  сегіз: ["восьми", "восьми", "восемью"],
  тоғыз: ["девяти", "девяти", "девятью"],
  он: ["десяти", "десяти", "десятью"],
  бірнеше: ["нескольких", "нескольким", "несколькими"],
  көп: ["многих", "многим", "многими"],
  неше: ["скольких", "скольким", "сколькими"],
  қанша: ["скольких", "скольким", "сколькими"],
};

/** A number of Kazakh as Russian has it in a case other than the nominative. */
export function countInCase(count: string, kase: string): string | undefined {
  const [gen, dat, ins] = IN_CASE[count] ?? [];
  return kase === "dat" ? dat : kase === "ins" ? ins : gen;
}
