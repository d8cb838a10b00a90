import { letterTable } from "./letter-pairs.ts";

/**
 * Kazakh files of before Unicode. KZ-1048 (STRK1048-2002) is windows-1251 with Kazakh letters in the place
 * of Serbian and Ukrainian ones, PT154 with others. No browser decodes either, and detectors of encodings
 * that measure Russian or English take both for Hebrew, so they are told apart here by their letters.
 */
const kz1048 = letterTable("ЌЋќћЎўЈҐЄЇґєјЅѕї", "ҚҺқһҰұӘӨҒҮөғәҢңү");
const pt154 = letterTable("Ѓѓ‡‰ЊЌЋњќћ¤¦Є±µє", "ҒғҮүҢҚҺңқһӨҰӘұөә");

const readings: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => kz1048(decoded("windows-1251", bytes)),
  (bytes) => pt154(decoded("windows-1251", bytes)),
  (bytes) => decoded("koi8-r", bytes),
  (bytes) => decoded("ibm866", bytes),
];

const decoded = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** So much of a text tells which encoding it is in. */
const sampleBytes = 64 * 1024;

/** Reads bytes of one letter each by the encoding that makes the most Cyrillic words of them. */
export function decodeSingleByte(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes);
  let best = readings[0] as (bytes: Uint8Array) => string;
  let most = Number.NEGATIVE_INFINITY;
  for (const read of readings) {
    const score = likelihood(read(sample));
    if (score > most) {
      most = score;
      best = read;
    }
  }
  return best(bytes);
}

/** How much a text looks like Cyrillic words: small letters speak for it, capitals inside words against. */
function likelihood(text: string): number {
  let score = 0;
  let before = "";
  for (const letter of text) {
    if (/[а-яёәғқңөұүһі]/.test(letter)) score += 1;
    else if (/[А-ЯЁӘҒҚҢӨҰҮҺІ]/.test(letter)) score += /[а-яёәғқңөұүһі]/.test(before) ? -3 : 0.2;
    else if (letter > "\u007f" && !/[«»—–…№’“”„\u00a0]/.test(letter)) score -= 2;
    before = letter;
  }
  return score;
}
