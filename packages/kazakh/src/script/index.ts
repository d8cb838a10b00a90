export { alphabet } from "./alphabet.ts";
export { compareKazakh } from "./collate.ts";
export { fromArabic } from "./from-arabic.ts";
export { fromLatin } from "./from-latin.ts";
export { capitalise, lowerKazakh, matchCase, upperKazakh } from "./letter-case.ts";
export { type LetterFacts, letterFacts } from "./letters.ts";
export { detectMixedScript, type ForeignLetter, foldLookAlikes } from "./look-alikes.ts";
export { type Script, scriptOf } from "./script-of.ts";
export { toArabic } from "./to-arabic.ts";
export { toCyrillic } from "./to-cyrillic.ts";
export { toLatin } from "./to-latin.ts";
export {
  type Sentence,
  splitSentences,
  type Token,
  type TokenKind,
  tokenise,
} from "./tokenise.ts";
export { typeAid } from "./type-aid.ts";
