import { numberToWords } from "./number-to-words.ts";

/**
 * A price in tenge in words: 1500 "мың бес жүз теңге", 99.5 "тоқсан тоғыз теңге елу тиын". Nouns
 * stay singular after numbers. "" for what is no amount; parts of a tiyn are rounded.
 */
export const priceToWords = (tenge: number): string => {
  if (!Number.isFinite(tenge) || tenge < 0) return "";
  const tiyns = Math.round(tenge * 100);
  const whole = Math.floor(tiyns / 100);
  const rest = tiyns % 100;
  const words = numberToWords(whole);
  if (!words) return "";
  const coins = rest ? `${numberToWords(rest)} тиын` : "";
  return whole === 0 && coins ? coins : [`${words} теңге`, coins].filter(Boolean).join(" ");
};
