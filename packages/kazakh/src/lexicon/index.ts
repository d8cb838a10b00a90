export type { Entry, GovernedCase, PartOfSpeech, VoiceName } from "./entry.ts";
export { glossInEnglish } from "./gloss-en.ts";
export { glossInRussian } from "./gloss-ru.ts";
export { defaultLexicon, type Lexicon, lookUp, makeLexicon } from "./lexicon.ts";
export { packedTexts } from "./packed-texts.ts";
