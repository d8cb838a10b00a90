export * from "./lexicon/index.ts";
export { Lines } from "./lines.ts";
export { ListsByKey } from "./lists-by-key.ts";
export * from "./morphology/index.ts";
export * from "./number/index.ts";
export { NumbersByText } from "./numbers-by-text.ts";
export { decideHarmony, type Harmony, harmonyOf } from "./phonology/harmony.ts";
export { RecentlyAsked } from "./recently-asked.ts";
export {
  arabicReadings,
  type IsWord,
  latinReadings,
  toCyrillicByLexicon,
} from "./script/by-lexicon.ts";
export * from "./script/index.ts";
export { isKnownWord } from "./script/known-word.ts";
export {
  type HarmonicVowel,
  harmonyProfile,
  type IpaOptions,
  ipa,
  type Phone,
  phoneInventory,
  phones,
  respell,
  type SpokenPhone,
  type Syllable,
  spokenHarmony,
  stressIndex,
  syllableSpans,
  syllables,
  vowelHarmony,
} from "./sound/index.ts";
export { type IndexNumbers, type Numbers, storedIndexes } from "./stored-indexes.ts";
export { textOfWords, WordsInText } from "./words-in-text.ts";
