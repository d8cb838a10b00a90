import { alphabet, backVowels, frontVowels, loanLetters, neutralVowels } from "./alphabet.ts";
import { upperKazakh } from "./letter-case.ts";
import { toArabic } from "./to-arabic.ts";
import { toLatin } from "./to-latin.ts";

/** What a learner needs to know of one letter. */
export interface LetterFacts {
  /** Small and capital form. */
  letter: string;
  capital: string;
  /** Place in the alphabet, from 1 to 42. */
  place: number;
  kind: "vowel" | "consonant" | "sign";
  /** Vowels only: back, front, or neutral for и у ю. */
  harmony: "back" | "front" | "neutral" | null;
  /** Consonants only: voiceless (қатаң), voiced (ұяң) or sonorant (үнді). */
  voice: "voiceless" | "voiced" | "sonorant" | null;
  /** Whether the letter occurs in loans only. */
  loanOnly: boolean;
  /** The 2021 Latin and the Arabic-script spelling; empty for ъ and ь. */
  latin: string;
  arabic: string;
}

/** Facts about a letter of either case, or null when it is not one of the 42. */
export const letterFacts = (letter: string): LetterFacts | null => {
  const small = letter.toLowerCase();
  const index = [...small].length === 1 ? alphabet.indexOf(small) : -1;
  if (index < 0) return null;
  const harmony = backVowels.includes(small)
    ? "back"
    : frontVowels.includes(small)
      ? "front"
      : neutralVowels.includes(small)
        ? "neutral"
        : null;
  const sign = "ъь".includes(small);
  const voice = "кқпстфхһцчшщ".includes(small)
    ? "voiceless"
    : "лмнңрй".includes(small)
      ? "sonorant"
      : "voiced";
  return {
    letter: small,
    capital: upperKazakh(small),
    place: index + 1,
    kind: sign ? "sign" : harmony ? "vowel" : "consonant",
    harmony,
    voice: sign || harmony ? null : voice,
    loanOnly: loanLetters.includes(small),
    latin: toLatin(small),
    arabic: toArabic(small),
  };
};
