export type { Entry, PartOfSpeech } from "./lexicon/entry.ts";
export { glossInEnglish } from "./lexicon/gloss-en.ts";
export { glossInRussian } from "./lexicon/gloss-ru.ts";
export { defaultLexicon, type Lexicon, lookUp, makeLexicon } from "./lexicon/lexicon.ts";
export { analyse, analyseFully, printCandidate } from "./morphology/analyse.ts";
export { questionParticle } from "./morphology/analytic.ts";
export type { Candidate, FoundSuffix, Upos } from "./morphology/candidate.ts";
export {
  type ExplainedSuffix,
  type Explanation,
  explain,
  explainWord,
  type Reason,
} from "./morphology/explain.ts";
export {
  describeReason,
  type ExplanationLanguage,
  SUFFIX_MEANINGS,
} from "./morphology/explanation-texts.ts";
export { inflect } from "./morphology/inflect.ts";
export { type ParadigmKind, type ParadigmTable, paradigm } from "./morphology/paradigm.ts";
export type { SuffixId } from "./morphology/suffix-table.ts";
export { type Features, printFeatures } from "./morphology/ud-features.ts";
export * from "./number/index.ts";
export { decideHarmony, type Harmony, harmonyOf } from "./phonology/harmony.ts";
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
  unstressedSuffixes,
  vowelHarmony,
} from "./sound/index.ts";
