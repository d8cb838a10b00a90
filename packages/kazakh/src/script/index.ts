export {
  alphabet,
  backVowels,
  frontVowels,
  isKazakhLetter,
  isVowelLetter,
  loanLetters,
  neutralVowels,
  vowelLetters,
} from "./alphabet.ts";
export { compareKazakh } from "./collate.ts";
export { fromArabic } from "./from-arabic.ts";
export { fromLatin, type IsWord, latinReadings } from "./from-latin.ts";
export { capitalise, lowerKazakh, matchCase, upperKazakh } from "./letter-case.ts";
export { allLetters, type LetterFacts, letterFacts } from "./letters.ts";
export { detectMixedScript, type ForeignLetter, foldLookAlikes, twinOf } from "./look-alikes.ts";
export { type Script, scriptOf, scriptOfLetter, scriptsIn } from "./script-of.ts";
export { hamza, needsHamza, toArabic } from "./to-arabic.ts";
export { toCyrillic } from "./to-cyrillic.ts";
export { toLatin } from "./to-latin.ts";
export {
  type Sentence,
  splitSentences,
  type Token,
  type TokenKind,
  tokenise,
  wordsOf,
} from "./tokenise.ts";
export { typeAid } from "./type-aid.ts";
