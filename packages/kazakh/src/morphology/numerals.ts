import { makeStem } from "../phonology/stem.ts";

/** Collectives exist from one to seven. Source: "Қазіргі қазақ тілі" (сан есім). */
export const COLLECTIVES: Readonly<Record<string, string>> = {
  бір: "біреу",
  екі: "екеу",
  үш: "үшеу",
  төрт: "төртеу",
  бес: "бесеу",
  алты: "алтау",
  жеті: "жетеу",
};

/** "The two of us": beside екеуіміз the shorter екеуміз lives and is the commoner. */
export function togetherWe(collective: string): string {
  return `${collective}${makeStem(collective).key & 1 ? "міз" : "мыз"}`;
}

/** Ordinals the suffix does not make from the cardinal. */
export const ORDINALS: Readonly<Record<string, string>> = { жиырма: "жиырмасыншы" };

const UNITS = ["нөл", "бір", "екі", "үш", "төрт", "бес", "алты", "жеті", "сегіз", "тоғыз"];
const TENS = ["", "он", "жиырма", "отыз", "қырық", "елу", "алпыс", "жетпіс", "сексен", "тоқсан"];

/**
 * The last word a whole number is read with; it alone decides the suffix after the hyphen
 * (2026-шы: алты; 5-ке: бес). Roman numerals and decimals are read by their last figure.
 */
export function lastWordOf(digits: string): string {
  const trimmed = /^\d+[.,]\d+$/.test(digits) ? digits.split(/[.,]/)[1] : digits;
  const figures = (trimmed ?? "").replace(/[^0-9]/g, "").replace(/^0+(?=\d)/, "");
  if (figures === "") return "";
  const unit = Number(figures.at(-1));
  if (unit !== 0 || figures === "0") return UNITS[unit] as string;
  const ten = Number(figures.at(-2));
  if (ten !== 0) return TENS[ten] as string;
  if (!/000$/.test(figures)) return "жүз";
  if (!/000000$/.test(figures)) return "мың";
  return /0{9}$/.test(figures) ? "миллиард" : "миллион";
}

const ROMAN = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 } as const;

/** Value of a Roman numeral, 0 when it is none. */
export function romanValue(text: string): number {
  if (!/^[IVXLCDM]+$/.test(text)) return 0;
  let total = 0;
  let before = 0;
  for (const letter of [...text].reverse()) {
    const value = ROMAN[letter as keyof typeof ROMAN];
    total += value < before ? -value : value;
    before = Math.max(before, value);
  }
  return total;
}
