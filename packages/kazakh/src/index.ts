export type { Entry, PartOfSpeech } from "./lexicon/entry.ts";
export { type Gloss, glossOf } from "./lexicon/gloss.ts";
export { defaultLexicon, type Lexicon, lookUp, makeLexicon } from "./lexicon/lexicon.ts";
export { analyse, printCandidate } from "./morphology/analyse.ts";
export type { Candidate, FoundSuffix, Upos } from "./morphology/candidate.ts";
export { inflect } from "./morphology/inflect.ts";
export type { SuffixId } from "./morphology/suffix-table.ts";
export { type Features, printFeatures } from "./morphology/ud-features.ts";
export { decideHarmony, type Harmony, harmonyOf } from "./phonology/harmony.ts";
