import { defaultLexicon, lookUp } from "@tilashar/kazakh/lexicon";
import { dateToWords, decimalToWords, numberToWords, officialTime } from "@tilashar/kazakh/number";
import { scriptOf, type Token, toCyrillic } from "@tilashar/kazakh/script";
import { letterName } from "./letter-names.ts";
import { romanValue, shortenedWords, spokenSigns } from "./shortened-words.ts";

/**
 * What a token is read as, as Kazakh words in Cyrillic: 5-ке "беске", 2026-шы "екі мың жиырма
 * алтыншы", 12:30 "сағат он екі отыз минут", АҚШ-та "ақашата", т.б. "тағы басқа", № "нөмір". ""
 * for what is not read (punctuation, emoji).
 */
export const writtenOut = (token: Pick<Token, "kind" | "text">): string => {
  if (token.kind === "number") return numberRead(token.text);
  if (token.kind === "word") return wordRead(token.text);
  return token.kind === "punctuation" || token.kind === "other"
    ? (spokenSigns[token.text] ?? "")
    : "";
};

const numberRead = (text: string): string => {
  const [, body = "", tail = ""] = /^([\d.,:/\s%٪°]+)((?:[-‐‑]\p{L}+)*)$/u.exec(text) ?? [];
  const suffix = tail.replace(/[-‐‑]/g, "").toLowerCase();
  if (body === "") return [...text].map((sign) => numberToWords(sign) || sign).join(" ");
  const percent = /[%٪]/.test(body) ? " пайыз" : body.includes("°") ? " градус" : "";
  const digits = body.replace(/[%٪°]/g, "").trim();
  if (/^(ы|і|)н?[шщ][ыі]$/.test(suffix) && percent === "") {
    return plainNumber(digits, "ordinal");
  }
  return plainNumber(digits, "cardinal") + percent + suffix;
};

const plainNumber = (digits: string, kind: "cardinal" | "ordinal"): string => {
  const time = /^(\d{1,2}):(\d{2})$/.exec(digits);
  if (time) {
    const words = officialTime(Number(time[1]), Number(time[2]));
    if (words) return words;
  }
  const date = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(digits);
  if (date) {
    const [day, month, year] = date.slice(1).map(Number) as [number, number, number];
    const words = dateToWords({ day, month, year });
    if (words) return words;
  }
  const decimal = /^\d+[.,]\d{1,9}$/.test(digits) ? decimalToWords(digits) : "";
  if (decimal) return decimal;
  const whole = /^\d{1,3}(?:[\s\u00a0\u202f,.]\d{3})+$/.test(digits)
    ? digits.replace(/\D/g, "")
    : digits;
  return (
    numberToWords(whole, kind) ||
    whole
      .split(/\D+/)
      .map((part) => numberToWords(part))
      .filter(Boolean)
      .join(" ")
  );
};

const wordRead = (text: string): string => {
  const bare = text.replace(/\.$/, "");
  const [head = "", ...tails] = bare.split(/[-‐‑]/);
  const roman = romanValue(head);
  if (roman !== null && (head.length > 1 || /[IVX]/.test(head))) {
    return [numberToWords(roman, "ordinal"), ...tails].join(" ");
  }
  const long = shortenedWords[bare.toLowerCase()] ?? shortenedWords[head.toLowerCase()];
  if (long) return long + tails.join("");
  if (isSpelt(head)) {
    return [...head].map(letterName).join("") + tails.join("").toLowerCase();
  }
  if (tails.length > 0 && /^\p{Lu}{2,}$/u.test(head)) return (head + tails.join("")).toLowerCase();
  if (scriptOf(text) === "latin") return toCyrillic(text).toLowerCase();
  return text.replace(/[-‐‑]/g, " ");
};

const saidAsWords = /^(?:НАТО|ФИФА|УЕФА|ЮНЕСКО|ЮНИСЕФ|ЭКСПО|ТҮРКПА)$/;

/**
 * Whether an abbreviation is read letter by letter (ҚР, БҰҰ) and not as a word (БАҚ, НАТО): the
 * lexicon knows what kind of sound it ends in, and the name of its last letter agrees or not.
 */
const isSpelt = (head: string): boolean => {
  if (!/^[\p{Lu}.]{2,6}$/u.test(head) || saidAsWords.test(head)) return false;
  if (!/[АӘЕЁИОӨУҰҮЫІЭЮЯ]/.test(head)) return true;
  const final = lookUp(head, defaultLexicon()).find((entry) => entry.pos === "abbr")?.final;
  const last = letterName(head.at(-1) as string).at(-1) as string;
  return final !== undefined && (final === "V") === /[аеоөұүыіэу]/.test(last);
};
